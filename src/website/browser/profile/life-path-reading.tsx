import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { lifePathNumber } from '../../../domain/life-path-number.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Paragraphs } from '../../components/entry-parts.tsx';

/** The part of the API's record that the profile shows. */
export interface LifePathText {
  readonly number: number;
  readonly description: string;
}

interface LifePathReadingProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly record: LifePathText | undefined;
}

export function LifePathReading({ date, texts, record }: LifePathReadingProps): JSX.Element {
  const number = lifePathNumber(date);
  const { archetype, tagline, short_description } = texts.lifePaths.find((item) => item.number === number)!;
  return (
    <section class="band reading">
      <p class="entry-number" data-life-path aria-hidden="true">
        {number}
      </p>
      <div>
        <p class="kicker">Camino de vida {number}</p>
        <h2 id="camino">{archetype}</h2>
        <p class="tagline">{tagline}</p>
        <p class="lede">{short_description}</p>
        {record?.number === number ? <Paragraphs text={record.description} /> : null}
        <p class="actions">
          <a class="button-quiet" href={sitePath.lifePath(number)}>
            Rasgos, amor y consejos del {number}
          </a>
        </p>
      </div>
    </section>
  );
}
