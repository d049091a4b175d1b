import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import type { LifePath } from '../../../content/content-schema.ts';
import { apiPath } from '../../../http/api-path.ts';
import { birthNumbers, explainBirthNumbers } from '../../../method/birth-numbers.ts';
import { maturityNumber, nameNumbers } from '../../../method/name-numbers.ts';
import type { ReadName } from '../../../method/read-name.ts';
import type { NumberRole } from '../../../method/reduce.ts';
import { stepsTo } from '../../../method/steps.ts';
import { personalYear } from '../../../method/years-and-days.ts';
import type { PageWords } from '../../../words/words.ts';
import { LifeStages, PersonalYear } from './life-stages-and-year.tsx';
import { NameSection } from './name-section.tsx';
import { NumberCard, Sum, type TextOf } from './number-card.tsx';

/** The part of `/api/numbers` that the page shows. */
export type NumberTexts = Readonly<Record<NumberRole, Readonly<Record<string, string>>>>;
/** The part of `/api/life-path` that the page shows. */
export type LifePathBrief = Pick<LifePath, 'number' | 'archetype' | 'short_description'>;

type NumberWords = Pick<PageWords, 'actions' | 'ages' | 'longDate' | 'months' | 'numbers' | 'numberTitles' | 'paths'>;

interface NumbersProps {
  readonly date: CalendarDate | undefined;
  readonly name: ReadName | undefined;
  readonly today: CalendarDate;
  /** `undefined` while loading, `missing` if loading failed. */
  readonly texts: NumberTexts | 'missing' | undefined;
  readonly lifePaths: readonly LifePathBrief[] | undefined;
  readonly words: NumberWords;
}

/**
 * The numbers of a date, a name, or both; nothing without either. The keys force new elements for a new date or name: when a
 * browser translates the page, it replaces the text nodes, so updates to the old ones would not be visible.
 */
export function NumbersArticle({ date, name, today, texts, lifePaths, words }: NumbersProps): JSX.Element | null {
  if (!date && !name) return null;
  const textOf = (role: NumberRole, number: number): string | undefined =>
    typeof texts === 'object' ? texts[role][number] : undefined;
  const born = date && isoDate(date);
  const hasYear = date !== undefined && date.year <= today.year;
  return (
    <article class="numbers">
      <Medals date={date} name={name} today={today} words={words} />
      <p class="actions numbers-actions no-print">
        {date ? (
          <button type="button" class="button" data-action="share">
            {words.actions.share}
          </button>
        ) : null}
        <button type="button" class="button-quiet" data-action="print">
          {words.actions.print}
        </button>
      </p>
      {texts === 'missing' ? (
        <p class="notice" role="status">
          {words.numbers.noTexts}
        </p>
      ) : null}
      {date ? (
        <>
          <BirthSection key={born} date={date} textOf={textOf} lifePaths={lifePaths} words={words} />
          <LifeStages key={born} date={date} today={today} textOf={textOf} words={words} />
        </>
      ) : null}
      {date && hasYear ? <PersonalYear key={born} date={date} today={today} textOf={textOf} words={words} /> : null}
      {name ? (
        <NameSection
          key={`${name.text} ${born}`}
          name={name}
          lifePath={date && birthNumbers(date).lifePath}
          textOf={textOf}
          words={words}
        />
      ) : null}
    </article>
  );
}

/** The main numbers in a row, each linked to its text and sum. */
function Medals({ date, name, today, words }: Pick<NumbersProps, 'date' | 'name' | 'today' | 'words'>): JSX.Element {
  const { titles } = words.numberTitles;
  const birth = date && birthNumbers(date);
  const ofName = name && nameNumbers(name);
  const medals: readonly (readonly [title: string, number: number | null | undefined, id: string])[] = [
    [titles.life_path, birth?.lifePath, 'camino-de-vida'],
    [titles.birthday, birth?.birthday, 'cumpleanos'],
    [
      words.numbers.year(today.year),
      date && date.year <= today.year ? personalYear(date, today.year) : undefined,
      'tu-anio',
    ],
    [titles.expression, ofName?.expression, 'expresion'],
    [titles.soul_urge, ofName?.soulUrge, 'impulso-del-alma'],
    [titles.personality, ofName?.personality, 'personalidad'],
    [titles.maturity, birth && ofName ? maturityNumber(birth.lifePath, ofName.expression) : undefined, 'madurez'],
  ];
  return (
    <ul class="medals" aria-label={words.numbers.medals}>
      {medals.flatMap(([title, number, id]) =>
        number === undefined || number === null
          ? []
          : [
              <li key={`${id} ${number}`}>
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
  readonly words: NumberWords;
}

function BirthSection({ date, textOf, lifePaths, words }: BirthSectionProps): JSX.Element {
  const { longDate, numbers, paths } = words;
  const { titles } = words.numberTitles;
  const { lifePath, birthday, karmicDebts } = birthNumbers(date);
  const steps = explainBirthNumbers(date);
  const brief = lifePaths?.find(({ number }) => number === lifePath);
  return (
    <section class="band">
      <h2 id="fecha">{numbers.ofDate(longDate(date))}</h2>
      <ul class="number-cards">
        <NumberCard
          id="camino-de-vida"
          title={titles.life_path}
          number={lifePath}
          text={brief?.short_description}
          steps={stepsTo('life_path', steps)}
          words={words}
        >
          <p>
            <a key={brief?.archetype} href={paths.lifePath(lifePath)}>
              {numbers.lifePath(lifePath, brief?.archetype)}
            </a>
          </p>
        </NumberCard>
        <NumberCard
          id="cumpleanos"
          title={titles.birthday}
          number={birthday}
          text={textOf('birthday', birthday)}
          steps={stepsTo('day', steps)}
          words={words}
        />
        {karmicDebts.map(({ number, from }) => (
          <NumberCard
            key={number}
            id={`deuda-${number}`}
            title={titles.karmic_debt}
            number={number}
            text={textOf('karmic_debt', number)}
            words={words}
          >
            <Sum words={words}>{numbers.debt(number, from)}</Sum>
          </NumberCard>
        ))}
      </ul>
      <p class="actions no-print">
        <a class="button-quiet" href={paths.profile(date)}>
          {numbers.matrix}
        </a>
        <a class="button-quiet" href={paths.api(apiPath('/numbers/{date}', { date: isoDate(date) }))}>
          {numbers.json}
        </a>
        <a class="button-quiet" href={`${paths.method}#numeros-clasicos`}>
          {numbers.method}
        </a>
      </p>
    </section>
  );
}
