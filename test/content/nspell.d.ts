/** nspell ships no types; only what the spelling test calls is declared. */
declare module 'nspell' {
  export interface Speller {
    correct(word: string): boolean;
  }

  export default function nspell(dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }): Speller;
}
