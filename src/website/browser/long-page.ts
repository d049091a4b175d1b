/** A section becomes the current one when its title is within this fraction of the screen's height from the top. */
const LINE = 0.15;

/** Marks the current section in a page's own navigation and keeps its link visible. */
export function markCurrentSection(): void {
  let isAsked = false;
  const mark = (): void => {
    isAsked = false;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-nav a')];
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const hasBegun = ({ hash }: HTMLAnchorElement): boolean =>
      (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity) <= innerHeight * LINE;
    const current = isAtEnd ? links.at(-1) : links.findLast(hasBegun);
    if (current?.ariaCurrent) return;
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
    const nav = current?.parentElement;
    if (!current || !nav) return;
    // Does not scroll if the link is visible: the reader may be about to tap the next one.
    const { left, right } = current.getBoundingClientRect();
    if (left < 0 || right > nav.clientWidth) nav.scrollBy({ left: left - nav.clientWidth / 3 });
  };
  addEventListener(
    'scroll',
    () => {
      if (!isAsked) requestAnimationFrame(mark);
      isAsked = true;
    },
    { passive: true },
  );
}

/**
 * Menus are `details`: one open at a time, toward the side with more room, closed by Escape, by choosing an item and by a click
 * elsewhere.
 */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const opened = (target as Element).closest('summary')?.parentElement;
    // Set before it opens, so that it never flashes on the other side.
    opened?.classList.toggle('down', opened.getBoundingClientRect().top < innerHeight / 2);
    closeMenus(opened);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document.querySelector<HTMLElement>('.menu[open] > summary')?.focus();
    closeMenus();
  });
}

function closeMenus(but?: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]')) if (menu !== but) menu.open = false;
}

/** Opens all `details` for printing and closes them again afterward. */
export function unfoldForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], .menu, .other-date)')];
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
}
