/** What the MCP library takes from the runtime, for the packed server: in its place, because its own has Ajv, a third of the program. */
export { default as process } from 'node:process';

/** Checks the forms that a server lets an assistant's user fill in. Ours has none; its tools check their arguments with Zod. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('This server asks no user to fill in a form.');
  }
}
