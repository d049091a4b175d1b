import arcana from '../../data/arcana.json' with { type: 'json' };
import karmicTails from '../../data/karmic-tails.json' with { type: 'json' };
import p1 from '../../data/life-path/1.json' with { type: 'json' };
import p2 from '../../data/life-path/2.json' with { type: 'json' };
import p3 from '../../data/life-path/3.json' with { type: 'json' };
import p4 from '../../data/life-path/4.json' with { type: 'json' };
import p5 from '../../data/life-path/5.json' with { type: 'json' };
import p6 from '../../data/life-path/6.json' with { type: 'json' };
import p7 from '../../data/life-path/7.json' with { type: 'json' };
import p8 from '../../data/life-path/8.json' with { type: 'json' };
import p9 from '../../data/life-path/9.json' with { type: 'json' };
import p11 from '../../data/life-path/11.json' with { type: 'json' };
import p22 from '../../data/life-path/22.json' with { type: 'json' };
import p33 from '../../data/life-path/33.json' with { type: 'json' };
import titles from '../../data/position-titles.json' with { type: 'json' };
import positions from '../../data/positions.json' with { type: 'json' };
import publisher from '../../data/publisher.json' with { type: 'json' };
import type { Content } from '../domain/content.ts';

/**
 * What we publish, for every runtime that cannot read files: modules of JSON, whose types are wider than the content's. The
 * build checks the same files before anything is published.
 */
export const publishedContent = {
  publisher,
  arcana,
  positions: positions.map((position) => ({ ...position, title: titles[position.key as keyof typeof titles] })),
  karmicTails,
  lifePaths: [p1, p2, p3, p4, p5, p6, p7, p8, p9, p11, p22, p33],
} as unknown as Content;
