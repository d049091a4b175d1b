import { byteSize } from './byte-size.ts';
import type { WrittenFile } from './catalogue.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import { guideCommands } from './guide-commands.ts';

/** `LEEME.md` of the dataset. */
export function guideInSpanish(facts: DatasetFacts, files: readonly WrittenFile[]): string {
  const table = files.map(({ name, bytes, title }) => `| \`${name}\` | ${byteSize(bytes, ',')} | ${title} |\n`);
  return `# ${facts.publisher}: el conjunto de datos

Números de camino de vida y matrices del destino de ${facts.rows} fechas, del ${facts.first_date} al ${facts.last_date}.
English guide: [README.md](README.md).

| Archivo | Tamaño | Qué es |
| --- | ---: | --- |
${table.join('')}
\`datapackage.json\` describe cada archivo y cada campo (Frictionless Data Package). \`SHA256SUMS\` cubre todos los archivos
menos él mismo e \`index.json\`, que los enumera todos. Las hojas de cálculo reconocen los acentos de los CSV con textos
porque empiezan con la marca de orden de bytes; en una celda, « | » separa los elementos de una lista.
\`tar xzf api-mirror.tar.gz\` descomprime la copia de la API, también en Windows 10 y posteriores.

## Columnas

\`date\` (fecha ISO), \`day\` (día), \`month\` (mes) y \`year\` (año); después, el arcano, del 1 al 22, de cada una de las 12
posiciones: \`personal\`, \`social\`, \`soul\`, \`body\`, \`spirit\`, \`center\`, \`talents\`, \`karma\`, \`money\`, \`relationships\`, \`destiny\`
y \`purpose\`; al final, \`life_path\`: del 1 al 9, 11, 22 o 33. La tabla \`matrix\` de la base de datos tiene las mismas
columnas y la vista \`matrix_names\` añade el nombre de cada arcano. Las demás tablas son \`arcana\`, \`life_path\`,
\`famous_people\`, \`positions\` y \`metadata\`; en ellas, las listas son arreglos JSON.

## Cómo se usa

${guideCommands(facts)}

## Licencia

${facts.license}, ${facts.license_url}: cualquier uso, siempre que nombres la fuente así: «${facts.attribution}».
Página: ${facts.source_url}
`;
}
