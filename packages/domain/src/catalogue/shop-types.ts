/** Rule catalogue-1. Its "all" is the absence of a filter. */
export const shopTypes = ['western', 'asian', 'halal', 'buffet', 'chain', 'fastfood', 'drink', 'diet'] as const;
export type ShopType = (typeof shopTypes)[number];

export const isShopType = (value: unknown): value is ShopType => (shopTypes as readonly unknown[]).includes(value);
