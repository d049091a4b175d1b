/** Which part of a screen, from its top, the title of a section must have reached to be the current one. */
const LINE = 0.15;

/** Marks in a page's own navigation the section that is being read, and keeps its link in sight. */
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
    // A link that is in sight stays where it is: a finger may be on its way to the next.
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
