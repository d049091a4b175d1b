import type { JSX } from 'preact';
import { matrixCitation } from '../../../api/attribution.ts';
import { type CalendarDate, isoDate } from '../../../contract/calendar-date.ts';
import { apiPath, sitePath } from '../../../contract/routes.ts';
import { spanishDate } from '../../../contract/spanish-date.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { LifePathSteps, PointSteps } from '../../components/calculation-steps.tsx';
import { Copyable } from '../../components/copyable.tsx';
import { DateForm } from '../../components/date-form.tsx';
import { LifePathReading, type LifePathText } from './life-path-reading.tsx';
import { Portrait } from './portrait.tsx';
import { PositionCards } from './position-cards.tsx';

interface ProfileProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
  /** Arrives after the rest; until then, and if it fails, only the short text is shown. */
  readonly lifePath: LifePathText | undefined;
}

/** Everything about one date, calculated and worded by the same code and texts as the API. */
export function ProfileArticle({ date, texts, site, lifePath }: ProfileProps): JSX.Element {
  const { day, month, year } = date;
  return (
    <article class="profile">
      <header class="page-head profile-head">
        <p class="kicker">Perfil</p>
        <h1>{spanishDate(date)}</h1>
        <p class="actions no-print">
          <button type="button" class="button" data-share>
            Compartir
          </button>
          <button type="button" class="button-quiet" data-download="svg">
            <span class="visually-hidden">Descargar </span>SVG<span aria-hidden="true">&nbsp;↓</span>
          </button>
          <button type="button" class="button-quiet" data-download="png">
            <span class="visually-hidden">Descargar </span>PNG<span aria-hidden="true">&nbsp;↓</span>
          </button>
          <button type="button" class="button-quiet" data-print>
            Imprimir
          </button>
          <a class="button-quiet" href={apiPath.matrix(day, month, year)}>
            JSON
          </a>
        </p>
      </header>

      <Portrait date={date} texts={texts} />
      <LifePathReading date={date} texts={texts} record={lifePath} />
      <PositionCards date={date} texts={texts} />

      <section class="band">
        <h2 id="cuentas">Cómo sale cada número</h2>
        <p class="measure">
          Mientras un número pase de 22, se cambia por la suma de sus cifras.{' '}
          <a href={sitePath.method()}>El método completo</a>.
        </p>
        <div class="two-columns two-columns-steps">
          <PointSteps date={date} positions={texts.positions} />
          <div>
            <h3>El camino de vida</h3>
            <LifePathSteps date={date} />
          </div>
        </div>
      </section>

      <section class="band cite">
        <h2>Citar y enlazar</h2>
        <div class="samples">
          <Copyable
            id="cita"
            what="la cita"
            title="Cita"
            text={matrixCitation(texts.publisher, date, `${site}${sitePath.method()}`)}
            code
          />
          <Copyable id="enlace" what="el enlace" title="Enlace" text={`${site}${sitePath.profile(date)}`} code />
          <Copyable
            id="imagen"
            what="el código de la imagen"
            title="Imagen para tu web"
            code
            text={`<img src="${site}${apiPath.matrixPicture(day, month, year)}" alt="Matriz del destino del ${spanishDate(date)}">`}
          />
        </div>
      </section>

      <section class="band no-print">
        <h2>Otra fecha</h2>
        <DateForm key={isoDate(date)} date={date} />
      </section>
    </article>
  );
}
