import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import { apiPath } from '../../../http/api-path.ts';
import { sitePath } from '../../../http/site-path.ts';
import { birthNumbers, explainBirthNumbers } from '../../../method/birth-numbers.ts';
import { maturityNumber, nameNumbers } from '../../../method/name-numbers.ts';
import type { NumberRole } from '../../../method/number-roles.ts';
import { stepsTo } from '../../../method/number-steps.ts';
import { personalYear } from '../../../method/personal-year-month-day.ts';
import type { ReadName } from '../../../method/read-name.ts';
import { dates } from '../../../words/es/dates.ts';
import { numbers as numberWords } from '../../../words/es/numbers.ts';
import { LifeStages, PersonalYear } from './life-stages-and-year.tsx';
import { NameSection } from './name-section.tsx';
import { NumberCard, Sum, type TextOf } from './number-card.tsx';

/** Of `/api/numbers`, what the page shows. */
export type NumberTexts = Readonly<Record<NumberRole, Readonly<Record<string, string>>>>;
/** Of `/api/life-path`. */
export interface LifePathBrief {
  readonly number: number;
  readonly archetype: string;
  readonly short_description: string;
}

interface NumbersProps {
  readonly date: CalendarDate | undefined;
  readonly name: ReadName | undefined;
  readonly today: CalendarDate;
  /** Undefined while they are on their way, `missing` when they did not come. */
  readonly texts: NumberTexts | 'missing' | undefined;
  readonly lifePaths: readonly LifePathBrief[] | undefined;
}

/** The numbers of a date, of a name, or of both; nothing without either. */
export function NumbersArticle({ date, name, today, texts, lifePaths }: NumbersProps): JSX.Element | null {
  if (!date && !name) return null;
  const textOf = (role: NumberRole, number: number): string | undefined =>
    typeof texts === 'object' ? texts[role][number] : undefined;
  const numbers = date && birthNumbers(date);
  const hasYear = date !== undefined && date.year <= today.year;
  return (
    <article class="numbers">
      <Medals date={date} name={name} today={today} />
      {texts === 'missing' ? (
        <p class="notice" role="status">
          Los textos no se han podido cargar. Los números están todos, porque se calculan aquí.
        </p>
      ) : null}
      {date && numbers ? (
        <>
          <BirthSection date={date} textOf={textOf} lifePaths={lifePaths} />
          <LifeStages date={date} numbers={numbers} today={today} textOf={textOf} />
        </>
      ) : null}
      {date && hasYear ? <PersonalYear date={date} today={today} textOf={textOf} /> : null}
      {name ? <NameSection name={name} lifePath={numbers?.lifePath} textOf={textOf} /> : null}
    </article>
  );
}

/** The main numbers in a row; each leads to its text and its sum. */
function Medals({ date, name, today }: Pick<NumbersProps, 'date' | 'name' | 'today'>): JSX.Element {
  const birth = date && birthNumbers(date);
  const ofName = name && nameNumbers(name);
  const medals: readonly (readonly [title: string, number: number | null | undefined, id: string])[] = [
    [numberWords.titles.life_path, birth?.lifePath, 'camino-de-vida'],
    [numberWords.titles.birthday, birth?.birthday, 'cumpleanos'],
    [`Año ${today.year}`, date && date.year <= today.year ? personalYear(date, today.year) : undefined, 'tu-anio'],
    [numberWords.titles.expression, ofName?.expression, 'expresion'],
    [numberWords.titles.soul_urge, ofName?.soulUrge, 'impulso-del-alma'],
    [numberWords.titles.personality, ofName?.personality, 'personalidad'],
    [
      numberWords.titles.maturity,
      birth && ofName ? maturityNumber(birth.lifePath, ofName.expression) : undefined,
      'madurez',
    ],
  ];
  return (
    <ul class="medals" aria-label="Los números, en breve">
      {medals.flatMap(([title, number, id]) =>
        number === undefined || number === null
          ? []
          : [
              <li key={id}>
                <a href={`#${id}`}>
                  <span class="medal" data-medal={id}>
                    {number}
                  </span>{' '}
                  <span>{title}</span>
                </a>
              </li>,
            ],
      )}
    </ul>
  );
}

interface BirthSectionProps {
  readonly date: CalendarDate;
  readonly textOf: TextOf;
  readonly lifePaths: readonly LifePathBrief[] | undefined;
}

const DEBT_SOURCES: Readonly<Record<string, string>> = {
  life_path: 'aparece al sumar el camino de vida',
  birthday: 'es el día del nacimiento',
};

function BirthSection({ date, textOf, lifePaths }: BirthSectionProps): JSX.Element {
  const { lifePath, birthday, karmicDebts } = birthNumbers(date);
  const steps = explainBirthNumbers(date);
  const brief = lifePaths?.find(({ number }) => number === lifePath);
  return (
    <section class="band">
      <h2 id="fecha">{`Los números del ${dates.long(date)}`}</h2>
      <ul class="number-cards">
        <NumberCard
          id="camino-de-vida"
          title={numberWords.titles.life_path}
          number={lifePath}
          text={brief?.short_description}
          steps={stepsTo('life_path', steps)}
        >
          <p>
            <a href={sitePath.lifePath(lifePath)}>
              {brief ? `${brief.archetype}: todo sobre el ${lifePath}` : `Todo sobre el ${lifePath}`}
            </a>
          </p>
        </NumberCard>
        <NumberCard
          id="cumpleanos"
          title={numberWords.titles.birthday}
          number={birthday}
          text={textOf('birthday', birthday)}
          steps={stepsTo('day', steps)}
        />
        {karmicDebts.map(({ number, from }) => (
          <NumberCard
            key={number}
            id={`deuda-${number}`}
            title={numberWords.titles.karmic_debt}
            number={number}
            text={textOf('karmic_debt', number)}
          >
            <Sum>{`El ${number} ${from.map((source) => DEBT_SOURCES[source]).join(' y ')}.`}</Sum>
          </NumberCard>
        ))}
      </ul>
      <p class="actions no-print">
        <a class="button-quiet" href={sitePath.profile(date)}>
          La matriz de esta fecha
        </a>
        <a class="button-quiet" href={apiPath('/numbers/{date}', { date: isoDate(date) })}>
          Datos en JSON
        </a>
        <a class="button-quiet" href={`${sitePath.method()}#numeros-clasicos`}>
          El método y las otras escuelas
        </a>
      </p>
    </section>
  );
}
