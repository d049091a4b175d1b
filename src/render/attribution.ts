import { sitePath } from '../contract/routes.ts';
import type { Publisher } from '../domain/content.ts';

/** The line that a reuser prints to keep the licence's one condition. */
export function attributionText({ name, license }: Publisher): string {
  return `Datos de ${name} (${license})`;
}

export function attributionHtml(publisher: Publisher, site: string): string {
  const href = escapeHtml(`${site}${sitePath.home()}`);
  return `<a href="${href}" rel="nofollow noopener">${escapeHtml(attributionText(publisher))}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
