type Layer = 'full' | 'note';

/**
 * What lies over the page, from below: each has an entry in the browser's history, so that Back takes it away and stays on the
 * page. `onBack` is called when Back has taken some away.
 */
export class Layers {
  private readonly shown: Layer[] = [];
  constructor(private readonly onBack: () => void) {}

  has(layer: Layer): boolean {
    return this.shown.includes(layer);
  }

  open(layer: Layer): void {
    if (this.has(layer)) return;
    this.shown.push(layer);
    // Going back to this entry moves nothing: a reader may have scrolled meanwhile.
    history.scrollRestoration = 'manual';
    history.pushState({ layers: this.shown.length }, '');
  }

  /** Takes a layer away, with those above it. */
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
    // A link to a part of the page comes here too, and what a button has closed is gone already.
    if (left >= this.shown.length) return;
    this.shown.length = left;
    this.onBack();
  };
}
