export const addresses: typeof import('../../es/pages/addresses.ts').addresses = {
  home: '/en/',
  profiles: '/en/profile',
  couples: '/en/couple',
  numbers: '/en/numbers',
  method: '/en/method',
  lifePaths: '/en/life-path/',
  arcana: '/en/arcana/',
  dataset: '/en/data',
  docs: '/en/docs',
  licence: '/en/license',
  embed: '/en/for-your-site',
  frames: '/en/embed',
};
