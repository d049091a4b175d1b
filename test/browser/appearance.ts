import type { Page } from 'playwright-core';
import type { PointName } from '../../src/method/destiny-matrix.ts';
import { afterTasks } from './visit.ts';

type Side = 'above' | 'below' | 'left' | 'right';
/** The side of each point's label. Independent of the layout's code. */
const LABEL_SIDES: Readonly<Partial<Record<PointName, Side>>> = {
  ...{ B: 'above', F: 'above', G: 'above', L: 'above', Sky: 'above', Earth: 'above', Male: 'above', Female: 'above' },
  ...{ A: 'below', C: 'below', D: 'below', E: 'below', H: 'below', I: 'below', P1: 'below', P2: 'below', P3: 'below' },
  ...{ M: 'left', R: 'left', K: 'right', R1: 'right', R2: 'right' },
};

/**
 * Misplaced elements, one line each: an element shown before its predecessor (in a reversed column or row), an empty box, a label
 * that is not directly above its field, or one on the wrong side of its medallion.
 */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate((sides: Readonly<Record<string, Side>>) => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const find = <E extends Element>(selector: string): E[] =>
      [document, ...shadows].flatMap((root) => [...root.querySelectorAll<E>(selector)]);
    const name = ({ localName, id, classList }: Element): string =>
      `${localName}${id && `#${id}`}${[...classList].map((one) => `.${one}`).join('')}`;
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    const isShown = (element: Element): boolean =>
      box(element).width > 1 &&
      box(element).height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isInFlow = (element: Element): boolean => {
      const { position, float } = getComputedStyle(element);
      return isShown(element) && ['static', 'relative'].includes(position) && float === 'none';
    };

    const backwards = (parent: Element): string[] => {
      const children = [...parent.children].filter(isInFlow);
      const isBackwards = (child: Element, i: number): boolean => {
        const [before, after] = [box(children[i]!), box(child)];
        // Further up is where the next column begins, further left the next row.
        const isAbove = after.bottom <= before.top + 1 && after.left < before.right - 1;
        const middles = Math.abs(before.top + before.bottom - after.top - after.bottom) / 2;
        const isInRow = middles < Math.min(before.height, after.height) / 2;
        // An element that spans several rows of a grid is next to all of them.
        const spansRows = getComputedStyle(children[i]!).gridRowEnd.startsWith('span');
        return isAbove || (isInRow && !spansRows && after.right <= before.left + 1);
      };
      return children
        .slice(1)
        .filter(isBackwards)
        .map((child) => `${name(child)} comes before its turn in ${name(parent)}`);
    };

    const empty = (element: Element): string[] => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(element);
      const isBox = parseFloat(borderTopWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)';
      const isFilled = element.textContent!.trim() !== '' || element.shadowRoot !== null;
      const isContent = element.matches('input, select, img, hr, .track-now, :has(input, img, svg)');
      return isBox && !isFilled && !isContent && isShown(element) ? [`${name(element)} is an empty box`] : [];
    };

    const unlabelled = (label: HTMLElement): string[] => {
      const field = label instanceof HTMLLabelElement ? label.control : label.nextElementSibling;
      if (!field || !isShown(field)) return [];
      // Only the text, because a label may contain its field.
      const words = document.createRange();
      words.selectNode(label.firstChild!);
      const [above, below] = [words.getBoundingClientRect(), box(field)];
      const gap = below.top - above.bottom;
      const isRight = isShown(label) && gap >= -1 && gap <= 12 && Math.abs(below.left - above.left) <= 1;
      return isRight ? [] : [`${name(label)} «${label.textContent}» is not right above ${name(field)}`];
    };

    const wronglyLabelled = (point: SVGElement): string[] => {
      const [disc, label] = ['.o-disc', '.o-label'].map((part) => box(point.querySelector(part)!)) as [
        DOMRect,
        DOMRect,
      ];
      const isOn: Record<Side, boolean> = {
        above: label.top + label.bottom < 2 * disc.top,
        below: label.top + label.bottom > 2 * disc.bottom,
        left: label.left + label.right < 2 * disc.left,
        right: label.left + label.right > 2 * disc.right,
      };
      const side = sides[point.dataset.point!]!;
      return !isShown(point) || isOn[side] ? [] : [`the label of ${point.dataset.point} is not ${side}`];
    };

    const elements = find<HTMLElement>('*').filter((element) => element instanceof HTMLElement);
    return [
      ...elements.flatMap((element) => [...backwards(element), ...empty(element)]),
      ...find<HTMLElement>('label, legend').flatMap(unlabelled),
      // The two small stars of a couple have no labels.
      ...find<SVGElement>('svg [data-point]:not(:is(.trio-small, .couple-star) *)').flatMap(wronglyLabelled),
    ];
  }, LABEL_SIDES);
}

