/**
 * Menus are `details`: one open at a time, to the side with more room, closed by Escape, by a choice in it and by a click anywhere
 * else.
 */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const element = target as Element;
    const opened = element.closest('summary')?.parentElement;
    if (opened?.matches('.menu')) {
      // Before it opens, so that it is never seen on the other side.
      const { top, bottom } = opened.parentElement!.getBoundingClientRect();
      opened.classList.toggle('opens-down', top < innerHeight - bottom);
    }
    closeMenus(opened);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const open = document.querySelector<HTMLDetailsElement>('.menu[open]');
    open?.querySelector('summary')?.focus();
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
