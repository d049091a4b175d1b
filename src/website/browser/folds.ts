/**
 * Menus are `details`: one open at a time, to the side with more room, closed by Escape, by a choice in it and by a click anywhere
 * else.
 */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const opened = (target as Element).closest('summary')?.parentElement;
    // Before it opens, so that it is never seen on the other side.
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

/** On paper nothing can be unfolded, so everything is; afterwards it is as it was. */
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
