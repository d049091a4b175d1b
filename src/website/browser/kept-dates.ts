import { type CalendarDate, isoDate, parseIsoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';

/** What a browser may keep: a date, and a couple as two. */
const KEYS = ['fecha', 'pareja'] as const;

/** What a visitor asked this browser to keep. Nothing is kept unless somebody asks, and nothing leaves the browser. */
export function keptDates(count: 1 | 2): readonly CalendarDate[] | undefined {
  try {
    const texts = localStorage.getItem(KEYS[count - 1]!)?.split(' ') ?? [];
    const dates = texts.map(parseIsoDate).flatMap((parsed) => (parsed.ok ? [parsed.date] : []));
    return texts.length === count && dates.length === count ? dates : undefined;
  } catch {
    // A browser may refuse to keep anything.
    return undefined;
  }
}

/** The one date that stands for the visitor. */
export function keptDate(): CalendarDate | undefined {
  return keptDates(1)?.[0];
}

/** Makes the `Visitor` of components/date-forms.tsx, if it is drawn, say what is right for the date that this browser keeps now. */
export function showVisitor(
  { longDate, paths }: Pick<PageWords, 'longDate' | 'paths'>,
  root: HTMLElement,
  date: CalendarDate,
): void {
  const section = root.querySelector<HTMLElement>('.visitor');
  if (!section) return;
  const kept = keptDate();
  // Somebody new, the person of the profile's date, or somebody whose date this browser knows.
  section.dataset.visitor = !kept ? 'new' : isoDate(kept) === isoDate(date) ? 'owner' : 'known';
  if (!kept) return;
  section.querySelector<HTMLAnchorElement>('.visitor-kept')!.href = paths.couple(date, kept);
  section.querySelector('.visitor-kept span')!.textContent = longDate(kept);
}

/** Writes a date into the three fields around it. */
export function fillFields(fields: Element, date: CalendarDate): void {
  for (const input of fields.querySelectorAll<HTMLInputElement>('[data-part]'))
    input.value = String(date[input.dataset.part as keyof CalendarDate]);
}

/** The dates of a button, which are kept as they are written there. */
export function isKept(dates: string): boolean {
  return ([1, 2] as const).some((count) => keptDates(count)?.map(isoDate).join(' ') === dates);
}

/** Throws where the browser refuses. */
export function keep(dates: string): void {
  localStorage.setItem(keyOf(dates), dates);
}

/** Without dates, all that is kept. Throws where the browser refuses. */
export function forget(dates?: string): void {
  for (const key of dates === undefined ? KEYS : [keyOf(dates)]) localStorage.removeItem(key);
}

function keyOf(dates: string): string {
  return KEYS[dates.split(' ').length - 1]!;
}
