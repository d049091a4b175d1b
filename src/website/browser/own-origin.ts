/** Samples name the site as it was built; a copy, a preview or `npm start` has another origin, and that one answers here. */
export function useOwnOrigin(site: string): void {
  if (site === '' || site === location.origin) return;
  for (const code of document.querySelectorAll('.samples code, .lone-code code'))
    code.textContent = code.textContent!.replaceAll(site, location.origin);
}
