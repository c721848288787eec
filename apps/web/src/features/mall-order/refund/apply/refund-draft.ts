import { type MallRefundItem, mallRefundWorth, type RefundableMallLine } from '@chifan/domain/mall';
import type { MallRefundPreview } from '../../../../data/mall-order.ts';

/** What the guest has chosen and typed so far. */
export type RefundDraft = {
  readonly items: readonly MallRefundItem[];
  /** A number of the cancel reasons. */
  readonly reason: number | null;
  readonly note: string;
  readonly photos: readonly string[];
};

export const emptyDraft: RefundDraft = { items: [], reason: null, note: '', photos: [] };

type Lines = readonly MallRefundPreview['lines'][number][];

export const chosenAt = (items: readonly MallRefundItem[], position: number): number =>
  items.find((item) => item.position === position)?.number ?? 0;

/** So many pieces of a line and no others of it; none takes the line out. In the order of the lines. */
export function withChosen(items: readonly MallRefundItem[], chosen: MallRefundItem): readonly MallRefundItem[] {
  const others = items.filter(({ position }) => position !== chosen.position);
  const next = chosen.number > 0 ? [...others, chosen] : others;
  return next.toSorted((a, b) => a.position - b.position);
}

/** Every piece that is left. */
export const everything = (lines: Lines): readonly MallRefundItem[] =>
  lines.filter(({ left }) => left > 0).map(({ position, left }) => ({ position, number: left }));

export const isEverything = (lines: Lines, items: readonly MallRefundItem[]): boolean =>
  everything(lines).every(({ position, number }) => chosenAt(items, position) === number);

/** What is chosen and still left: a piece that came back meanwhile is asked for no more. */
export const itemsLeft = (lines: Lines, items: readonly MallRefundItem[]): readonly MallRefundItem[] =>
  items.flatMap(({ position, number }) => {
    const left = lines.find((line) => line.position === position)?.left ?? 0;
    return left > 0 ? [{ position, number: Math.min(number, left) }] : [];
  });

/** The points that come back at most. */
export const worthOf = (lines: Lines, items: readonly MallRefundItem[]): number =>
  mallRefundWorth(lines.map(refundable), itemsLeft(lines, items));

const refundable = ({ position, points, left }: Lines[number]): RefundableMallLine => ({
  position,
  points,
  number: left,
  refunded: 0,
});
