import { type CalendarDate, isoDate } from '../calendar/dates.ts';

/** Who looks at a profile: the person of its date, somebody whose date this browser knows, or somebody new. */
export type VisitorKind = 'owner' | 'known' | 'new';

export function visitorKind(date: CalendarDate, kept: CalendarDate | undefined): VisitorKind {
  if (!kept) return 'new';
  return isoDate(kept) === isoDate(date) ? 'owner' : 'known';
}
