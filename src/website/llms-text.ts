import { apiPath, fileOf } from '../contract/api-path.ts';
import { packageCommands } from '../contract/npm-package.ts';
import { DOCUMENTATION, MCP_PATH, markdownPath } from '../contract/routes.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { wordsOf } from '../endpoints/words.ts';
import { linkedPath } from '../service/service-index.ts';
import type { Page, PageContext } from './page.ts';

/** `/llms.txt`: where a language model finds what it needs, from the same sources as the pages and the OpenAPI document. */
export function llmsText(
  pages: readonly Page[],
  { content, site }: PageContext,
  { pack, run } = packageCommands(),
): string {
  const { publisher } = content;
  const documents = pages
    .filter(({ path }) => DOCUMENTATION.includes(path))
    .map(({ title, path, description }) => `- [${title}](${site}${markdownPath(path)}): ${description}`);
  const operations = ENDPOINTS.filter(({ operation }) => operation).map(
    (endpoint) => `- \`GET ${site}${linkedPath(endpoint)}\`: ${wordsOf(endpoint).summary}`,
  );
  return `# ${publisher.name}

> ${publisher.description}

Sin clave ni registro. Los datos tienen licencia ${publisher.license}: nombra la fuente como «${attributionText(publisher)}». Es una tradición simbólica, sin predicciones ni consejos médicos, legales o financieros.

## Documentación

${documents.join('\n')}

## API

- [OpenAPI 3.1](${site}${fileOf(apiPath('/openapi'))}): todas las direcciones, con ejemplos y esquemas
${operations.join('\n')}

## Asistentes

- Servidor MCP por HTTP, sin clave: ${site}${MCP_PATH}
- Servidor MCP por stdio, sin conexión: ${pack === undefined ? '' : `en una copia del repositorio, \`${pack}\` y después `}\`${run} mcp\`
`;
}
