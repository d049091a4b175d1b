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
import { numbers as numberWords } from '../../../words/es/numbers.ts';
import { NumberCard, Sum, type TextOf } from './number-card.tsx';

interface NameSectionProps {
  readonly name: ReadName;
  readonly lifePath: LifePathNumber | undefined;
  readonly textOf: TextOf;
}

/** The ids of their cards, and which letters are counted. */
const TOTALS: Readonly<Record<NameTotal, { readonly id: string; readonly missing: string }>> = {
  expression: { id: 'expresion', missing: '' },
  soul_urge: { id: 'impulso-del-alma', missing: 'Este nombre no tiene vocales, y por eso no tiene este número.' },
  personality: { id: 'personalidad', missing: 'Este nombre no tiene consonantes, y por eso no tiene este número.' },
};

/** The numbers of a name, letter by letter. */
export function NameSection({ name, lifePath, textOf }: NameSectionProps): JSX.Element {
  const { expression, karmicDebts, karmicLessons, hiddenPassions } = nameNumbers(name);
  const steps = explainNameNumbers(name);
  const nameParts = name.parts.map(({ text }) => text);
  const maturity = lifePath === undefined ? [] : explainMaturityNumber(lifePath, expression);
  return (
    <section class="band" data-name-numbers>
      <h2 id="nombre-letras">{`${name.text}, letra a letra`}</h2>
      <Letters name={name} />
      <ul class="number-cards">
        {NAME_TOTALS.map((total) => {
          const number = steps[total].at(-1)?.value;
          const { id, missing } = TOTALS[total];
          return number === undefined ? (
            <li key={id} class="number-card" id={id}>
              <h3>{numberWords.titles[total]}</h3>
              <p>{missing}</p>
            </li>
          ) : (
            <NumberCard
              key={id}
              id={id}
              title={numberWords.titles[total]}
              number={number}
              text={textOf(total, number)}
              steps={steps[total]}
              nameParts={nameParts}
            />
          );
        })}
        {maturity.map(({ value }) => (
          <NumberCard
            key="madurez"
            id="madurez"
            title={numberWords.titles.maturity}
            number={value}
            text={textOf('maturity', value)}
            steps={maturity}
          />
        ))}
        {hiddenPassions.map((number) => (
          <NumberCard
            key={`pasion-${number}`}
            id={`pasion-${number}`}
            title={numberWords.titles.hidden_passion}
            number={number}
            text={textOf('hidden_passion', number)}
          >
            <Sum>{`Es el número que más letras tienen: ${lettersWith(name, number)}.`}</Sum>
          </NumberCard>
        ))}
        {karmicDebts.map(({ number, from }) => (
          <NumberCard
            key={`deuda-nombre-${number}`}
            id={`deuda-nombre-${number}`}
            title={numberWords.titles.karmic_debt}
            number={number}
            text={textOf('karmic_debt', number)}
          >
            <Sum>{`Aparece al sumar: ${from.map((total) => numberWords.titles[total as NameTotal].toLowerCase()).join(' y ')}.`}</Sum>
          </NumberCard>
        ))}
        {karmicLessons.map((number) => (
          <NumberCard
            key={`leccion-${number}`}
            id={`leccion-${number}`}
            title={numberWords.titles.karmic_lesson}
            number={number}
            text={textOf('karmic_lesson', number)}
          >
            <Sum>{`Ninguna letra del nombre vale ${number}.`}</Sum>
          </NumberCard>
        ))}
      </ul>
    </section>
  );
}

/** Every letter with its value, vowels above the line and consonants below it, as people write it by hand. */
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

/** @example lettersWith(name, 1) // 'A, A, J y S' of «María José» */
function lettersWith({ parts }: ReadName, number: number): string {
  const found = parts.flatMap(({ letters }) => letters.filter(({ value }) => value === number));
  const signs = found.map(({ letter }) => letter);
  return signs.length > 1 ? `${signs.slice(0, -1).join(', ')} y ${signs.at(-1)}` : signs.join('');
}
