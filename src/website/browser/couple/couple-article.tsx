import type { JSX } from 'preact';
import type { ChartPoint } from '../../../method/chart-formulas.ts';
import { coupleChart, explainCouple } from '../../../method/couple-chart.ts';
import { POSITION_POINTS } from '../../../method/destiny-matrix.ts';
import { type MeetingKey, meetingOf } from '../../../method/families.ts';
import { numberSum } from '../../../method/steps.ts';
import { coupleDrawer, matrixDrawer } from '../../../picture/draw-star.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { PageNav } from '../../components/entry-parts.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import { pointInWords, Star } from '../profile/star.tsx';
import { LoadFailure } from '../synthesis-parts.tsx';
import { CoupleHead, CoupleMeeting, type CouplePartProps, type CoupleWords } from './couple-meeting.tsx';
import { CouplePlaces, couplePlaceAt, placeId, placeTitle, readingAt } from './couple-places.tsx';
import { Comparison, CoupleLines, CouplePurposes, CoupleSteps, CoupleTail, coupleFormula } from './couple-sections.tsx';

export interface CoupleProps extends Pick<CouplePartProps, 'dates' | 'texts'> {
  readonly site: string;
  /** By how two centers relate. */
  readonly headlines: Readonly<Record<MeetingKey, string>>;
  /** `undefined` while loading, `missing` if loading failed. */
  readonly coupleTexts?: CoupleTexts | 'missing' | undefined;
  readonly words: CoupleWords;
}

/** The sections after the first screen, in order. */
const SECTIONS = ['lugares', 'propositos', 'cola', 'comparten', 'calculos'] as const;

export interface CoupleParts {
  readonly head: JSX.Element;
  readonly meeting: JSX.Element;
  readonly star: JSX.Element;
  /** Next to the star, if there is room. */
  readonly readings: readonly JSX.Element[];
  readonly bands: readonly JSX.Element[];
}

/** The parts of a couple's page: created once, with their pictures, so that rendering one more does not rerender the others. */
export function coupleParts(props: CoupleProps): CoupleParts {
  const { dates, texts, headlines, coupleTexts, words } = props;
  const readings = coupleTexts === 'missing' ? undefined : coupleTexts;
  const shared = { ...props, points: coupleChart(...dates).points };
  const star = matrixDrawer(texts.positions, texts.publisher, words.star);
  return {
    head: <CoupleHead {...props} />,
    meeting: (
      <CoupleMeeting
        {...shared}
        headline={headlines[meetingOf(...dates).key]}
        stars={dates.map((date) => star(date)) as [string, string]}
      >
        {coupleTexts === 'missing' ? (
          <LoadFailure words={words}>{words.couple.noReadings}</LoadFailure>
        ) : (
          <p class="meeting-text">{coupleTexts?.meeting.text}</p>
        )}
      </CoupleMeeting>
    ),
    star: <CoupleStar {...shared} svg={linkedPicture(shared, 'simple')} readings={readings} />,
    readings: [<CouplePlaces key="places" {...shared} readings={readings} />],
    bands: [
      <CouplePurposes key="purposes" {...shared} sentences={readings?.purposes} />,
      <CoupleTail key="tail" {...shared} tail={readings?.karmic_tail} />,
      <Comparison key="comparison" {...shared} />,
      <section key="inside" class="band">
        <h2 id="calculos">{words.couple.inside}</h2>
        <CoupleLines {...shared} />
        <CoupleSteps {...shared} />
      </section>,
    ],
  };
}

/** Everything about two dates together, from the same code and texts as the API. */
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
      <div class="profile-columns">
        {meeting}
        <PageNav sections={sections} words={words} />
        {star}
        <div class="profile-readings">{readings}</div>
      </div>
      {bands}
    </article>
  );
}

type CoupleStarProps = CouplePartProps & { readonly svg: string; readonly readings: CoupleTexts | undefined };

/** The couple's star; each point with a text for couples opens its card. */
function CoupleStar({ svg, readings, ...props }: CoupleStarProps): JSX.Element {
  const { dates, texts, words } = props;
  return (
    <Star
      words={words}
      title={words.couple.star}
      svg={svg}
      fullSvg={() => linkedPicture(props, 'full')}
      noteOf={(point) => {
        const [step] = explainCouple(...dates, [point]);
        const place = couplePlaceAt(point);
        return {
          place: titleAt(point, texts, words),
          arcanum: arcanumAt(point, props),
          reading: readings && place && readingAt(readings, place),
          text: words.synthesis.made(coupleFormula(point, words), numberSum(step!)),
        };
      }}
    />
  );
}

function linkedPicture(props: CouplePartProps, detail: 'simple' | 'full'): string {
  const { dates, texts, words } = props;
  return coupleDrawer(
    texts.positions,
    texts.publisher,
    words.star,
  )(...dates, {
    detail,
    link: (point) => {
      const { number, name, keyword } = arcanumAt(point, props);
      const place = couplePlaceAt(point);
      const { key, title } = texts.positions.find((position) => POSITION_POINTS[position.key] === point)!;
      const href = place ? `#${placeId(place)}` : `#comparado-${key}`;
      return {
        href,
        name: `${title} ${number}: ${name}. ${keyword}. ${place ? titleAt(point, texts, words) : ''}`.trim(),
      };
    },
  });
}

function arcanumAt(point: ChartPoint, { points, texts }: CouplePartProps): BrowserTexts['arcana'][number] {
  return texts.arcana[points[point] - 1]!;
}

function titleAt(point: ChartPoint, { positions }: BrowserTexts, words: CoupleWords): string {
  const place = couplePlaceAt(point);
  if (place) return placeTitle(place, words);
  return positions.find(({ key }) => POSITION_POINTS[key] === point)?.title ?? pointInWords(point, words);
}
