import type { JSX } from 'preact';

/** The eight-pointed star as a small sign. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="mark-upright" x="6.5" y="6.5" width="19" height="19" />
      <rect class="mark-slanted" x="6.5" y="6.5" width="19" height="19" transform="rotate(45 16 16)" />
      <circle class="mark-center" cx="16" cy="16" r="3.4" />
    </svg>
  );
}
