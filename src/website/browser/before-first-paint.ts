const END = 'pie';

/**
 * Calls `draw` in the task that parses the end of a page's content; browsers with `rel=expect` paint nothing before. (In others,
 * styles/profile.css hides the content until it is drawn.) A truncated page is drawn as far as it was received.
 */
export function onceContentIsRead(draw: () => void): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'expect', href: `#${END}`, blocking: 'render' }),
  );
  const look = (): void => {
    if (document.readyState === 'loading' && !document.getElementById(END)) return;
    observer.disconnect();
    document.removeEventListener('readystatechange', look);
    draw();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', look);
}
