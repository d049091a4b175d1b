import type { CalendarDate } from '../calendar/dates.ts';
import { spanishDate } from '../calendar/spanish-date.ts';
import { dateChart } from '../method/destiny-matrix.ts';
import { lifePathNumber } from '../method/life-path-number.ts';
import type { PictureSource } from './draw-matrix.ts';
import { captionStyle, LIGHT, octagramStyle } from './octagram-style.ts';
import { escapeXml, FONT, octagramSvg } from './octagram-svg.ts';
import { type PositionTitle, pointLabels } from './point-labels.ts';
import { SIMPLE_LAYOUT } from './simple-layout.ts';

/** What networks show of a link: 1.91 to 1. */
const [WIDTH, HEIGHT] = [1200, 630];
const STAR_HEIGHT = 600;
const LEFT = 600;

interface CardTexts {
  readonly positions: readonly PositionTitle[];
  readonly publisher: PictureSource;
  readonly lifePaths: readonly { readonly number: number; readonly archetype: string }[];
}

/** A picture to post: the star, the date, the life path, source and licence. Light in every scheme, as it leaves the page. */
export function shareCard(date: CalendarDate, { positions, publisher, lifePaths }: CardTexts): string {
  const texts = { title: '', description: '', labels: pointLabels(positions) };
  const star = octagramSvg(dateChart(date), texts)
    .replace(/^<svg [^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const number = lifePathNumber(date);
  const archetype = lifePaths.find((item) => item.number === number)?.archetype ?? '';
  const [day, month, year] = spanishDate(date).split(' de ') as [string, string, string];
  const { width, height } = SIMPLE_LAYOUT;
  const line = (kind: string, y: number, text: string): string =>
    `<text class="${kind}" x="${LEFT}" y="${y}">${escapeXml(text)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>text{font-family:${FONT}}${octagramStyle(LIGHT)}${captionStyle(LIGHT)}` +
    `.c-kicker{font-size:26px;fill:${LIGHT.first}}.c-date{font-size:74px;fill:${LIGHT.ink}}` +
    `.c-number{font-size:120px;fill:${LIGHT.first}}.c-path{font-size:34px;fill:${LIGHT.ink}}.c-source{font-size:22px;fill:${LIGHT.ink}}</style>` +
    `<rect class="o-paper" width="${WIDTH}" height="${HEIGHT}"/>` +
    `<svg x="60" y="${(HEIGHT - STAR_HEIGHT) / 2}" width="${(STAR_HEIGHT * width) / height}" height="${STAR_HEIGHT}" viewBox="0 0 ${width} ${height}">${star}</svg>` +
    line('c-kicker', 110, 'Matriz del destino y camino de vida') +
    line('c-date', 200, `${day} de ${month}`) +
    line('c-date', 282, `de ${year}`) +
    line('c-number', 440, String(number)) +
    `<text class="c-path" x="${LEFT + (number > 9 ? 150 : 90)}" y="${436}">${escapeXml(archetype)}</text>` +
    line('c-source', 570, `${publisher.name} · ${publisher.license}`) +
    '</svg>\n'
  );
}
