import { CHART_POINTS } from '../../method/chart-formulas.ts';

/** The `sessionStorage` key that records that the animation was shown, and the performance mark of its start. */
const SEEN = 'star-seen';
const WHOLE_MS = 1_200;
const POINT_MS = 300;

/** Reveals the points of a star in calculation order: once per tab, and not with reduced motion. */
export function arrive(root: Element): void {
  try {
    if (sessionStorage.getItem(SEEN) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sessionStorage.setItem(SEEN, '1');
  } catch {
    // Without storage, it would run every time.
    return;
  }
  performance.mark(SEEN);
  goOnArriving(root);
}

/** Continues the animation on the star that a later script draws in its place. */
export function goOnArriving(root: Element): void {
  const begun = performance.getEntriesByName(SEEN)[0]?.startTime;
  const since = begun === undefined ? WHOLE_MS : performance.now() - begun;
  if (since >= WHOLE_MS) return;
  const points = CHART_POINTS.flatMap((point) => root.querySelector(`[data-point="${point}"]`) ?? []);
  for (const [i, point] of points.entries()) {
    const delay = (i / points.length) * (WHOLE_MS - POINT_MS);
    point.animate({ opacity: [0, 1] }, { delay, duration: POINT_MS, fill: 'backwards' }).currentTime = since;
  }
}