/** Enters an error into each visible field, and returns the messages that are not shown below it, in red, while they apply. */
export async function misplacedMessages(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const group of await page.locator('.date-fields:visible, .name-field:visible').all()) {
    const fields = await group.locator('input').all();
    // The order of the fields differs between languages.
    const parts = await Promise.all(fields.map((field) => field.getAttribute('data-part')));
    const write = async (...texts: string[]): Promise<void> => {
      for (const [i, field] of fields.entries())
        await field.fill(texts[['day', 'month', 'year'].indexOf(parts[i] ?? 'day')]!);
      await fields.at(-1)!.blur();
      await afterTasks(page);
    };
    const message = group.locator('.date-problem');
    const [wrong, right] =
      fields.length === 1
        ? [['Ana 3'], ['Ana']]
        : [
            ['31', '2', '1990'],
            ['15', '6', '1990'],
          ];
    await write(...wrong!);
    const said = await message.textContent();
    if (!(await message.isVisible())) faults.push(`no message for ${wrong!.join('/')}`);
    else
      faults.push(
        ...(await message.evaluate((element) => {
          const style = getComputedStyle(element);
          const invalid = element.parentElement!.querySelector('[aria-invalid="true"]')!;
          const [own, field, all] = [element, invalid, element.parentElement!].map((one) =>
            one.getBoundingClientRect(),
          );
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = 'var(--first)';
          const red = getComputedStyle(probe).color;
          probe.remove();
          return Object.entries({
            'is not right below its field': own!.top < field!.bottom || own!.top > field!.bottom + 12,
            'does not begin with its fields': Math.abs(own!.left - all!.left) > 1,
            'hangs over the page': own!.right > innerWidth,
            'is not red': style.color !== red || style.borderTopColor !== red,
            'has no field in red': getComputedStyle(invalid).borderTopColor !== red,
          }).flatMap(([fault, isSo]) => (isSo ? [`«${element.textContent}» ${fault}`] : []));
        })),
      );
    await write(...right!);
    if (await message.isVisible()) faults.push(`«${said}» stays after ${right!.join('/')}`);
  }
  return faults;
}

/**
 * The palette colors of each class with the number of elements: `.age-number paper on first ×4, paper on second ×4`. Other colors
 * are listed by value; hidden elements and those for screen readers only are counted separately.
 */
export function paletteOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const asComputed = (color: string): string => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root');
    const names = new Set(
      roots.flatMap((rule) => [...(rule as CSSStyleRule).style].filter((name) => name.startsWith('--'))),
    );
    const palette = new Map([...names].reverse().map((name) => [asComputed(`var(${name})`), name.slice(2)]));
    palette.set('rgba(0, 0, 0, 0)', 'none');
    probe.remove();
    const called = (color: string): string => palette.get(color) ?? color;
    const seen = new Map<string, Map<string, number>>();
    for (const element of document.body.querySelectorAll('[class]')) {
      const { color, backgroundColor, fill, clipPath } = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      const look = !element.checkVisibility({ visibilityProperty: true })
        ? 'hidden'
        : clipPath === 'inset(50%)'
          ? 'heard'
          : isDrawn
            ? `filled ${called(fill)}`
            : `${called(color)} on ${called(backgroundColor)}`;
      for (const name of element.classList) {
        const looks = seen.get(name) ?? new Map<string, number>();
        seen.set(name, looks.set(look, (looks.get(look) ?? 0) + 1));
      }
    }
    return [...seen]
      .map(([name, looks]) => `.${name} ${[...looks].map(([look, count]) => `${look} ×${count}`).join(', ')}\n`)
      .sort()
      .join('');
  });
}
