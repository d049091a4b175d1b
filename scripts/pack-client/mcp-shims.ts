/** Replaces the MCP library's own runtime shims in the packed server: those bundle Ajv, a third of the program. */
export { default as process } from 'node:process';

/** Would validate forms that a server shows an assistant's user. Ours has none; its tools validate arguments with Zod. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('This server asks no user to fill in a form.');
  }
}
