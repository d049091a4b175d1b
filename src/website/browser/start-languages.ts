/** Remembers that nobody wants to be offered another language again. */
const KEY = 'language';

/** Makes the links to the page's other languages keep its dates, and offers the browser's own language once. */
export function startLanguages(): void {
  // Before a link is followed in any way, because the address follows what is typed.
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
  // Not on the first screen, where it would cover the fields for a date; a page that ends there has none.
  const show = (): void => {
    offer.hidden = false;
    removeEventListener('scroll', show);
  };
  addEventListener('scroll', show);
  // Measured with the next frame, which lays the page out anyway.
  requestAnimationFrame(() => {
    if (document.documentElement.scrollHeight <= innerHeight) show();
  });
  offer.querySelector('[data-close-offer]')!.addEventListener('click', () => {
    offer.hidden = true;
    remember();
  });
}

/** The line in the first of the browser's languages that the site has, unless the page is in it. */
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
    // A browser that keeps nothing would be asked on every page.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, document.documentElement.lang);
  } catch {
    // Then the line comes back.
  }
}
