import type { JSX } from 'preact';
import type { Language } from '../words/language.ts';
import type { PageWords } from '../words/words.ts';

/** A page in one of the languages. */
export interface Alternate {
  readonly language: Language;
  readonly path: string;
  readonly words: Pick<PageWords, 'languages' | 'locale'>;
}

interface LanguageProps {
  /** The page in every language, in list order; the first is the default for other languages. */
  readonly alternates: readonly Alternate[];
  readonly language: Language;
}

/** `hreflang` links: the page in all languages and the default for all others. */
export function languageLinks(alternates: readonly Alternate[], site: string): { hreflang: string; href: string }[] {
  const links = alternates.map(({ language, path }) => ({ hreflang: language as string, href: `${site}${path}` }));
  return links.length > 1 ? [...links, { hreflang: 'x-default', href: links[0]!.href }] : [];
}

/** The page in the other languages; gateway/dated-page.ts and browser/start-languages.ts add the URL's dates. */
export function LanguageSwitch({ alternates, language }: LanguageProps): JSX.Element | null {
  const others = alternates.filter((alternate) => alternate.language !== language);
  if (others.length === 0) return null;
  return (
    <p class="language-switch no-print">
      {others.map(({ language: other, path, words: { languages } }) => (
        <a key={other} href={path} lang={other} hreflang={other} data-language>
          {languages.name}
        </a>
      ))}
    </p>
  );
}

/** Offers the page in the browser's preferred language. Hidden until the script shows it on scroll. */
export function LanguageOffers({ alternates, language }: LanguageProps): JSX.Element {
  const others = alternates.filter((alternate) => alternate.language !== language);
  return (
    <>
      {others.map(({ language: other, path, words: { languages } }) => (
        <aside key={other} class="language-offer no-print" lang={other} aria-label={languages.name} hidden>
          <a href={path} hreflang={other} data-language>
            {languages.offer}
          </a>
          <button type="button" class="link-button" data-close-offer>
            {languages.close}
          </button>
        </aside>
      ))}
    </>
  );
}
