/** The `localStorage` key that records a chosen language or a dismissed offer. */
const KEY = 'language';

/** Adds the page's dates to the links to other languages, and offers the browser's language once. */
export function startLanguages(): void {
  // Just before a link is used in any way, because the URL changes during input.
  for (const event of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(event, ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[data-language]');
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
      if (event === 'click') remember();
    });
  const offer = isSettled() ? undefined : preferredOffer();
  if (!offer) return;
  // Shown on scroll, because on the first screen it would cover the date fields.
  const show = (): void => {
    offer.hidden = false;
    removeEventListener('scroll', show);
  };
  addEventListener('scroll', show);
  // Or at once if the page cannot scroll; measured in the next frame, which does the layout anyway.
  requestAnimationFrame(() => {
    if (document.documentElement.scrollHeight <= innerHeight) show();
  });
  offer.querySelector('[data-close-offer]')!.addEventListener('click', () => {
    offer.hidden = true;
    // Focus would be lost with the button.
    document.getElementById('contenido')!.focus({ preventScroll: true });
    remember();
  });
}

/** The offer in the browser's most preferred language that the site has, unless the page is in it. */
function preferredOffer(): HTMLElement | undefined {
  const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')];
  const ours = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
  const wanted = navigator.languages.map((name) => name.slice(0, 2)).find((name) => ours.includes(name));
  return offers.find(({ lang }) => lang === wanted);
}

function isSettled(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage, the offer would appear on every page.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, document.documentElement.lang);
  } catch {
    // Then the offer appears again.
  }
}
