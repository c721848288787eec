export type RefundItem = { readonly position: number; readonly quantity: number };

export type RefundDraft = {
  readonly items: readonly RefundItem[];
  /** As typed. null: the full worth of the items. */
  readonly amount: string | null;
  /** A number of the cancel reasons. */
  readonly reason: number | null;
  readonly note: string;
  readonly photos: readonly string[];
};

export const emptyDraft: RefundDraft = { items: [], amount: null, reason: null, note: '', photos: [] };

type Lines = readonly { readonly position: number; readonly left: number }[];

export const chosenQuantityAt = (items: readonly RefundItem[], position: number): number =>
  items.find((item) => item.position === position)?.quantity ?? 0;

/** Replaces the line's quantity. Zero removes it. Sorted by line. */
export function withChosenQuantity(items: readonly RefundItem[], chosen: RefundItem): readonly RefundItem[] {
  const others = items.filter(({ position }) => position !== chosen.position);
  const next = chosen.quantity > 0 ? [...others, chosen] : others;
  return next.toSorted((a, b) => a.position - b.position);
}

export const allRefundItems = (lines: Lines): readonly RefundItem[] =>
  lines.filter(({ left }) => left > 0).map(({ position, left }) => ({ position, quantity: left }));

export const isWholeOrder = (lines: Lines, items: readonly RefundItem[]): boolean =>
  allRefundItems(lines).every(({ position, quantity }) => chosenQuantityAt(items, position) === quantity);

/** Without pieces that were refunded meanwhile. */
export const stillRefundableItems = (lines: Lines, items: readonly RefundItem[]): readonly RefundItem[] =>
  items.flatMap(({ position, quantity }) => {
    const left = lines.find((line) => line.position === position)?.left ?? 0;
    return left > 0 ? [{ position, quantity: Math.min(quantity, left) }] : [];
  });
