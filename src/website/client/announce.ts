const SHOWN_MS = 2_500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says what just happened, to eyes and to screen readers: the live region stands at the end of every page. */
export function announce(message: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  status.textContent = message;
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, SHOWN_MS);
}
