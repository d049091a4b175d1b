import a1 from '../../../data/en/arcana/1.json' with { type: 'json' };
import a2 from '../../../data/en/arcana/2.json' with { type: 'json' };
import a3 from '../../../data/en/arcana/3.json' with { type: 'json' };
import a4 from '../../../data/en/arcana/4.json' with { type: 'json' };
import a5 from '../../../data/en/arcana/5.json' with { type: 'json' };
import a6 from '../../../data/en/arcana/6.json' with { type: 'json' };
import a7 from '../../../data/en/arcana/7.json' with { type: 'json' };
import a8 from '../../../data/en/arcana/8.json' with { type: 'json' };
import a9 from '../../../data/en/arcana/9.json' with { type: 'json' };
import a10 from '../../../data/en/arcana/10.json' with { type: 'json' };
import a11 from '../../../data/en/arcana/11.json' with { type: 'json' };
import a12 from '../../../data/en/arcana/12.json' with { type: 'json' };
import a13 from '../../../data/en/arcana/13.json' with { type: 'json' };
import a14 from '../../../data/en/arcana/14.json' with { type: 'json' };
import a15 from '../../../data/en/arcana/15.json' with { type: 'json' };
import a16 from '../../../data/en/arcana/16.json' with { type: 'json' };
import a17 from '../../../data/en/arcana/17.json' with { type: 'json' };
import a18 from '../../../data/en/arcana/18.json' with { type: 'json' };
import a19 from '../../../data/en/arcana/19.json' with { type: 'json' };
import a20 from '../../../data/en/arcana/20.json' with { type: 'json' };
import a21 from '../../../data/en/arcana/21.json' with { type: 'json' };
import a22 from '../../../data/en/arcana/22.json' with { type: 'json' };
import coupleMeetings from '../../../data/en/couple-meetings.json' with { type: 'json' };
import couplePurposes from '../../../data/en/couple-purposes.json' with { type: 'json' };
import karmicTails from '../../../data/en/karmic-tails.json' with { type: 'json' };
import p1 from '../../../data/en/life-path/1.json' with { type: 'json' };
import p2 from '../../../data/en/life-path/2.json' with { type: 'json' };
import p3 from '../../../data/en/life-path/3.json' with { type: 'json' };
import p4 from '../../../data/en/life-path/4.json' with { type: 'json' };
import p5 from '../../../data/en/life-path/5.json' with { type: 'json' };
import p6 from '../../../data/en/life-path/6.json' with { type: 'json' };
import p7 from '../../../data/en/life-path/7.json' with { type: 'json' };
import p8 from '../../../data/en/life-path/8.json' with { type: 'json' };
import p9 from '../../../data/en/life-path/9.json' with { type: 'json' };
import p11 from '../../../data/en/life-path/11.json' with { type: 'json' };
import p22 from '../../../data/en/life-path/22.json' with { type: 'json' };
import p33 from '../../../data/en/life-path/33.json' with { type: 'json' };
import numberTexts from '../../../data/en/numbers.json' with { type: 'json' };
import portrait from '../../../data/en/portrait.json' with { type: 'json' };
import positions from '../../../data/en/positions.json' with { type: 'json' };
import shortPlaces from '../../../data/en/short-places.json' with { type: 'json' };

/** Every text of `data/en/` as a module, for runtimes that cannot read files. One import per file: bundlers follow only literal paths. */
export const texts = {
  positions,
  arcana: [a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22],
  karmicTails,
  lifePaths: [p1, p2, p3, p4, p5, p6, p7, p8, p9, p11, p22, p33],
  numberTexts,
  portrait,
  shortPlaces,
  coupleMeetings,
  couplePurposes,
};
