import type { ComponentChildren, JSX } from 'preact';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/limits.ts';
import type { Arcanum, Position } from '../../domain/content.ts';
import { dateCounts } from '../../domain/date-counts.ts';
import type { PlaceKey } from '../../domain/places.ts';
import { CHART_SENTENCES } from '../chart-sentences.ts';
import { Frequency } from '../components/frequency.tsx';
import { PLACE_TITLES } from '../components/place-titles.ts';
import { ReadingParts } from '../components/reading-parts.tsx';

interface ArcanumPlacesProps {
  readonly arcanum: Arcanum;
  readonly positions: readonly Position[];
}

type OtherPlace = keyof typeof PLACE_TITLES;
const isOfCouple = (place: OtherPlace): boolean => place.startsWith('couple');
const OTHER_PLACES = Object.keys(PLACE_TITLES) as OtherPlace[];

/** What an arcanum says in every place; positions in which no date has it are only named. */
export function ArcanumPlaces({ arcanum, positions }: ArcanumPlacesProps): JSX.Element {
  const { number, places, absent = [], repeated } = arcanum;
  const counts = dateCounts().positions;
  const missing = positions.filter(({ key }) => absent.includes(key)).map(({ title }) => title);
  const place = (key: PlaceKey, title: string, more?: ComponentChildren): JSX.Element => (
    <section key={key} data-reading={key}>
      <h3>{title}</h3>
      <ReadingParts {...places[key]} />
      {more}
    </section>
  );
  const others = (ofCouple: boolean): JSX.Element[] =>
    OTHER_PLACES.filter((key) => isOfCouple(key) === ofCouple).map((key) => place(key, PLACE_TITLES[key]));
  return (
    <>
      <section class="readings">
        <h2 id="posiciones">En cada posición</h2>
        <p class="measure">{CHART_SENTENCES.sections.positions}</p>
        <div class="readings-grid">
          {positions
            .filter(({ key }) => !absent.includes(key))
            .map(({ key, title }) => place(key, title, <Frequency counts={counts[key]} marked={number} />))}
        </div>
        {missing.length > 0 ? (
          <p class="measure" data-absent>
            No aparece entre {FIRST_YEAR} y {LAST_YEAR} en: {missing.join(', ')}.
          </p>
        ) : null}
      </section>
      <section class="readings">
        <h2 id="otros">En otros puntos de la carta</h2>
        <div class="readings-grid">{others(false)}</div>
      </section>
      <section class="readings">
        <h2 id="pareja">En una pareja</h2>
        <div class="readings-grid">{others(true)}</div>
      </section>
      <section class="readings" data-repeated={number}>
        <h2 id="repetido">Si se repite</h2>
        <p class="prose">{repeated}</p>
      </section>
    </>
  );
}
