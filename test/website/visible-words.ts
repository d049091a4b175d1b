/** What a telephone does not show before something is opened: closed folds, the sheet under the star, what is for paper or for wide screens. */
const HIDDEN = /^details(?!.* open)|class="(?:only-print|note|position-keyword)\b/;
const VOID = /^(?:input|br|hr|img)\b|\/$/;

/** Counts the words that a telephone shows of some markup. A browser counts a few less, and takes a hundred times as long. */
export function visibleWords(html: string): number {
  const open: { readonly isFold: boolean; readonly isHidden: boolean }[] = [];
  let text = '';
  for (const [token, closing, tag] of html.matchAll(/<(\/?)([^>]+)>|[^<]+/g)) {
    if (tag === undefined) text += open.at(-1)?.isHidden ? '' : token;
    else if (closing) open.pop();
    else if (!VOID.test(tag)) {
      const parent = open.at(-1);
      // The title of a fold is seen wherever the fold is.
      const around = tag.startsWith('summary') && parent?.isFold ? open.at(-2) : parent;
      open.push({ isFold: tag.startsWith('details'), isHidden: around?.isHidden === true || HIDDEN.test(tag) });
    }
    if (tag !== undefined) text += ' ';
  }
  return text.match(/\S*\p{L}\S*/gu)?.length ?? 0;
}
