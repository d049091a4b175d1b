import type { JSX } from 'preact';
import { EXAMPLE_DATE, EXAMPLE_YEAR } from '../../calendar/dates.ts';
import { sitePath } from '../../http/site-path.ts';
import { explainBirthNumbers } from '../../method/birth-numbers.ts';
import { numberSum } from '../../method/number-steps.ts';
import { explainPersonalYear } from '../../method/personal-year-month-day.ts';
import { stepTitle } from '../../words/step-title.ts';
import { PAGE_WORDS } from '../page-words.ts';
import { ChoicesTable } from './method-schools.tsx';

const RULES = [
  ['Cumpleaños', 'El día, reducido a una cifra; el 11 y el 22 se quedan.'],
  [
    'Deudas kármicas',
    'El 13, el 14, el 16 o el 19, si aparecen al reducir el total del camino de vida o de un nombre, o si son el día.',
  ],
  [
    'Pináculos',
    'Mes + día; día + año; la suma de esos dos; mes + año. El primero dura hasta los 36 años menos el camino de vida en una cifra, el segundo y el tercero nueve años cada uno, y el cuarto, desde entonces.',
  ],
  ['Desafíos', 'Lo mismo con restas y con una sola cifra: de 0 a 8, en las mismas edades.'],
  [
    'Año, mes y día personales',
    'Día + mes + año del calendario, cada uno en una cifra. El mes personal le suma el número del mes, y el día personal, el día.',
  ],
  [
    'Letras',
    'De la A a la I valen de 1 a 9, de la J a la R otra vez de 1 a 9, y de la S a la Z, de 1 a 8. Los acentos no cuentan.',
  ],
  [
    'Expresión, impulso del alma y personalidad',
    'Cada parte del nombre se suma y se reduce; después se suman las partes. El impulso del alma cuenta las vocales y la personalidad, las consonantes.',
  ],
  [
    'Lecciones y pasiones',
    'Las lecciones son los números que no tiene ninguna letra; las pasiones, los que tienen más letras.',
  ],
  ['Madurez', 'Camino de vida + expresión; el 11, el 22 y el 33 se quedan.'],
] as const;

const CHOICES = [
  ['La fecha', 'Tres partes, cada una reducida.', 'Todas las cifras en una sola fila.'],
  ['El nombre', 'Cada parte por separado.', 'El nombre entero en una sola suma.'],
  [
    'Los números maestros',
    'Se conservan en las partes y en el total; en el año personal, no.',
    'También en el año personal, o solo al final.',
  ],
  [
    'La Y',
    'Vocal, salvo que la siga una vocal: consonante en Yolanda, vocal en Eloy y en Nancy.',
    'Siempre vocal, o siempre consonante.',
  ],
  ['La Ñ', 'Vale como la N: 5.', 'Por su lugar en el alfabeto español, que mueve todas las letras que la siguen.'],
  ['La primera etapa', 'Empieza al nacer.', 'Empieza a otra edad, con las mismas cuentas.'],
] as const;

const SHOWN = ['life_path', 'first_end', 'pinnacle_1', 'pinnacle_2', 'pinnacle_3', 'pinnacle_4', 'challenge_1'];

/** The classic numbers: the rules, the example, and what other schools do. */
export function NumbersMethod(): JSX.Element {
  const steps = explainBirthNumbers(EXAMPLE_DATE).filter(({ name }) => SHOWN.includes(name));
  const year = explainPersonalYear(EXAMPLE_DATE, EXAMPLE_YEAR).at(-1)!;
  return (
    <section class="band">
      <h2 id="numeros-clasicos">Los números clásicos</h2>
      <p class="measure">
        La numerología que se atribuye a Pitágoras parte de los mismos tres números que el camino de vida. En{' '}
        <a href={sitePath.numbers()}>la página de los números</a> está cada suma de tu fecha y, si quieres, de un
        nombre.
      </p>
      <div class="two-columns">
        <dl class="rules">
          {RULES.map(([what, rule]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3>La misma fecha</h3>
          <dl class="sums number-sums">
            {[...steps, year].map((step) => (
              <div key={step.name}>
                <dt>
                  {step.name === 'personal_year'
                    ? `Año personal ${EXAMPLE_YEAR}`
                    : stepTitle(PAGE_WORDS.es.numberTitles, step.name)}
                </dt>
                <dd>{numberSum(step)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ChoicesTable caption="Los números clásicos: lo que elegimos y lo que hacen otras escuelas" choices={CHOICES} />
    </section>
  );
}
