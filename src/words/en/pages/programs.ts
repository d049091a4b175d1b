export const programs: typeof import('../../es/pages/programs.ts').programs = {
  terms: (license, attribution) =>
    `No key, no sign-up. The data is licensed under ${license}: name the source as “${attribution}”. This is a symbolic tradition, with no predictions and no medical, psychological, legal or financial advice.`,
  documentation: 'Documentation',
  openapi: 'every address, with examples and schemas',
  assistants: 'Assistants',
  overHttp: 'MCP server over HTTP, no key',
  overStdio: 'MCP server over stdio, offline',
  packedBefore: (command) => `in a copy of the repository, \`${command}\` and then `,
};
