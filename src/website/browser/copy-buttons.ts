import type { PageWords } from '../../words/words.ts';

type CopyWords = Pick<PageWords, 'copying'>;

/** How long a message stays visible. */
const SHOWN_MS = 2_500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in the live region at the end of every page, which screen readers announce. */
export function announce(message: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  status.textContent = message;
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, SHOWN_MS);
}

/** Copies a text and announces it; if the browser refuses, selects the text and names the keys to copy it. */
async function copyText({ copying }: CopyWords, text: string, done = copying.done, source?: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    if (source) getSelection()?.selectAllChildren(source);
    announce(source ? copying.selected : copying.refused(text));
  }
}

/** Opens the system's share dialog; without one, copies a text and announces what was copied. */
export async function shareOrCopy(
  words: CopyWords,
  shared: () => ShareData | Promise<ShareData>,
  [copied, done]: readonly [text: string, message: string],
): Promise<void> {
  if (!navigator.share) return copyText(words, copied, done);
  const data = await shared();
  // Closing the dialog is not a failure.
  await navigator.share(data).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}

/** Handles all copy buttons of the page, including those drawn later. */
export function startCopyButtons(words: CopyWords): void {
  // Reveals the buttons that need a script.
  document.documentElement.classList.add('has-script');
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const source = button && document.getElementById(button.getAttribute('data-copy') ?? '');
    if (source) void copyText(words, source.textContent ?? '', undefined, source);
  });
}

/** Samples contain the site's URL from the build; a copy, a deploy preview or `npm start` has a different origin. */
export function replaceOrigin(site: string): void {
  if (site === '' || site === location.origin) return;
  for (const code of document.querySelectorAll('pre code'))
    code.textContent = code.textContent!.replaceAll(site, location.origin);
}
