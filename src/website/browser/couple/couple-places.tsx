import type { JSX } from 'preact';
import type { Reading } from '../../../content/content-schema.ts';
import type { ChartPoint } from '../../../method/chart-formulas.ts';
import { COUPLE_PLACES, type CouplePlace } from '../../../method/places.ts';
import { firstSentence } from '../../../text/first-sentence.ts';
import type { PageWords } from '../../../words/words.ts';
import { ArcanumCard } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import type { CouplePartProps } from './couple-meeting.tsx';

type Place = 'center' | CouplePlace;

const POINTS: Readonly<Record<Place, ChartPoint>> = { center: 'E', ...COUPLE_PLACES };
const PLACES = Object.keys(POINTS) as Place[];
/** The places with a whole card: what the couple is, what holds it together, and where there is friction. Others are collapsed lines. */
const WHOLE: readonly Place[] = ['center', 'home', 'tension'];

export function couplePlaceAt(point: ChartPoint): Place | undefined {
  return PLACES.find((place) => POINTS[place] === point);
}

/** The id of a place's text, for links. */
export function placeId(place: Place): string {
  return `lugar-${place}`;
}

export function placeTitle(place: Place, { chartTitles: { places } }: Pick<PageWords, 'chartTitles'>): string {
  return place === 'center' ? places.couple : places[`couple_${place}`];
}

export function readingAt({ center, places }: CoupleTexts, place: Place): Reading {
  return place === 'center' ? center : places[place];
}

interface CouplePlacesProps extends CouplePartProps {
  readonly readings: CoupleTexts | undefined;
}

/** Six places with their readings; the first shows its question, the others show theirs when opened. */
export function CouplePlaces({ points, texts, readings, words }: CouplePlacesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="lugares">{words.couple.places}</h2>
      <ol class="position-cards">
        {PLACES.map((place) => {
          const reading = readings && readingAt(readings, place);
          const isFolded = !WHOLE.includes(place);
          return (
            <li key={place} id={placeId(place)} class="position-card" data-place={place} tabIndex={-1}>
              <ArcanumCard
                title={placeTitle(place, words)}
                arcanum={texts.arcana[points[POINTS[place]] - 1]!}
                reading={reading}
                isFolded={isFolded}
                asks={isFolded || place === 'center'}
                words={words}
              >
                {reading && isFolded ? <p class="in-brief">{firstSentence(reading.meaning)}</p> : null}
              </ArcanumCard>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
