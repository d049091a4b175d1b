import type { DatasetFacts } from './dataset-facts.ts';

/** `LICENSE`: the terms in two languages, and where the full text is. */
export function licenceNotice({ attribution, license_url }: DatasetFacts): string {
  return `Creative Commons Attribution 4.0 International (CC-BY 4.0)

Español
Puedes copiar, cambiar y usar estos datos y textos para cualquier fin, también
comercial, siempre que nombres la fuente:

    ${attribution}

English
You may copy, change and use these data and texts for any purpose, also
commercially, as long as you name the source as above.

Texto completo / full text: ${license_url}legalcode
`;
}
