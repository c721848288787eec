/** A product with fewer pieces left is nearly gone: the platform's list of what to order anew shows it. */
export const lowStockBelow = 6;
