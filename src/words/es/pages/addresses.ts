/** The pages' addresses. A list ends with a slash, because its file is the index of a folder. `methodAlias` leads to `method`. */
export const addresses = {
  home: '/',
  profiles: '/perfil',
  couples: '/pareja',
  numbers: '/numeros',
  method: '/matriz',
  methodAlias: '/metodo',
  lifePaths: '/camino-de-vida/',
  arcana: '/arcanos/',
  dataset: '/datos',
  docs: '/docs',
  license: '/licencia',
  embed: '/para-tu-web',
  frames: '/incrustar',
};
