import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import { spanishDate } from '../../../calendar/spanish-date.ts';
import { apiPath } from '../../../http/api-path.ts';
import { sitePath } from '../../../http/site-path.ts';
import { lifePathNumber } from '../../../method/life-path-number.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { DateForm } from '../../components/date-forms.tsx';
import { PageNav, Paragraphs } from '../../components/entry-parts.tsx';

const SECTIONS = [
  ['camino', 'Camino de vida'],
  ['tu-anio', 'Tu año'],
  ['posiciones', 'Posiciones'],
  ['repetidos', 'Lo que se repite'],
  ['cola', 'Cola kármica'],
  ['lineas', 'Líneas'],
  ['propositos', 'Propósitos'],
  ['edades', 'Edades'],
  ['chakras', 'Chakras'],
  ['calculos', 'Cálculos'],
  ['citar', 'Citar'],
] as const;

const DOWNLOADS = [
  ['card', 'Tarjeta para compartir'],
  ['svg', 'Estrella (SVG)'],
  ['png', 'Estrella (PNG)'],
] as const;

interface ProfileHeadProps {
  readonly date: CalendarDate;
  /** Sections that this date has not. */
  readonly without: readonly string[];
}

/** The date, which can be changed here, what can be done with its profile, and where its parts are. */
export function ProfileHead({ date, without }: ProfileHeadProps): JSX.Element {
  return (
    <header class="page-head profile-head">
      <p class="kicker">Perfil</p>
      <h1>{spanishDate(date)}</h1>
      <DateForm key={isoDate(date)} date={date} />
      <div class="profile-bar no-print">
        <p class="actions">
          <button type="button" class="button" data-action="share">
            Compartir
          </button>
          {DOWNLOADS.map(([action, name]) => (
            <button key={action} type="button" class="button-quiet" data-action={action}>
              <span class="visually-hidden">Descargar </span>
              {name}
              <span aria-hidden="true">&nbsp;↓</span>
            </button>
          ))}
          <a class="button-quiet" href={sitePath.couple(date)}>
            Ver compatibilidad
          </a>
          <button type="button" class="button-quiet" data-action="print">
            Imprimir
          </button>
          <a class="button-quiet" href={apiPath('/matrix/{day}/{month}/{year}', date)}>
            Datos en JSON
          </a>
        </p>
        <PageNav sections={SECTIONS.filter(([id]) => !without.includes(id))} />
      </div>
    </header>
  );
}

/** Shown instead of the profile when the address has a date that cannot be. */
export function MissingDate({ problem }: { readonly problem: string }): JSX.Element {
  return (
    <article class="profile">
      <header class="page-head profile-head">
        <p class="kicker">Perfil</p>
        <h1>No reconocemos esa fecha</h1>
        <p class="lede">Escribe una fecha de nacimiento para ver su camino de vida y su matriz del destino.</p>
        <p class="notice" role="alert">
          {problem}
        </p>
        <DateForm />
      </header>
    </article>
  );
}

/** Beside the star, which needs no texts. */
export function LoadFailure(): JSX.Element {
  return (
    <div class="notice" role="alert">
      <p>
        La fecha está bien y los números son los suyos, pero los textos no se han podido cargar. Revisa la conexión y
        vuelve a intentarlo.
      </p>
      <p class="actions">
        <button type="button" class="button" onClick={() => location.reload()}>
          Volver a cargar
        </button>
      </p>
    </div>
  );
}

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
