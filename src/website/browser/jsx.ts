/** What the bundler puts elements together with: in scripts `h(…)` is a twentieth shorter than the newer `jsx(…)`. */
export { Fragment, h } from 'preact';
