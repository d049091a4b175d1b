import type { JSX } from 'preact';
import { apiPath } from '../../../contract/api-path.ts';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { spanishDate } from '../../../contract/spanish-date.ts';
import { chartNumbers } from '../../../domain/chart-numbers.ts';
import { matrixCitation } from '../../../endpoints/attribution.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Copyable } from '../../components/copyable.tsx';

interface CiteProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
}

/** What a reader takes away as text. */
export function Cite({ date, texts, site }: CiteProps): JSX.Element {
  const { day, month, year } = date;
  const { a, b, c } = chartNumbers(date);
  return (
    <details class="band cite fold">
      <summary>
        <h2 id="citar">Citar y enlazar</h2>
      </summary>
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
          id="carta"
          what="la dirección de la carta"
          title="La carta entera en JSON"
          text={`${site}${apiPath('/chart/{a}/{b}/{c}', { a, b, c })}`}
          code
        />
        <Copyable
          id="imagen"
          what="el código de la imagen"
          title="Imagen para tu web"
          code
          text={`<img src="${site}${apiPath('/matrix/{day}/{month}/{year}.svg', { day, month, year })}" alt="Matriz del destino del ${spanishDate(date)}">`}
        />
      </div>
    </details>
  );
}
