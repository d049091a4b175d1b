import type { JSX } from 'preact';
import { COUPLE_PLACES, type CouplePlace } from '../../../domain/places.ts';
import type { PointValues } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { PLACE_TITLES } from '../../components/place-titles.ts';
import { ArcanumCard } from '../profile/arcanum-card.tsx';
import type { CoupleTexts } from './couple-texts.ts';

interface CouplePlacesProps {
  readonly points: PointValues;
  readonly texts: BrowserTexts;
  readonly readings: CoupleTexts['places'] | undefined;
}

/** Five places beside the centre, each with what its arcanum says of two people. */
export function CouplePlaces({ points, texts, readings }: CouplePlacesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="lugares">La relación, lugar por lugar</h2>
      <ol class="position-cards">
        {(Object.keys(COUPLE_PLACES) as CouplePlace[]).map((place) => (
          <li key={place} class="position-card" data-place={place}>
            <ArcanumCard
              title={PLACE_TITLES[`couple_${place}`]}
              arcanum={texts.arcana[points[COUPLE_PLACES[place]] - 1]!}
              reading={readings?.[place]}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
