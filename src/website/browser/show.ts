import { type ComponentChildren, render } from 'preact';

let drawn = false;

/** Draws in place of the shell that the build wrote, which the first call removes. */
export function show(root: HTMLElement, children: ComponentChildren): void {
  if (!drawn) root.replaceChildren();
  drawn = true;
  render(children, root);
}
