import arcana from '../data/arcana.json' with { type: 'json' };
import karmicTails from '../data/karmic-tails.json' with { type: 'json' };
import titles from '../data/position-titles.json' with { type: 'json' };
import publisher from '../data/publisher.json' with { type: 'json' };
import { computedAnswers } from '../src/api/computed-answers.ts';
import type { Content } from '../src/domain/content.ts';
import { chartDrawers } from '../src/picture/chart-drawers.ts';

/** With its texts three times as large as all the rest at the edge, and therefore loaded when it is first asked for. */
export const compute = computedAnswers(
  // The build has checked these files.
  { arcana, karmicTails, publisher } as unknown as Content,
  chartDrawers(titles, publisher),
);
