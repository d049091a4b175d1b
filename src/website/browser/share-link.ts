import { type CopyWords, copyText } from './copy-buttons.ts';

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
