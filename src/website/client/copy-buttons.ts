import { copyText } from './copy-text.ts';

/** Brings every copy button of the page to life, also those that are drawn later. */
export function startCopyButtons(): void {
  // Buttons that need a script stay hidden without one.
  document.documentElement.classList.add('has-script');
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const source = button && document.getElementById(button.getAttribute('data-copy') ?? '');
    if (source) void copyText(source.textContent ?? '');
  });
}
