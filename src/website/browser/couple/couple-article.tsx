import type { JSX } from 'preact';
import { sitePath } from '../../../http/site-path.ts';
import type { ChartPoint } from '../../../method/chart-formulas.ts';
import { coupleChart, explainCouple } from '../../../method/couple-chart.ts';
import { POSITION_POINTS } from '../../../method/destiny-matrix.ts';
import { COUPLE_PLACES, type CouplePlace } from '../../../method/places.ts';
import { coupleDrawer } from '../../../picture/draw-star.ts';
import { chart as chartWords } from '../../../words/es/chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { calculationOf } from '../../components/calculation-steps.tsx';
import { PageNav } from '../../components/entry-parts.tsx';
import { ReadingParts } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../reading-files.ts';
import { ChartLines, KarmicTail } from '../profile/chart-lines.tsx';
import { Portrait, pointInWords } from '../profile/portrait.tsx';
import { Comparison, CouplePlaces, CouplePurposes, CoupleSteps, coupleFormula, placeId } from './couple-sections.tsx';
import { CoupleHead, type CouplePartProps, CoupleSynthesis } from './couple-synthesis.tsx';

export interface CoupleProps extends Pick<CouplePartProps, 'dates' | 'texts'> {
  readonly site: string;
  /** Undefined while they are on their way, `missing` when they did not come. */
  readonly coupleTexts?: CoupleTexts | 'missing' | undefined;
}

const SECTIONS = [
  ['sintesis', 'Síntesis'],
  ['estrella', 'Estrella'],
  ['centro', 'El centro'],
  ['lugares', 'La relación'],
  ['comparten', 'Lo que comparten'],
  ['propositos', 'Propósitos'],
  ['lineas', 'Líneas'],
  ['cola', 'Cola kármica'],
  ['calculos', 'Cálculos'],
] as const;

export interface CoupleParts {
  readonly head: JSX.Element;
  readonly synthesis: JSX.Element;
  readonly portrait: JSX.Element;
  /** Beside the star, where there is room. */
  readonly readings: readonly JSX.Element[];
  readonly bands: readonly JSX.Element[];
}

/** The parts of a couple's page: made once, so that drawing one more does not draw the others again. */
export function coupleParts({ dates, texts, coupleTexts, site }: CoupleProps): CoupleParts {
  const readings = coupleTexts === 'missing' ? undefined : coupleTexts;
  const chart = coupleChart(...dates);
  const { points } = chart;
  return {
    head: <CoupleHead dates={dates} site={site} />,
    synthesis: <CoupleSynthesis dates={dates} chart={chart} texts={texts} question={readings?.center.question} />,
    portrait: <CouplePortrait dates={dates} chart={chart} texts={texts} readings={readings} />,
    readings: [
      <CoupleCenter
        key="center"
        arcanum={texts.arcana[points.E - 1]!}
        reading={coupleTexts === 'missing' ? 'missing' : coupleTexts?.center}
      />,
      <CouplePlaces key="places" points={points} texts={texts} readings={readings?.places} />,
    ],
    bands: [
      <Comparison key="comparison" dates={dates} points={points} texts={texts} />,
      <CouplePurposes key="purposes" points={points} texts={texts} />,
      <ChartLines key="lines" chart={chart} texts={texts} />,
      <section key="tail" class="band">
        <KarmicTail ofCouple chart={chart} texts={texts} tail={readings?.karmic_tail} />
      </section>,
      <CoupleSteps key="steps" dates={dates} texts={texts} />,
    ],
  };
}

/** Everything about two dates together, calculated and worded by the same code and texts as the API. */
export function CoupleArticle({ head, synthesis, portrait, readings, bands }: CoupleParts): JSX.Element {
  return (
    <article class="profile couple">
      {head}
      <PageNav sections={SECTIONS} />
      <div class="profile-columns">
        {synthesis}
        {portrait}
        <div class="profile-readings">{readings}</div>
      </div>
      {bands}
    </article>
  );
}

type CouplePortraitProps = CouplePartProps & { readonly readings: CoupleTexts | undefined };

/** The couple's star; each point that has a place in the couple's texts opens its card. */
function CouplePortrait({ dates, chart, texts, readings }: CouplePortraitProps): JSX.Element {
  const arcanumAt = (point: ChartPoint): BrowserTexts['arcana'][number] => texts.arcana[chart.points[point] - 1]!;
  return (
    <Portrait
      title="La estrella de la pareja"
      picture={(detail) =>
        coupleDrawer(texts.positions, texts.publisher)(...dates, {
          detail,
          link: (point) => {
            const { number, name, keyword } = arcanumAt(point);
            const place = couplePlaceAt(point);
            const { key, title } = texts.positions.find((position) => POSITION_POINTS[position.key] === point)!;
            const href = place ? `#${placeId(place)}` : `#comparado-${key}`;
            return {
              href,
              name: `${title} ${number}: ${name}. ${keyword}. ${place ? titleAt(point, texts) : ''}`.trim(),
            };
          },
        })
      }
      noteOf={(point) => {
        const [step] = explainCouple(...dates, [point]);
        const place = couplePlaceAt(point);
        return {
          place: titleAt(point, texts),
          arcanum: arcanumAt(point),
          reading: readings && place && (place === 'center' ? readings.center : readings.places[place]),
          text: `Se obtiene de ${coupleFormula(point)}: ${calculationOf(step!)}.`,
        };
      }}
    />
  );
}

function couplePlaceAt(point: ChartPoint): 'center' | CouplePlace | undefined {
  if (point === 'E') return 'center';
  return (Object.keys(COUPLE_PLACES) as CouplePlace[]).find((place) => COUPLE_PLACES[place] === point);
}

function titleAt(point: ChartPoint, { positions }: BrowserTexts): string {
  const place = couplePlaceAt(point);
  if (place) return place === 'center' ? chartWords.places.couple : chartWords.places[`couple_${place}`];
  return positions.find(({ key }) => POSITION_POINTS[key] === point)?.title ?? pointInWords(point);
}

interface CoupleCenterProps {
  readonly arcanum: BrowserTexts['arcana'][number];
  /** Undefined while it is on its way, `missing` when it did not come. */
  readonly reading: CoupleTexts['center'] | 'missing' | undefined;
}

/** The arcanum in the middle, with what it says of a couple. */
function CoupleCenter({ arcanum: { number, name, keyword, emoji }, reading }: CoupleCenterProps): JSX.Element {
  return (
    <section class="band reading" id="centro" tabIndex={-1}>
      <p class="entry-number" data-center aria-hidden="true">
        {number}
      </p>
      <div>
        <p class="kicker">El centro de la pareja: {number}</p>
        <h2>
          {name} <span aria-hidden="true">{emoji}</span>
        </h2>
        <p class="tagline">{keyword}</p>
        {reading === 'missing' ? (
          <p class="notice" role="status">
            Las lecturas no se han podido cargar. Los números están todos, porque se calculan aquí.
          </p>
        ) : null}
        {typeof reading === 'object' ? <ReadingParts {...reading} /> : null}
        <p class="actions">
          <a class="button-quiet" href={sitePath.arcanum(number)}>
            Su luz, su sombra y sus lecturas
          </a>
        </p>
      </div>
    </section>
  );
}
