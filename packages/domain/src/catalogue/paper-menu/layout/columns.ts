import { boundingBox, type PaperBox, rightEdge } from '../recognised-text.ts';
import { medianValue } from './median-value.ts';

/** A horizontal range of the straightened page that contains dish names with their prices. */
export type Column = Pick<PaperBox, 'left' | 'width'>;

type Places = {
  readonly names: readonly PaperBox[];
  readonly prices: readonly PaperBox[];
  readonly isPriceFirst: boolean;
};

// Widths of strips and gaps, measured in heights of the text.
const binWidth = 0.2;
const narrowestGap = 0.6;
/** A text that is at least this many times as high as the median dish name is a heading, which may span columns. */
const headingHeight = 1.3;
/** A text wider than this share of the page is a heading or a note. */
const widestShare = 0.45;
/** Maximum share of the texts that may cross the free space between columns. */
const crossingShare = 0.03;
/**
 * A vertical strip counts as mixed if at least this share of its texts are names and at least this share are prices.
 * Otherwise it is a strip of names or a strip of prices.
 */
const mixedShare = 0.2;

/**
 * Finds the columns of a page from left to right. Free space divides the page into vertical strips. A column is a strip
 * of names together with its prices.
 */
export function columnsOf({ names, prices, isPriceFirst }: Places): readonly Column[] {
  if (names.length === 0) return [];
  const whole = boundingBox([...names, ...prices]);
  const textHeight = medianValue(names.map(({ height }) => height));
  const isTypical = ({ height, width }: PaperBox) =>
    height < textHeight * headingHeight && width < whole.width * widestShare;
  const typical = { names: names.filter(isTypical), prices: prices.filter(isTypical) };
  const tracks = tracksOf([...typical.names, ...typical.prices], textHeight);
  const kinds = tracks.map((track) => ({ track, kind: kindOf(track, typical) }));
  const groups: { left: number; right: number; hasNames: boolean; hasPrices: boolean }[] = [];
  for (const { track, kind } of kinds) {
    const last = groups.at(-1);
    const [hasNames, hasPrices] = [kind !== 'prices', kind !== 'names'];
    const isComplete = last !== undefined && (isPriceFirst ? last.hasNames : last.hasPrices);
    if (last === undefined || (isComplete && (isPriceFirst ? hasPrices : hasNames)))
      groups.push({ left: track.left, right: endOf(track), hasNames, hasPrices });
    else {
      last.right = endOf(track);
      last.hasNames ||= hasNames;
      last.hasPrices ||= hasPrices;
    }
  }
  const columns = groups.map(({ left, right }) => ({ left, width: right - left }));
  return columns.length === 0 ? [{ left: whole.left, width: whole.width }] : columns;
}

function tracksOf(boxes: readonly PaperBox[], textHeight: number): Column[] {
  const bin = Math.max(1, textHeight * binWidth);
  const counts = new Map<number, number>();
  for (const box of boxes)
    for (let at = Math.floor(box.left / bin); at <= Math.floor(rightEdge(box) / bin); at++)
      counts.set(at, (counts.get(at) ?? 0) + 1);
  const most = Math.floor(boxes.length * crossingShare);
  const full = [...counts].flatMap(([at, count]) => (count > most ? [at] : [])).toSorted((one, other) => one - other);
  const tracks: { from: number; to: number }[] = [];
  for (const at of full) {
    const last = tracks.at(-1);
    if (last !== undefined && (at - last.to - 1) * bin < textHeight * narrowestGap) last.to = at;
    else tracks.push({ from: at, to: at });
  }
  return tracks.map(({ from, to }) => ({ left: from * bin, width: (to - from + 1) * bin }));
}

function kindOf(track: Column, { names, prices }: Pick<Places, 'names' | 'prices'>): 'names' | 'prices' | 'both' {
  const isIn = ({ left, width }: PaperBox) => left < endOf(track) && track.left < left + width;
  const [named, priced] = [names.filter(isIn).length, prices.filter(isIn).length];
  const share = priced / Math.max(1, named + priced);
  if (share < mixedShare) return 'names';
  return share > 1 - mixedShare ? 'prices' : 'both';
}

const endOf = ({ left, width }: Column): number => left + width;

/** Index of the column that contains a text, or of the nearest column. */
export function columnAt(box: PaperBox, columns: readonly Column[]): number {
  const middle = box.left + box.width / 2;
  const away = columns.map(({ left, width }) => Math.max(0, left - middle, middle - left - width));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
