type Layer = 'full' | 'note';

/**
 * Overlays of the page, bottom first. Each has a history entry, so that Back closes it instead of leaving the page; `onBack` is
 * called after Back has closed any.
 */
export class Layers {
  private readonly shown: Layer[] = [];
  constructor(private readonly onBack: () => void) {}

  has(layer: Layer): boolean {
    return this.shown.includes(layer);
  }

  open(layer: Layer): void {
    if (this.has(layer)) return;
    // Takes over the note's history entry: going back and pushing at once would close the new layer.
    const isReplacing = layer === 'full' && this.shown.pop() !== undefined;
    this.shown.push(layer);
    if (isReplacing) return;
    // Back must not restore the old scroll position: the reader may have scrolled since.
    history.scrollRestoration = 'manual';
    history.pushState({ layers: this.shown.length }, '');
  }

  /** Closes a layer and those above it. */
  close(layer: Layer): void {
    if (!this.has(layer)) return;
    const gone = this.shown.splice(this.shown.indexOf(layer)).length;
    history.go(-gone);
  }

  start(): void {
    addEventListener('popstate', this.pop);
  }
  stop(): void {
    removeEventListener('popstate', this.pop);
  }

  private readonly pop = ({ state }: PopStateEvent): void => {
    const left: number = state?.layers ?? 0;
    if (left === 0) history.scrollRestoration = 'auto';
    // Also fires for fragment links, and for layers that a button has already closed.
    if (left >= this.shown.length) return;
    this.shown.length = left;
    this.onBack();
  };
}
