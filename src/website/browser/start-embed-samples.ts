import { type CalendarDate, EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import type { PageWords } from '../../words/words.ts';
import { embedSamples } from '../embed-samples.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { birthInAddress, setDateFields, startDateFields } from './date-fields.ts';

/** Updates the preview and the three samples with the date in the fields. */
export function start(words: Pick<PageWords, 'copying' | 'dateFields' | 'paths' | 'pictureOptions' | 'star'>): void {
  const root = document.getElementById('para-tu-web')!;
  startCopyButtons(words);
  const show = (date: CalendarDate): void => {
    root.querySelector('open-numerology-star')!.setAttribute('birth', isoDate(date));
    for (const [name, text] of Object.entries(embedSamples(words, location.origin, date, root.dataset.name!)))
      document.querySelector(`#muestra-${name} code`)!.textContent = text;
  };
  const asked = birthInAddress(words);
  if (asked.date) setDateFields(asked.date, asked.isGuess && words);
  show(asked.date ?? EXAMPLE_DATE);
  startDateFields(words, (date) => date && show(date));
}
