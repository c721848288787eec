import type { PaperBox, RecognisedText } from '../recognised-text.ts';
import { type Baselines, baselinesOf } from './baselines.ts';
import { medianValue } from './median-value.ts';
import { boxCentre, noSlant, type RowSlant, rowOf } from './slant.ts';

type Places = { readonly names: readonly RecognisedText[]; readonly prices: readonly RecognisedText[] };

// The search for the slant of the rows tries slopes in these steps, as tangents. `fanStep` is the change of the slope
// between the middle of the page and its edge.
const slopeStep = 0.008;
const fanStep = 0.0125;
/** Maximum vertical distance between a name and its price in one row, in heights of the text. */
const sway = 0.3;
/** A slant that was tried counts as possible if its score is at least this share of the best score. */
const rivalShare = 0.5;
/** Maximum deviation of a tried slope from the measured slope of the text, in standard errors. */
const farthest = 4;

/**
 * Finds possible slants of the rows, best first. A slant must agree with the slope of the text and align names with
 * prices.
 */
export function rowSlants({ names, prices }: Places): readonly RowSlant[] {
  const all = [...names, ...prices].map(({ box }) => box);
  const straight = noSlant(all);
  const half = Math.max(1, ...all.map((box) => Math.abs(boxCentre(box).y - straight.y)));
  const said = baselinesOf([...names, ...prices], { y: straight.y, half });
  const at = ({ slope, fan }: Peak): RowSlant => ({ ...straight, slope, fan: fan / half });
  const bySaid = at({ slope: said.slope.value, fan: said.fan.value });
  if (names.length < 2 || prices.length < 2) return [bySaid];
  const score = scoreBy({ names, prices }, { said, half, at });
  const slopes = steps(said.slope, slopeStep);
  const fans = steps(said.fan, fanStep);
  const grid = slopes.map((slope) => fans.map((fan) => score({ slope, fan })));
  const found = slopes
    .flatMap((slope, row) => fans.flatMap((fan, column) => (isPeak(grid, row, column) ? [{ slope, fan }] : [])))
    .map((peak) => refined(peak, score))
    .toSorted((one, other) => other.worth - one.worth);
  const most = found[0]?.worth ?? 0;
  return most === 0 ? [bySaid] : found.filter(({ worth }) => worth >= most * rivalShare).map(at);
}

function steps({ value, error }: Baselines['slope'], step: number): number[] {
  const count = Math.ceil((farthest * error) / step);
  return Array.from({ length: 2 * count + 1 }, (_, at) => value + (at - count) * step);
}

function isPeak(grid: readonly (readonly number[])[], row: number, column: number): boolean {
  const own = grid[row]?.[column] ?? 0;
  for (let down = -1; down <= 1; down++)
    for (let across = -1; across <= 1; across++) if ((grid[row + down]?.[column + across] ?? 0) > own) return false;
  return own > 0;
}

type Peak = { readonly slope: number; readonly fan: number };

function refined(peak: Peak, score: (peak: Peak) => number): Peak & { readonly worth: number } {
  let best = { ...peak, worth: score(peak) };
  for (let share = 0.5; share > 0.02; share /= 2) {
    const { slope, fan } = best;
    for (const down of [-1, 0, 1])
      for (const across of [-1, 0, 1]) {
        const near = { slope: slope + down * share * slopeStep, fan: fan + across * share * fanStep };
        const worth = score(near);
        if (worth > best.worth) best = { ...near, worth };
      }
  }
  return best;
}

type Page = { readonly said: Baselines; readonly half: number; readonly at: (peak: Peak) => RowSlant };

/**
 * Scores a slant by the number of names and prices that it aligns, and by its agreement with the measured slope of the
 * text.
 */
function scoreBy({ names, prices }: Places, { said, at }: Page): (peak: Peak) => number {
  const [from, to] = [names, prices].map((pieces) => pieces.map(({ box }) => boxCentre(box)));
  const boxes: readonly PaperBox[] = names.map(({ box }) => box);
  const reach = sway * medianValue(boxes.map(({ height }) => height));
  return (peak) => {
    const slant = at(peak);
    const rows = Float64Array.from(from ?? [], (place) => rowOf(place, slant)).sort();
    let sum = 0;
    for (const place of to ?? []) {
      const row = rowOf(place, slant);
      for (let next = firstFrom(rows, row - 2 * reach); next < rows.length; next++) {
        const away = ((rows[next] ?? 0) - row) / reach;
        if (away > 2) break;
        sum += Math.exp(-away * away);
      }
    }
    const off =
      ((peak.slope - said.slope.value) / said.slope.error) ** 2 + ((peak.fan - said.fan.value) / said.fan.error) ** 2;
    return sum * Math.exp(-off / 4);
  };
}

function firstFrom(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
