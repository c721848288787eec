/** Rule ordering-9: maximum of portions of one order, over all its lines. */
export const maxPortionsPerOrder = 200;
/**
 * Rule ordering-10: maximum of unpaid orders of a member. Only one per shop, so that a member reserves little of its
 * stock.
 */
export const maxUnpaidOrders = 3;

/** Maximum characters of a table number: "A12", "二楼8". */
export const maxTableNumberLength = 12;

export const portionsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
