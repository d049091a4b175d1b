import type { JSX } from 'preact';
import {
  explainMaturityNumber,
  explainNameNumbers,
  NAME_TOTALS,
  type NameTotal,
  nameNumbers,
} from '../../../method/name-numbers.ts';
import type { ReadName } from '../../../method/read-name.ts';
import type { LifePathNumber } from '../../../method/reduce.ts';
import type { PageWords } from '../../../words/words.ts';
import { NumberCard, Sum, type TextOf } from './number-card.tsx';

interface NameSectionProps {
  readonly name: ReadName;
  readonly lifePath: LifePathNumber | undefined;
  readonly textOf: TextOf;
  readonly words: Pick<PageWords, 'numbers' | 'numberTitles'>;
}

/** The ids of the totals' cards. */
const CARD_IDS: Readonly<Record<NameTotal, string>> = {
  expression: 'expresion',
  soul_urge: 'impulso-del-alma',
  personality: 'personalidad',
};

/** The numbers of a name, letter by letter. */
export function NameSection({ name, lifePath, textOf, words }: NameSectionProps): JSX.Element {
  const { numbers } = words;
  const { titles } = words.numberTitles;
  const { expression, karmicDebts, karmicLessons, hiddenPassions } = nameNumbers(name);
  const steps = explainNameNumbers(name);
  const nameParts = name.parts.map(({ text }) => text);
  const maturity = lifePath === undefined ? [] : explainMaturityNumber(lifePath, expression);
  const others = [
    ...hiddenPassions.map((n) => [`pasion-${n}`, 'hidden_passion', n, numbers.passion(lettersWith(name, n))] as const),
    ...karmicDebts.map(({ number, from }) => {
      const totals = from.map((total) => titles[total as NameTotal]);
      return [`deuda-nombre-${number}`, 'karmic_debt', number, numbers.nameDebt(totals)] as const;
    }),
    ...karmicLessons.map((n) => [`leccion-${n}`, 'karmic_lesson', n, numbers.lesson(n)] as const),
  ];
  return (
    <section class="band" data-name-numbers>
      <h2 id="nombre-letras">{numbers.letters(name.text)}</h2>
      <Letters name={name} />
      <ul class="number-cards">
        {NAME_TOTALS.map((total) => {
          const number = steps[total].at(-1)?.value;
          const id = CARD_IDS[total];
          return number === undefined ? (
            <li key={id} class="number-card" id={id}>
              <h3>{titles[total]}</h3>
              <p>{total === 'soul_urge' ? numbers.noVowels : numbers.noConsonants}</p>
            </li>
          ) : (
            <NumberCard
              key={id}
              id={id}
              title={titles[total]}
              number={number}
              text={textOf(total, number)}
              steps={steps[total]}
              nameParts={nameParts}
              words={words}
            />
          );
        })}
        {maturity.map(({ value }) => (
          <NumberCard
            key="madurez"
            id="madurez"
            title={titles.maturity}
            number={value}
            text={textOf('maturity', value)}
            steps={maturity}
            words={words}
          />
        ))}
        {others.map(([id, role, number, reason]) => (
          <NumberCard key={id} id={id} title={titles[role]} number={number} text={textOf(role, number)} words={words}>
            <Sum words={words}>{reason}</Sum>
          </NumberCard>
        ))}
      </ul>
    </section>
  );
}

/** Every letter with its value, vowels above the line and consonants below, as when done by hand. */
function Letters({ name }: { readonly name: ReadName }): JSX.Element {
  return (
    <ul class="letters">
      {name.parts.map(({ text, letters }, part) => (
        <li key={part}>
          <span class="visually-hidden">{text}: </span>
          <ol>
            {letters.map(({ letter, value, isVowel }, i) => (
              <li key={i} class={isVowel ? 'letter letter-vowel' : 'letter'}>
                <span class="letter-value">{value}</span> <span class="letter-sign">{letter}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

/** @example lettersWith(name, 1) // ['A', 'A', 'J', 'S'] of «María José» */
function lettersWith({ parts }: ReadName, number: number): string[] {
  const found = parts.flatMap(({ letters }) => letters.filter(({ value }) => value === number));
  return found.map(({ letter }) => letter);
}
