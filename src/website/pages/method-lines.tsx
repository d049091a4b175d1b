import type { JSX } from 'preact';
import { KARMIC_TAIL_POINTS, LINE_POINTS, type LineName, PURPOSES } from '../../domain/whole-chart.ts';
import { agesInWords, LINE_TITLES, PURPOSE_TITLES } from '../components/chart-words.ts';
import { formulaOf } from '../components/point-words.ts';
import { PointValues } from './method-parts.tsx';

export function TailMethod({ count }: { readonly count: number }): JSX.Element {
  return (
    <section class="band">
      <h2 id="cola">La cola kármica</h2>
      <p class="measure">
        Son los tres puntos de la rama inferior, de dentro afuera. Entre 1900 y 2100 solo aparecen {count} colas
        distintas, y cada una tiene su texto.
      </p>
      <p class="worked">
        <PointValues points={KARMIC_TAIL_POINTS} />
      </p>
    </section>
  );
}

export function LineMethod(): JSX.Element {
  return (
    <section class="band">
      <h2 id="lineas">Las líneas</h2>
      <p class="measure">Cada línea nombra puntos que ya están calculados, del primero al último.</p>
      <table class="formulas">
        <caption class="visually-hidden">Las líneas, con los puntos y los arcanos del ejemplo</caption>
        <thead>
          <tr>
            <th scope="col">Línea</th>
            <th scope="col">Puntos y arcanos</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(LINE_POINTS) as LineName[]).map((name) => (
            <tr key={name}>
              <th scope="row">{LINE_TITLES[name]}</th>
              <td>
                <PointValues points={LINE_POINTS[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function PurposeMethod(): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">Los propósitos</h2>
      <table class="formulas">
        <caption class="visually-hidden">Los cuatro propósitos, su edad, su fórmula y su arcano en el ejemplo</caption>
        <thead>
          <tr>
            <th scope="col">Propósito</th>
            <th scope="col">Edad</th>
            <th scope="col">Arcano</th>
          </tr>
        </thead>
        <tbody>
          {PURPOSES.map(({ key, point, fromAge, toAge }) => (
            <tr key={key}>
              <th scope="row">
                {PURPOSE_TITLES[key]} <span class="steps-formula">{formulaOf(point)}</span>
              </th>
              <td>{agesInWords(fromAge, toAge)}</td>
              <td>
                <PointValues points={[point]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
