import { type ComponentChildren, render } from 'preact';
import { type CalendarDate, parseIsoDate } from '../../contract/calendar-date.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { matrixDrawer } from '../../picture/draw-matrix.ts';
import type { BrowserTexts } from '../browser-texts.ts';
import { CodeSamples } from '../components/code-samples.tsx';
import { LifePathBadge } from '../components/life-path-badge.tsx';
import { Octagram } from '../components/octagram.tsx';
import { startCopyButtons } from './copy-buttons.ts';
import { loadTexts } from './load-texts.ts';

/** Redraws the front page while a date is being typed. Without it the page shows the example. */
function startHome(root: HTMLElement): void {
  const input = document.getElementById('birth') as HTMLInputElement;
  const site = root.dataset.site ?? '';
  let texts: Promise<BrowserTexts> | undefined;

  const update = async (): Promise<void> => {
    const parsed = parseIsoDate(input.value);
    if (!parsed.ok) return;
    // One request is enough; after a failure the next input tries again.
    texts ??= loadTexts(root.dataset.texts ?? '').catch((error) => {
      texts = undefined;
      throw error;
    });
    const loaded = await texts;
    if (parseIsoDate(input.value).ok) show(parsed.date, loaded, site);
  };
  // Without the texts the form still leads to the profile, so a failure needs no message.
  const onInput = (): void => void update().catch(() => undefined);
  input.addEventListener('input', onInput);
  // A browser that comes back to this page may fill in what was typed before.
  if (input.value !== input.defaultValue) onInput();
}

function show(date: CalendarDate, texts: BrowserTexts, site: string): void {
  fill('retrato', <Octagram svg={matrixDrawer(texts.positions, texts.publisher)(date)} />);
  fill('fecha', spanishDate(date));
  fill('camino', <LifePathBadge texts={texts} date={date} />);
  fill('muestras', <CodeSamples site={site} date={date} />);
}

function fill(id: string, children: ComponentChildren): void {
  render(children, document.getElementById(id)!);
}

startCopyButtons();
startHome(document.getElementById('inicio')!);
