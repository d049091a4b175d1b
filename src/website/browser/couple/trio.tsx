import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { spanishDate } from '../../../contract/spanish-date.ts';
import { coupleDrawer } from '../../../picture/draw-couple.ts';
import { matrixDrawer } from '../../../picture/draw-matrix.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Octagram } from '../../components/octagram.tsx';

interface TrioProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
}

/** The couple's star between the two that it is the sum of. */
export function Trio({ dates: [a, b], texts: { positions, publisher } }: TrioProps): JSX.Element {
  const drawDate = matrixDrawer(positions, publisher);
  const small = (date: CalendarDate, side: 'left' | 'right'): JSX.Element => (
    <figure class={`trio-small trio-${side}`} data-star={side}>
      <Octagram svg={drawDate(date)} />
      <figcaption>
        <a href={sitePath.profile(date)}>
          <span class="visually-hidden">Perfil del </span>
          {spanishDate(date)}
        </a>
      </figcaption>
    </figure>
  );
  return (
    <section class="trio">
      <h2 class="visually-hidden">Las tres estrellas</h2>
      {small(a, 'left')}
      <figure class="trio-couple" data-star="couple">
        <Octagram svg={coupleDrawer(positions, publisher)(a, b)} />
        <figcaption>La pareja: la suma de las dos estrellas</figcaption>
      </figure>
      {small(b, 'right')}
    </section>
  );
}
