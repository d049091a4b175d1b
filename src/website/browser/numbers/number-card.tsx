import type { ComponentChildren, JSX } from 'preact';
import type { NumberRole } from '../../../method/reduce.ts';
import { numberSum, type Step } from '../../../method/steps.ts';
import { stepTitle } from '../../../words/step-title.ts';
import type { PageWords } from '../../../words/words.ts';

type CardWords = Pick<PageWords, 'numbers' | 'numberTitles'>;

/** The text of a number in a role; `undefined` until the texts are loaded. */
export type TextOf = (role: NumberRole, number: number) => string | undefined;

interface NumberCardProps {
  readonly id: string;
  readonly title: string;
  readonly number: number;
  /** Loaded after the number is shown. */
  readonly text: string | undefined;
  readonly steps?: readonly Step[];
  /** The parts of a name, as labels of its steps. */
  readonly nameParts?: readonly string[];
  readonly children?: ComponentChildren;
  readonly words: CardWords;
}

/** A number, its text, and its sum, collapsed. */
export function NumberCard(props: NumberCardProps): JSX.Element {
  const { id, title, number, text, steps, nameParts, children, words } = props;
  return (
    <li class="number-card" id={id} data-number={number}>
      <h3>
        <span class="medal">{number}</span> <span>{title}</span>
      </h3>
      {text ? <p class="number-text">{text}</p> : null}
      {children}
      {steps ? (
        <Sum words={words}>
          <NumberSteps steps={steps} {...(nameParts ? { nameParts } : {})} words={words} />
        </Sum>
      ) : null}
    </li>
  );
}

interface SumProps {
  readonly title?: string;
  readonly children: ComponentChildren;
  readonly words: CardWords;
}

/** How a number is calculated, collapsed. */
export function Sum({ words, title = words.numbers.howMade, children }: SumProps): JSX.Element {
  return (
    <details class="example sum">
      <summary>{title}</summary>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </details>
  );
}

interface NumberStepsProps {
  readonly steps: readonly Step[];
  readonly nameParts?: readonly string[];
  readonly words: CardWords;
}

export function NumberSteps({ steps, nameParts, words }: NumberStepsProps): JSX.Element {
  return (
    <dl class="sums number-sums">
      {steps.map((step, i) => (
        <div key={i} {...(i === steps.length - 1 ? { class: 'sums-total' } : {})}>
          <dt>{stepTitle(words.numberTitles, step.name, nameParts)}</dt>
          <dd>{numberSum(step)}</dd>
        </div>
      ))}
    </dl>
  );
}
