import type { PaperBox } from '../recognised-text.ts';
import { medianValue } from './median-value.ts';
import { boxCentre, type RowSlant, type Slant, straightenBox } from './slant.ts';

const mostLean = 0.12;
const mostSpread = 0.1;
const step = 0.01;
/**
 * By default, columns lean as much as rows slope. Another lean is chosen only if it leaves more space free between
 * columns, by at least this share of the page.
 */
const habit = 0.015;

/** Finds the direction of the columns that leaves most space free between columns. */
export function detectColumnLean(boxes: readonly PaperBox[], rows: RowSlant): Slant {
  const upright: Slant = { ...rows, lean: -rows.slope, spread: 0 };
  if (boxes.length < 4) return upright;
  const half = Math.max(1, ...boxes.map((box) => Math.abs(boxCentre(box).y - rows.y)));
  const bin = Math.max(1, medianValue(boxes.map(({ height }) => height)) / 5);
  let [best, least] = [upright, Number.POSITIVE_INFINITY];
  for (const lean of steps(mostLean))
    for (const spread of steps(mostSpread)) {
      const slant = { ...upright, lean: upright.lean + lean, spread: spread / half };
      const cost =
        costOf(boxes, slant, bin) * (1 + habit * (Math.abs(lean) / mostLean + Math.abs(spread) / mostSpread));
      if (cost < least) [best, least] = [slant, cost];
    }
  return best;
}

const steps = (most: number): number[] =>
  Array.from({ length: 2 * Math.round(most / step) + 1 }, (_, at) => (at - Math.round(most / step)) * step);

/**
 * Scores a direction by the horizontal positions that texts occupy. Many texts at few positions cost less than few
 * texts at many positions.
 */
function costOf(boxes: readonly PaperBox[], slant: Slant, bin: number): number {
  const counts = new Map<number, number>();
  for (const { left, width } of boxes.map((box) => straightenBox(box, slant)))
    for (let at = Math.floor(left / bin); at <= Math.floor((left + width) / bin); at++)
      counts.set(at, (counts.get(at) ?? 0) + 1);
  let cost = 0;
  for (const count of counts.values()) cost += Math.sqrt(count);
  return cost;
}
