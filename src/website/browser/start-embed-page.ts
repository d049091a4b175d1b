import { type CalendarDate, EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { BIRTH_PARAMETER } from '../../http/site-path.ts';
import { embedSamples } from '../embed-samples.ts';
import { dateInQuery } from '../typed-date.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { setDateFields, startDateFields } from './date-fields.ts';

/** The preview and the three samples follow the date of the fields. */
function startEmbedPage(root: HTMLElement): void {
  const show = (date: CalendarDate): void => {
    root.querySelector('open-numerology-star')!.setAttribute('birth', isoDate(date));
    for (const [name, text] of Object.entries(embedSamples(location.origin, date, root.dataset.name!)))
      document.querySelector(`#muestra-${name} code`)!.textContent = text;
  };
  const asked = dateInQuery(new URLSearchParams(location.search), BIRTH_PARAMETER).date;
  if (asked) setDateFields(asked);
  show(asked ?? EXAMPLE_DATE);
  startDateFields((date) => date && show(date));
}

startCopyButtons();
startEmbedPage(document.getElementById('para-tu-web')!);
