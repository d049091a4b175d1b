let isPressed = false;

/** Notes from now on whether a mouse, a pen or a finger is down. */
export function watchPresses(): void {
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true);
}

/** Does what may move a page once a press has ended: between the two ends of a click, a button that moves is missed. */
export function afterPress(work: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else setTimeout(work);
}
