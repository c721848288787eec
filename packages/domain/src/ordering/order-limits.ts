/** Rule ordering-9: portions of one order, over all its lines. */
export const maxPortionsPerOrder = 200;
/** Rule ordering-10: a member's unpaid orders; only one at each shop, so that nobody holds more of its stock. */
export const maxUnpaidOrders = 3;

/** Characters of a table's number: "A12", "二楼8". */
export const maxTableNumberLength = 12;

export const portionsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
