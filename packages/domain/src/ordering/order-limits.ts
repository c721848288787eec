/** Rule ordering-9: maximum number of portions in one order, over all its lines. */
export const maxPortionsPerOrder = 200;
/**
 * Rule ordering-10: maximum number of unpaid orders of a member, with at most one per shop. Thus a member reserves
 * little stock of a shop.
 */
export const maxUnpaidOrders = 3;

/** Maximum number of characters in the number of a restaurant table, such as "A12" or "二楼8". */
export const maxTableNumberLength = 12;

export const portionsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
