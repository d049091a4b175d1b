import { escapeHtml } from '../http/escape-html.ts';
import { ANSWERS } from '../words/answers.ts';
import type { Language } from '../words/language.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1.1rem/1.5 Georgia,serif}main{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-weight:400}a{color:inherit}';

/** Whether the caller shows what it gets to a person: a browser that opens a page names this type, a program does not. */
export function wantsPage(asked: Headers): boolean {
  return /\btext\/html\b/i.test(asked.get('accept') ?? '');
}

/**
 * What a browser shows of a page that was refused. It holds all that it needs: what it would load is refused as well. The link,
 * which has an empty address, leads to the page itself.
 */
export function tooManyPages(seconds: number, language: Language): string {
  const { title, wait, again } = ANSWERS[language].errors.tooManyPages;
  const [heading, text, link] = [title, wait(seconds), again].map((part) => escapeHtml(part));
  return (
    `<!DOCTYPE html>\n<html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${heading}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${heading}</h1><p>${text}</p><p><a href="">${link}</a></p></main></body></html>\n`
  );
}
