/**
 * Calls `draw` in the very task that reads the end of a page's content, so that nothing of it is painted before. (When the whole
 * page has been read is later: a slow phone paints in between.)
 */
export function onceContentIsRead(draw: () => void): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main ~ *')) return;
    observer.disconnect();
    draw();
  });
  observer.observe(document, { childList: true, subtree: true });
}
