export type RefundItem = { readonly position: number; readonly quantity: number };

export type RefundDraft = {
  readonly items: readonly RefundItem[];
  /** The requested amount as typed. null requests the full refundable amount of the items. */
  readonly amount: string | null;
  /** The number of a cancel reason (rule ordering-23). */
  readonly reason: number | null;
  readonly note: string;
  readonly photos: readonly string[];
};

export const emptyDraft: RefundDraft = { items: [], amount: null, reason: null, note: '', photos: [] };

type Lines = readonly { readonly position: number; readonly left: number }[];

export const chosenQuantityAt = (items: readonly RefundItem[], position: number): number =>
  items.find((item) => item.position === position)?.quantity ?? 0;

/** Sets the quantity of one order line in the refund request. Zero removes the line. The result is sorted by line. */
export function withChosenQuantity(items: readonly RefundItem[], chosen: RefundItem): readonly RefundItem[] {
  const others = items.filter(({ position }) => position !== chosen.position);
  const next = chosen.quantity > 0 ? [...others, chosen] : others;
  return next.toSorted((a, b) => a.position - b.position);
}

export const allRefundItems = (lines: Lines): readonly RefundItem[] =>
  lines.filter(({ left }) => left > 0).map(({ position, left }) => ({ position, quantity: left }));

export const isWholeOrder = (lines: Lines, items: readonly RefundItem[]): boolean =>
  allRefundItems(lines).every(({ position, quantity }) => chosenQuantityAt(items, position) === quantity);

/** Removes units from the request that were refunded since the guest chose them. */
export const stillRefundableItems = (lines: Lines, items: readonly RefundItem[]): readonly RefundItem[] =>
  items.flatMap(({ position, quantity }) => {
    const left = lines.find((line) => line.position === position)?.left ?? 0;
    return left > 0 ? [{ position, quantity: Math.min(quantity, left) }] : [];
  });
