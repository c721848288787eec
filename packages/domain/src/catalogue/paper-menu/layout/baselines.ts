import type { RecognisedText } from '../recognised-text.ts';
import { medianValue } from './median-value.ts';
import { boxCentre } from './slant.ts';

/** A measured value with its standard error. */
type Estimate = { readonly value: number; readonly error: number };

/** The slope of a row in the middle of the page, and how much more the lowest row slopes. */
export type Baselines = { readonly slope: Estimate; readonly fan: Estimate };

/**
 * Slope that is assumed if the words are too short to measure it. The app turns photos upright first, so little slant
 * can remain.
 */
const unknown: Baselines = { slope: { value: 0, error: 0.012 }, fan: { value: 0, error: 0.02 } };
const fewest = 6;
/** Lower limit of the standard error, because no photo and no paper is perfectly straight. */
const leastError = 0.008;
/**
 * Maximum deviation of a slope from the median line, as a multiple of the median deviation. A slope that deviates more
 * was measured wrongly.
 */
const farOff = 4;
/** Two words this far apart, as a share of half the page, show how the slope changes. */
const apart = 0.3;

/**
 * Calculates how the slope of the words changes with their vertical position on the page, as a straight line. `half` is
 * half the height of the page.
 */
export function baselinesOf(
  pieces: readonly RecognisedText[],
  { y, half }: { readonly y: number; readonly half: number },
): Baselines {
  const measured = pieces.flatMap(({ slope, box }) =>
    slope === null ? [] : [{ slope, down: (boxCentre(box).y - y) / half, weight: box.width }],
  );
  const usual = medianLine(measured);
  const deviation = medianValue(measured.map((each) => Math.abs(each.slope - usual(each))));
  const rough = measured.filter(
    (each) => Math.abs(each.slope - usual(each)) <= farOff * Math.max(deviation, leastError),
  );
  if (rough.length < fewest) return unknown;
  return lineThrough(rough);
}

type Measured = { readonly slope: number; readonly down: number; readonly weight: number };

/**
 * The line with the median change of slope between two words. A few wrongly measured words do not move this line. If
 * all words are in one row, the line is the median slope.
 */
function medianLine(measured: readonly Measured[]): (each: Measured) => number {
  const changes = measured.flatMap((one) =>
    measured.flatMap((other) =>
      other.down - one.down > apart ? [(other.slope - one.slope) / (other.down - one.down)] : [],
    ),
  );
  const fan = medianValue(changes);
  const middle = medianValue(measured.map(({ slope, down }) => slope - fan * down));
  return ({ down }) => middle + fan * down;
}

function lineThrough(measured: readonly Measured[]): Baselines {
  const sum = (value: (each: Measured) => number) => measured.reduce((all, each) => all + each.weight * value(each), 0);
  const weight = sum(() => 1);
  const middle = sum(({ down }) => down) / weight;
  const mean = sum(({ slope }) => slope) / weight;
  const wide = sum(({ down }) => (down - middle) ** 2) / weight;
  // If all words are in one row, the change of slope over the page cannot be measured.
  const fan = wide < 0.01 ? 0 : sum(({ down, slope }) => (down - middle) * (slope - mean)) / weight / wide;
  const rest = sum(({ down, slope }) => (slope - mean - fan * (down - middle)) ** 2) / weight;
  const error = Math.sqrt(rest / Math.max(1, measured.length - 2));
  return {
    slope: { value: mean - fan * middle, error: Math.max(leastError, error) },
    fan: { value: fan, error: Math.max(leastError, wide < 0.01 ? unknown.fan.error : error / Math.sqrt(wide)) },
  };
}
