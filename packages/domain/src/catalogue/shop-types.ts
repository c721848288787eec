/** Rule catalogue-1: restaurant types by which guests filter the list. Without a filter, all restaurants are shown. */
export const shopTypes = ['western', 'asian', 'halal', 'buffet', 'chain', 'fastfood', 'drink', 'diet'] as const;
export type ShopType = (typeof shopTypes)[number];

export const isShopType = (value: unknown): value is ShopType => (shopTypes as readonly unknown[]).includes(value);
