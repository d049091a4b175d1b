import people from '../../data/people.json' with { type: 'json' };
import publisher from '../../data/publisher.json' with { type: 'json' };
import type { Language } from '../words/language.ts';
import { ON_DEMAND } from '../words/on-demand.ts';
import type { Content } from './content-schema.ts';
import { type ContentParts, joinContent } from './join-content.ts';

const loaded = new Map<Language, Promise<Content>>();

/** The texts of a published language, for runtimes that cannot read files; loaded when the first response needs them. */
export function loadPublished(language: Language): Promise<Content> {
  const content = loaded.get(language) ?? load(language);
  loaded.set(language, content);
  return content;
}

/** TypeScript's types for JSON are wider than the content's; the build checks the same files. */
async function load(language: Language): Promise<Content> {
  const texts = (await ON_DEMAND[language].texts()) as object;
  return joinContent({ publisher, people, ...texts } as unknown as ContentParts);
}
