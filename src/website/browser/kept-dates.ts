import { type CalendarDate, isoDate, parseIsoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';

/** `localStorage` keys of a date and of a couple's two dates. */
const KEYS = ['fecha', 'pareja'] as const;

/** Dates that the visitor chose to save in this browser. Nothing is saved without asking or leaves the browser. */
export function keptDates(count: 1 | 2): readonly CalendarDate[] | undefined {
  try {
    const texts = localStorage.getItem(KEYS[count - 1]!)?.split(' ') ?? [];
    const dates = texts.map(parseIsoDate).flatMap((parsed) => (parsed.ok ? [parsed.date] : []));
    return texts.length === count && dates.length === count ? dates : undefined;
  } catch {
    // Storage may be disabled.
    return undefined;
  }
}

/** The visitor's own date. */
export function keptDate(): CalendarDate | undefined {
  return keptDates(1)?.[0];
}

/** Updates the `Visitor` of components/date-forms.tsx, if present, for the date that is now saved in this browser. */
export function showVisitor(
  { longDate, paths }: Pick<PageWords, 'longDate' | 'paths'>,
  root: HTMLElement,
  date: CalendarDate,
): void {
  const section = root.querySelector<HTMLElement>('.visitor');
  if (!section) return;
  const kept = keptDate();
  // No saved date, the profile's own date, or another one.
  section.dataset.visitor = !kept ? 'new' : isoDate(kept) === isoDate(date) ? 'owner' : 'known';
  if (!kept) return;
  section.querySelector<HTMLAnchorElement>('.visitor-kept')!.href = paths.couple(date, kept);
  section.querySelector('.visitor-kept span')!.textContent = longDate(kept);
}

/** Writes a date into its three fields. */
export function fillFields(fields: Element, date: CalendarDate): void {
  for (const input of fields.querySelectorAll<HTMLInputElement>('[data-part]'))
    input.value = String(date[input.dataset.part as keyof CalendarDate]);
}

/** Whether the dates of a button are saved. */
export function isKept(dates: string): boolean {
  return ([1, 2] as const).some((count) => keptDates(count)?.map(isoDate).join(' ') === dates);
}

/** Throws if storage is disabled. */
export function keep(dates: string): void {
  localStorage.setItem(keyOf(dates), dates);
}

/** Removes the given dates or, without any, all of them. Throws if storage is disabled. */
export function forget(dates?: string): void {
  for (const key of dates === undefined ? KEYS : [keyOf(dates)]) localStorage.removeItem(key);
}

function keyOf(dates: string): string {
  return KEYS[dates.split(' ').length - 1]!;
}
