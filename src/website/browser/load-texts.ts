import type { BrowserTexts } from '../browser-texts.ts';

/** Loads texts.json. Its name changes with its content, so the browser may cache it for ever. */
export async function loadTexts(url: string): Promise<BrowserTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as BrowserTexts;
}
