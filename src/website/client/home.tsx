import { type ComponentChildren, render } from 'preact';
import { type CalendarDate, parseIsoDate } from '../../contract/calendar-date.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { matrixDrawer } from '../../picture/draw-matrix.ts';
import type { ClientTexts } from '../client-texts.ts';
import { CodeSamples } from '../components/code-samples.tsx';
import { LifePathBadge } from '../components/life-path-badge.tsx';
import { Octagram } from '../components/octagram.tsx';
import { startCopyButtons } from './copy-buttons.ts';
import { loadTexts } from './load-texts.ts';

/** Redraws the front page while a date is being typed. Everything is there already without it, for the example. */
function startHome(root: HTMLElement): void {
  const input = document.getElementById('birth') as HTMLInputElement;
  const site = root.dataset.site ?? '';
  let texts: Promise<ClientTexts> | undefined;

  const update = async (): Promise<void> => {
    const parsed = parseIsoDate(input.value);
    if (!parsed.ok) return;
    // A second request for the same words is of no use; a failed one may be tried again.
    texts ??= loadTexts(root.dataset.texts ?? '').catch((error) => {
      texts = undefined;
      throw error;
    });
    const words = await texts;
    if (parseIsoDate(input.value).ok) show(parsed.date, words, site);
  };
  // The form still leads to the profile when the words cannot be had, so there is nothing to tell.
  const onInput = (): void => void update().catch(() => undefined);
  input.addEventListener('input', onInput);
  // A browser that comes back to this page may fill in what was typed before.
  if (input.value !== input.defaultValue) onInput();
}

function show(date: CalendarDate, texts: ClientTexts, site: string): void {
  fill('retrato', <Octagram svg={matrixDrawer(texts.positions)(date)} />);
  fill('fecha', spanishDate(date));
  fill('camino', <LifePathBadge texts={texts} date={date} />);
  fill('muestras', <CodeSamples site={site} date={date} />);
}

function fill(id: string, children: ComponentChildren): void {
  render(children, document.getElementById(id)!);
}

startCopyButtons();
startHome(document.getElementById('inicio')!);
