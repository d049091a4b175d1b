import { CHART_POINTS } from '../../method/chart-formulas.ts';

/** In a tab's storage: it has seen a star arrive. The same name marks when that began. */
const SEEN = 'star-seen';
const WHOLE_MS = 1_200;
const POINT_MS = 300;

/** The points of a star appear one by one, in the order of the calculation: once in a tab, and not for whoever wants no motion. */
export function arrive(root: Element): void {
  try {
    if (sessionStorage.getItem(SEEN) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sessionStorage.setItem(SEEN, '1');
  } catch {
    // A browser that keeps nothing would show it every time.
    return;
  }
  performance.mark(SEEN);
  goOnArriving(root);
}

/** The same for the star that a later script draws in its place, from where the first one was. */
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
