import type { JSX } from 'preact';
import type { ChartPoint } from '../../../method/chart-formulas.ts';
import { coupleChart, explainCouple } from '../../../method/couple-chart.ts';
import { POSITION_POINTS } from '../../../method/destiny-matrix.ts';
import type { MeetingKey } from '../../../method/families.ts';
import { meetingOf } from '../../../method/meeting.ts';
import { COUPLE_PLACES, type CouplePlace } from '../../../method/places.ts';
import { numberSum } from '../../../method/steps.ts';
import { coupleDrawer } from '../../../picture/draw-star.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { PageNav } from '../../components/entry-parts.tsx';
import { ReadingParts } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import { pointInWords, Star } from '../profile/star.tsx';
import { CoupleLines, CoupleSteps, CoupleTail, coupleFormula } from './couple-chart-parts.tsx';
import { CoupleHead, CoupleMeeting, type CouplePartProps, type CoupleWords } from './couple-meeting.tsx';
import { Comparison, CouplePlaces, CouplePurposes, placeId } from './couple-sections.tsx';

export interface CoupleProps extends Pick<CouplePartProps, 'dates' | 'texts'> {
  readonly site: string;
  /** By what two centers are to each other. */
  readonly headlines: Readonly<Record<MeetingKey, string>>;
  /** Undefined while they are on their way, `missing` when they did not come. */
  readonly coupleTexts?: CoupleTexts | 'missing' | undefined;
  readonly words: CoupleWords;
}

/** In their order, after the first screen. */
const SECTIONS = ['centro', 'lugares', 'propositos', 'cola', 'comparten', 'calculos'] as const;

export interface CoupleParts {
  readonly head: JSX.Element;
  readonly meeting: JSX.Element;
  readonly star: JSX.Element;
  /** Beside the star, where there is room. */
  readonly readings: readonly JSX.Element[];
  readonly bands: readonly JSX.Element[];
}

/** The parts of a couple's page: made once, so that drawing one more does not draw the others again. */
export function coupleParts(props: CoupleProps): CoupleParts {
  const { dates, texts, headlines, coupleTexts } = props;
  const readings = coupleTexts === 'missing' ? undefined : coupleTexts;
  const chart = coupleChart(...dates);
  const { points } = chart;
  const shared = { ...props, chart, points };
  return {
    head: <CoupleHead {...props} />,
    meeting: <CoupleMeeting {...shared} headline={headlines[meetingOf(...dates).key]} text={readings?.meeting.text} />,
    star: <CoupleStar {...shared} readings={readings} />,
    readings: [
      <CoupleCenter
        key="center"
        {...props}
        arcanum={texts.arcana[points.E - 1]!}
        reading={coupleTexts === 'missing' ? 'missing' : coupleTexts?.center}
      />,
      <CouplePlaces key="places" {...shared} readings={readings?.places} />,
    ],
    bands: [
      <CouplePurposes key="purposes" {...shared} sentences={readings?.purposes} />,
      <CoupleTail key="tail" {...shared} tail={readings?.karmic_tail} />,
      <Comparison key="comparison" {...shared} />,
      <section key="inside" class="band">
        <h2 id="calculos">{props.words.couple.inside}</h2>
        <CoupleLines {...shared} />
        <CoupleSteps {...props} />
      </section>,
    ],
  };
}

/** Everything about two dates together, calculated and worded by the same code and texts as the API. */
export function CoupleArticle({
  head,
  meeting,
  star,
  readings,
  bands,
  words,
}: CoupleParts & Pick<CoupleProps, 'words'>): JSX.Element {
  const sections: [id: string, name: string][] = [
    ['encuentro', words.couple.sections.encuentro],
    ['estrella', words.synthesis.star],
    ...SECTIONS.map((id): [string, string] => [id, words.couple.sections[id]]),
  ];
  return (
    <article class="profile couple">
      {head}
      <PageNav sections={sections} words={words} />
      <div class="profile-columns">
        {meeting}
        {star}
        <div class="profile-readings">{readings}</div>
      </div>
      {bands}
    </article>
  );
}

type CoupleStarProps = CouplePartProps & { readonly readings: CoupleTexts | undefined };

/** The couple's star; each point that has a place in the couple's texts opens its card. */
function CoupleStar({ dates, chart, texts, readings, words }: CoupleStarProps): JSX.Element {
  const arcanumAt = (point: ChartPoint): BrowserTexts['arcana'][number] => texts.arcana[chart.points[point] - 1]!;
  return (
    <Star
      words={words}
      title={words.couple.star}
      picture={(detail) =>
        coupleDrawer(
          texts.positions,
          texts.publisher,
          words.star,
        )(...dates, {
          detail,
          link: (point) => {
            const { number, name, keyword } = arcanumAt(point);
            const place = couplePlaceAt(point);
            const { key, title } = texts.positions.find((position) => POSITION_POINTS[position.key] === point)!;
            const href = place ? `#${placeId(place)}` : `#comparado-${key}`;
            return {
              href,
              name: `${title} ${number}: ${name}. ${keyword}. ${place ? titleAt(point, texts, words) : ''}`.trim(),
            };
          },
        })
      }
      noteOf={(point) => {
        const [step] = explainCouple(...dates, [point]);
        const place = couplePlaceAt(point);
        return {
          place: titleAt(point, texts, words),
          arcanum: arcanumAt(point),
          reading: readings && place && (place === 'center' ? readings.center : readings.places[place]),
          text: words.synthesis.made(coupleFormula(point, words), numberSum(step!)),
        };
      }}
    />
  );
}

function couplePlaceAt(point: ChartPoint): 'center' | CouplePlace | undefined {
  if (point === 'E') return 'center';
  return (Object.keys(COUPLE_PLACES) as CouplePlace[]).find((place) => COUPLE_PLACES[place] === point);
}

function titleAt(point: ChartPoint, { positions }: BrowserTexts, words: CoupleWords): string {
  const place = couplePlaceAt(point);
  const { places } = words;
  if (place) return place === 'center' ? places.couple : places[`couple_${place}`];
  return positions.find(({ key }) => POSITION_POINTS[key] === point)?.title ?? pointInWords(point, words);
}

interface CoupleCenterProps {
  readonly arcanum: BrowserTexts['arcana'][number];
  /** Undefined while it is on its way, `missing` when it did not come. */
  readonly reading: CoupleTexts['center'] | 'missing' | undefined;
  readonly words: CoupleWords;
}

/** The arcanum in the middle, with what it says of a couple. */
function CoupleCenter({ arcanum, reading, words }: CoupleCenterProps): JSX.Element {
  const { number, name, keyword, emoji } = arcanum;
  const { couple } = words;
  return (
    <section class="band reading" id="centro" tabIndex={-1}>
      <p class="entry-number" data-center aria-hidden="true">
        {number}
      </p>
      <div>
        <p class="kicker">{couple.centerOf(number)}</p>
        <h2>
          {name} <span aria-hidden="true">{emoji}</span>
        </h2>
        <p class="tagline">{keyword}</p>
        {reading === 'missing' ? (
          <p class="notice" role="status">
            {couple.noReadings}
          </p>
        ) : null}
        {typeof reading === 'object' ? <ReadingParts reading={reading} words={words} /> : null}
        <p class="actions">
          <a class="button-quiet" href={words.paths.arcanum(number)}>
            {couple.arcanum}
          </a>
        </p>
      </div>
    </section>
  );
}
