import type { PageWords } from '../../words/words.ts';

export type CopyWords = Pick<PageWords, 'copying'>;

/** How long a message stays, and the timer that removes it. */
const SHOWN_MS = 2_500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in the live region at the end of every page, which screen readers read out. */
export function announce(message: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  status.textContent = message;
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, SHOWN_MS);
}

/** Copies a text and announces it; where the browser refuses, selects it and says which keys are left. */
export async function copyText(
  { copying }: CopyWords,
  text: string,
  done = copying.done,
  source?: Element,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    if (source) getSelection()?.selectAllChildren(source);
    announce(source ? copying.selected : copying.refused(text));
  }
}

/** Hands something to the system's dialog; where there is none, copies a text and says what was copied. */
export async function shareOrCopy(
  words: CopyWords,
  shared: () => ShareData | Promise<ShareData>,
  [copied, done]: readonly [text: string, message: string],
): Promise<void> {
  if (!navigator.share) return copyText(words, copied, done);
  const data = await shared();
  // The visitor closed the dialog: not a failure.
  await navigator.share(data).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}

/** Makes every copy button of the page work, also those that are drawn later. */
export function startCopyButtons(words: CopyWords): void {
  // Buttons that need a script stay hidden without one.
  document.documentElement.classList.add('has-script');
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const source = button && document.getElementById(button.getAttribute('data-copy') ?? '');
    if (source) void copyText(words, source.textContent ?? '', undefined, source);
  });
}

/** Samples name the site as it was built; a copy, a preview or `npm start` has another origin, and that one answers here. */
export function useOwnOrigin(site: string): void {
  if (site === '' || site === location.origin) return;
  for (const code of document.querySelectorAll('.samples code, .lone-code code'))
    code.textContent = code.textContent!.replaceAll(site, location.origin);
}
