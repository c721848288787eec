/** Ways to eat that a guest can choose, in addition to the allergens that a guest avoids. */
export const dietWishes = ['vegetarian', 'vegan', 'halal', 'no_pork', 'no_alcohol'] as const;
export type DietWish = (typeof dietWishes)[number];
