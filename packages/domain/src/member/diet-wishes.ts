/** What a guest may ask of every dish, beside the allergens that they avoid. */
export const dietWishes = ['vegetarian', 'vegan', 'halal', 'no_pork', 'no_alcohol'] as const;
export type DietWish = (typeof dietWishes)[number];
