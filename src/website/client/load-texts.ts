import type { ClientTexts } from '../client-texts.ts';

/** The words for any date; the file's name changes with its content, so the browser may keep it for ever. */
export async function loadTexts(url: string): Promise<ClientTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as ClientTexts;
}
