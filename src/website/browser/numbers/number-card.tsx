import type { ComponentChildren, JSX } from 'preact';
import type { NumberRole } from '../../../method/number-roles.ts';
import type { NumberStep } from '../../../method/number-steps.ts';
import { numbers as numberWords } from '../../../words/es/numbers.ts';
import { numberSum } from '../../../words/number-sum.ts';

/** What a number says in a role; nothing until the texts have arrived. */
export type TextOf = (role: NumberRole, number: number) => string | undefined;

interface NumberCardProps {
  readonly id: string;
  readonly title: string;
  readonly number: number;
  /** Arrives after the number. */
  readonly text: string | undefined;
  readonly steps?: readonly NumberStep[];
  /** The parts of a name, which its steps are called by. */
  readonly nameParts?: readonly string[];
  readonly children?: ComponentChildren;
}

/** A number, what it says, and its sum behind a tap. */
export function NumberCard(props: NumberCardProps): JSX.Element {
  const { id, title, number, text, steps, nameParts, children } = props;
  return (
    <li class="number-card" id={id} data-number={number}>
      <h3>
        <span class="medal">{number}</span> <span>{title}</span>
      </h3>
      {text ? <p class="number-text">{text}</p> : null}
      {children}
      {steps ? (
        <Sum>
          <NumberSteps steps={steps} {...(nameParts ? { nameParts } : {})} />
        </Sum>
      ) : null}
    </li>
  );
}

interface SumProps {
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** How a number is made, behind a tap. */
export function Sum({ title = 'Cómo se calcula', children }: SumProps): JSX.Element {
  return (
    <details class="example sum">
      <summary>{title}</summary>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </details>
  );
}

interface NumberStepsProps {
  readonly steps: readonly NumberStep[];
  readonly nameParts?: readonly string[];
}

export function NumberSteps({ steps, nameParts }: NumberStepsProps): JSX.Element {
  return (
    <dl class="sums number-sums">
      {steps.map((step, i) => (
        <div key={i} {...(i === steps.length - 1 ? { class: 'sums-total' } : {})}>
          <dt>{numberWords.step(step.name, nameParts)}</dt>
          <dd>{numberSum(step)}</dd>
        </div>
      ))}
    </dl>
  );
}
