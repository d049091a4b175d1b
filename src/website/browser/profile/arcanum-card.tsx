import type { JSX } from 'preact';
import { sitePath } from '../../../contract/routes.ts';
import type { Reading } from '../../../domain/content.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ReadingParts } from '../../components/reading-parts.tsx';

interface ArcanumCardProps {
  /** The place, and what it is about. */
  readonly title: string;
  readonly about?: string;
  readonly arcanum: BrowserTexts['arcana'][number];
  /** Arrives after the rest. */
  readonly reading: Reading | undefined;
}

/** A place, the arcanum in it, and what that says there. */
export function ArcanumCard({ title, about, arcanum, reading }: ArcanumCardProps): JSX.Element {
  const { number, name, keyword, emoji } = arcanum;
  return (
    <>
      <p class="kicker">{title}</p>
      {about ? <p class="position-about">{about}</p> : null}
      <h3>
        <span class="position-number">{number}</span>{' '}
        <span>
          <a href={sitePath.arcanum(number)}>{name}</a>{' '}
          <span class="position-emoji" aria-hidden="true">
            {emoji}
          </span>
        </span>
      </h3>
      <p class="position-keyword">{keyword}</p>
      {reading ? <ReadingParts {...reading} /> : null}
    </>
  );
}
