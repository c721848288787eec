/** Rule ordering-9: the most portions of one order, over all its lines. */
export const maxPortionsPerOrder = 200;
/**
 * Rule ordering-10: the most orders of one member that are still to be paid; at one shop it is one, so that nobody holds more of
 * its stock than one order's.
 */
export const maxUnpaidOrders = 3;

export const portionsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
