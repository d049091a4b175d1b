import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import { codeSamples } from '../examples.ts';
import { Copyable } from './copyable.tsx';

interface CodeSamplesProps {
  readonly site: string;
  readonly date: CalendarDate;
}

export function CodeSamples({ site, date }: CodeSamplesProps): JSX.Element {
  return (
    <div class="samples">
      {codeSamples(site, date).map(({ id, title, code }) => (
        <Copyable key={id} id={`sample-${id}`} what={`el ejemplo de ${title}`} title={title} text={code} code />
      ))}
    </div>
  );
}
