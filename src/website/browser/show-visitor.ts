import type { CalendarDate } from '../../calendar/dates.ts';
import type { PageWords } from '../page-words.ts';
import { visitorKind } from '../visitor-kind.ts';
import { keptDate } from './kept-dates.ts';

/** Makes the `Visitor` of components/visitor.tsx, if it is drawn, say what is right for the date that this browser keeps now. */
export function showVisitor(
  { longDate, paths }: Pick<PageWords, 'longDate' | 'paths'>,
  root: HTMLElement,
  date: CalendarDate,
): void {
  const section = root.querySelector<HTMLElement>('.visitor');
  if (!section) return;
  const kept = keptDate();
  section.dataset.visitor = visitorKind(date, kept);
  if (!kept) return;
  section.querySelector<HTMLAnchorElement>('.visitor-kept')!.href = paths.couple(date, kept);
  section.querySelector('.visitor-kept span')!.textContent = longDate(kept);
}
