import type { ChartPoint } from '../../method/chart-formulas.ts';

/** The facts for a guide to the dataset; each language uses what its readers need. */
export interface GuideParts {
  readonly facts: {
    readonly publisher: string;
    readonly source_url: string;
    readonly contact: string;
    readonly license: string;
    readonly license_url: string;
    readonly version: string;
    readonly released: string;
    readonly rows: number;
    readonly first_date: string;
    readonly last_date: string;
  };
  readonly cited: string;
  /** Where the guide in the other language is. */
  readonly otherGuide: string;
  /** With a title without the format, and one with it. */
  readonly files: readonly {
    readonly name: string;
    readonly size: string;
    readonly about: string;
    readonly title: string;
  }[];
  /** The database's tables other than dates and charts, with a line break after the first few. */
  readonly otherTables: (onFirstLine: number) => string;
  /** The columns of CSV files, and those that only the database has. */
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly {
      readonly name: string;
      readonly description: string;
      readonly isOnlyInDatabase: boolean;
    }[];
  }[];
  /** The columns of `chart` for a position and for its summands. */
  readonly positions: readonly {
    readonly key: string;
    readonly point: ChartPoint;
    readonly column: string;
    readonly sum: string;
  }[];
  readonly arcana: string;
  readonly commands: string;
  /** The URL of the dates of 1990. */
  readonly calendar: string;
}

export interface MirrorParts {
  readonly example: string;
  /** That example's file. */
  readonly file: string;
  readonly source_url: string;
  readonly license: string;
  readonly cited: string;
}

function columnList({ name, columns }: GuideParts['tables'][number]): string {
  const lines = columns.map(
    (column) =>
      `- \`${column.name}\`${column.isOnlyInDatabase ? ', solo en la base de datos' : ''}: ${column.description}\n`,
  );
  return `\n### \`${name}.csv\`\n\n${lines.join('')}`;
}

export const datasetDocuments = {
  quoted: (text: string): string => `«${text}»`,
  guideLink: 'En español: [LEEME.md](LEEME.md).',

  guide: ({ facts, cited, otherGuide, files, otherTables, tables, commands, calendar }: GuideParts): string =>
    `# ${facts.publisher}: el conjunto de datos

Números de camino de vida y matrices del destino de ${facts.rows} fechas, del ${facts.first_date} al ${facts.last_date}.
Los textos están en español y en inglés: un archivo que acaba en \`.en.csv\` o \`.en.json\` y una tabla que acaba en \`_en\` tienen las
mismas columnas y claves que los que no, con los textos en inglés, salvo que no llevan lo que está en dos idiomas (\`name_en\`) y que
\`people\` tiene en parte otras personas.
Versión ${facts.version}, del ${facts.released}. ${otherGuide}

| Archivo | Tamaño | Qué es |
| --- | ---: | --- |
${files.map(({ name, size, title }) => `| \`${name}\` | ${size} | ${title} |\n`).join('')}
\`datapackage.json\` describe cada archivo y cada campo (Frictionless Data Package) y \`croissant.json\` dice lo mismo para el
aprendizaje automático. \`SHA256SUMS\` cubre todos los archivos menos él mismo e \`index.json\`, que los enumera todos. Para una
hoja de cálculo, abre \`open-numerology.xlsx\`: los CSV son para programas, en UTF-8 y con comas; en una celda, « | » separa los
elementos de una lista.
\`tar xzf api-mirror.tar.gz\` descomprime la copia de la API, también en Windows 10 y posteriores.

## Tablas

\`matrix\` tiene una fila por fecha: los arcanos de sus 12 posiciones, su camino de vida y tres números, \`a\`, \`b\` y \`c\`. Todo lo
demás sale de estos tres, así que las fechas que los comparten tienen la misma fila de \`chart\`: los demás puntos del octagrama
(la cola kármica es \`m\`, \`n\`, \`d\`), los chakras y un arcano por cada 1,25 años de edad. \`numbers\` trae los números clásicos de
cada fecha (las deudas kármicas, en Parquet como lista; en los demás formatos, con un 0 o un 1 en una columna para cada una), y
\`number_texts\` dice qué significa un número en su papel. \`readings\` dice qué significa un arcano en un lugar (\`short_readings\`,
más breve, en otros tres), y \`places\`, qué muestra cada lugar y en qué columna o dirección de la API está su arcano.
Un retrato tiene dos párrafos: \`presence\`, \`hinges\` y \`motive\` de \`portrait_parts\`, con un espacio en medio; después, un
texto de \`portrait_cores\`, por las columnas \`e\`, \`d\` y \`p3\` de \`chart\`. \`couple_meetings\` dice qué se hacen uno a otro dos centros.

Las tablas \`matrix\` y \`chart\` de la base de datos tienen las mismas columnas; la vista \`matrix_names\` añade el nombre de
cada arcano (\`matrix_names_en\`, en inglés), la vista \`matrix_chart\` une cada fecha con su carta y \`numbers\` es otra vista. Las demás tablas son
${otherTables(7)} y \`metadata\`; en ellas, las listas van escritas en JSON.

## Cómo se usa

${commands}

Las fechas de un año son las filas con ese \`year\`: \`SELECT * FROM matrix WHERE year = 1990\`, o un filtro en \`matrix.csv\`. La API
devuelve las mismas filas en una sola petición: ${calendar}

En macOS, \`sha256sum\` es \`shasum -a 256\`. En Windows, \`certutil -hashfile matrix.csv SHA256\` muestra la suma de un archivo
para compararla con su línea de \`SHA256SUMS\`.

## Licencia

${facts.license}, ${facts.license_url}: cualquier uso, siempre que nombres la fuente así: ${cited}.
Lo publica ${facts.publisher}, ${facts.source_url}. Dudas y correcciones: ${facts.contact}

## Todas las columnas
${tables.map(columnList).join('')}`,

  license: {
    terms: (attribution: string): string => `Español
Puedes copiar, cambiar y usar estos datos y textos para cualquier fin, también
comercial, siempre que nombres la fuente:

    ${attribution}
`,
    fullText: 'Texto completo',
  },

  /** The guide to the copy of the API. */
  mirrorTitle: (publisher: string): string => `# ${publisher}: copia de la API`,
  mirror: ({ example, file, source_url, license, cited }: MirrorParts): string => `## Español

Descomprime este archivo y publica la carpeta tal cual: son archivos JSON estáticos.

- Netlify lee \`_headers\` y \`_redirects\`: \`${example}\` responde como en el original.
- Otros servidores: cada respuesta está en su archivo, por ejemplo \`${file}\`. Para servirla también sin la
  extensión, usa en nginx \`try_files $uri $uri.json $uri/index.json =404;\`.
- Para usarla desde el navegador en otros dominios, añade \`Access-Control-Allow-Origin: *\`.
- Aquí no hay límite de peticiones ni validación de fechas: una fecha que no existe es un 404.
- No está lo que se calcula en cada petición: parejas, años, días, nombres, números de una fecha, cartas por fecha, imágenes.
- Los enlaces dentro de las respuestas apuntan al original.

Original: ${source_url}. Licencia: ${license}. Nombra la fuente así: ${cited}.
`,
};
