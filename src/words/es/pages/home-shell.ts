export const homeShell = {
  title: (heading: string): string => `Open Numerology: ${heading[0]!.toLowerCase()}${heading.slice(1)}`,
  example: (day: string): string => `Ejemplo: matriz del destino del ${day}`,
  lede: 'La matriz del destino coloca los números de una fecha de nacimiento en una estrella de ocho puntas. A cada punto le corresponde uno de los veintidós arcanos del tarot, y a cada lugar un tema: el amor, el dinero, de dónde vienes, adónde vas. Sirve para hacerse preguntas, y aquí están todas las sumas a la vista.',
  programs: 'Para programar',
  json: ['Lo mismo en JSON, sin registro ni clave. ', ' explica el resto.'] as [string, string],
  docs: 'La documentación de la API',
  contents: 'Qué hay aquí',
  method: {
    title: 'El método',
    text: 'Cada punto de la estrella con su fórmula, un ejemplo dibujado y las diferencias entre escuelas.',
  },
  numbers: {
    title: 'Los números de tu fecha y tu nombre',
    text: 'Cumpleaños, pináculos, desafíos, tu año mes a mes y los números de un nombre, que no sale de tu navegador.',
  },
  couple: {
    title: 'La carta de una pareja',
    text: 'Dos fechas y una estrella: qué trae cada persona, qué une, dónde roza y qué arcanos comparten.',
  },
  lifePaths: 'Los doce caminos de vida',
  arcana: 'Los veintidós arcanos',
  dataset: {
    title: 'Los datos completos',
    text: (first: number, last: number): string =>
      `Todas las fechas de ${first} a ${last} en archivos listos para tu hoja de cálculo o tu base de datos.`,
  },
  api: {
    title: 'La API',
    text: 'Direcciones, errores, límites y un formulario para probar cada petición sin salir de la página.',
  },
  embed: {
    title: 'Para tu web',
    text: 'Una estrella en tu página: la copias en una línea y se dibuja en el navegador de quien te visita.',
  },
  license: {
    title: 'La licencia',
    text: 'Copia, adapta y vende lo que hagas con esto. Solo pedimos que nombres la fuente.',
  },
};
