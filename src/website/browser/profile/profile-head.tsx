import type { JSX } from 'preact';
import { apiPath } from '../../../contract/api-path.ts';
import { type CalendarDate, isoDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { spanishDate } from '../../../contract/spanish-date.ts';
import { DateForm } from '../../components/date-form.tsx';
import { PageNav } from '../../components/page-nav.tsx';

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
