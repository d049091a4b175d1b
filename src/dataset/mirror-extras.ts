import { EXAMPLE_DATE } from '../calendar/dates.ts';
import { API_ROOT, apiPath, fileOf } from '../http/api-path.ts';
import { sitePath } from '../http/site-path.ts';
import type { OutputFile } from '../service/api-files.ts';
import { API_RULES, headersFile, redirectsFile } from '../service/host-files.ts';
import { type DatasetFacts, licenceNotice } from './dataset-facts.ts';

/** The files of `api-mirror.tar.gz` that are not the API's own. */
export function mirrorFiles(facts: DatasetFacts): OutputFile[] {
  return [
    { path: '/README.md', content: instructions(facts) },
    { path: '/LICENSE', content: licenceNotice(facts) },
    { path: '/_headers', content: headersFile(API_RULES) },
    { path: '/_redirects', content: apiRedirects(facts) },
  ];
}

/** Without the website's redirects, which lead to pages that are not in the archive; in the place of its home, the index. */
function apiRedirects({ first_date, last_date }: DatasetFacts): string {
  const rules = redirectsFile({ first: Number(first_date.slice(0, 4)), last: Number(last_date.slice(0, 4)) })
    .split(/(?<=\n)/)
    .filter((line) => line.startsWith(API_ROOT));
  return [`${sitePath.home()} ${API_ROOT} 302\n`, ...rules].join('');
}

function instructions({ publisher, attribution, license, source_url }: DatasetFacts): string {
  const example = apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE);
  return `# ${publisher}: copia de la API

## Español

Descomprime este archivo y publica la carpeta tal cual: son archivos JSON estáticos.

- Netlify lee \`_headers\` y \`_redirects\`: \`${example}\` responde como en el original.
- Otros servidores: cada respuesta está en su archivo, por ejemplo \`${fileOf(example)}\`. Para servirla también sin la
  extensión, usa en nginx \`try_files $uri $uri.json $uri/index.json =404;\`.
- Para usarla desde el navegador en otros dominios, añade \`Access-Control-Allow-Origin: *\`.
- Aquí no hay límite de peticiones ni validación de fechas: una fecha que no existe es un 404.
- Los enlaces dentro de las respuestas apuntan al original.

Original: ${source_url}. Licencia: ${license}. Nombra la fuente así: «${attribution}».

## English

Unpack this archive and publish the folder as it is: static JSON files.

- Netlify reads \`_headers\` and \`_redirects\`: \`${example}\` answers as in the original.
- Other servers: each answer is a file, for example \`${fileOf(example)}\`. To serve it without the extension too, use
  \`try_files $uri $uri.json $uri/index.json =404;\` in nginx.
- For use from browsers on other domains, add \`Access-Control-Allow-Origin: *\`.
- There is no rate limit and no check of dates here: a date that does not exist is a 404.
- Links inside the answers point to the original.

Original: ${source_url}. Licence: ${license}. Name the source as «${attribution}».
`;
}
