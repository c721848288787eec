import type { DietWish } from '../../member/diet-wishes.ts';
import type { Allergen } from '../allergens.ts';
import { type DietProfile, noDiet } from './diet-profile.ts';
import { type DietWords, readDietWords } from './words/read-diet-words.ts';

/** Chinese names of allergens, for the kitchen and for guests who show them to staff. */
export const allergenZh: Readonly<Record<Allergen, string>> = {
  gluten: '麸质（小麦、面粉）',
  crustacean: '虾蟹',
  egg: '鸡蛋',
  fish: '鱼',
  peanut: '花生',
  soy: '大豆（豆制品、酱油）',
  milk: '牛奶',
  tree_nut: '坚果',
  celery: '芹菜',
  mustard: '芥末',
  sesame: '芝麻',
  sulphite: '亚硫酸盐',
  lupin: '羽扇豆',
  mollusc: '贝类、鱿鱼',
};

export const dietWishZh: Readonly<Record<DietWish, string>> = {
  vegetarian: '吃素（不吃肉和鱼）',
  vegan: '纯素（不吃肉、鱼、蛋、奶）',
  halal: '清真',
  no_pork: '不吃猪肉',
  no_alcohol: '不沾酒精（含料酒）',
};

/** Chinese text of a diet profile: one line for avoided allergens and one for wishes. */
export const dietProfileLinesZh = ({ avoids, wishes }: DietProfile): readonly string[] => [
  ...(avoids.length > 0 ? [`忌口/过敏：${avoids.map((allergen) => allergenZh[allergen]).join('、')}`] : []),
  ...(wishes.length > 0 ? [`饮食要求：${wishes.map((wish) => dietWishZh[wish]).join('、')}`] : []),
];

/** Chinese text of diet words that the program found in a guest's remark. The text says that they may be wrong. */
export const dietWordLinesZh = ({ allergies, avoids, wishes, isUnnamed }: DietWords): readonly string[] => [
  ...(allergies.length > 0 ? [`可能是过敏：${allergies.map((allergen) => allergenZh[allergen]).join('、')}`] : []),
  ...(isUnnamed ? ['可能是过敏：没认出是什么，请先问客人'] : []),
  ...(avoids.length > 0 ? [`可能不要放：${avoids.map((allergen) => allergenZh[allergen]).join('、')}`] : []),
  ...(wishes.length > 0 ? [`可能是饮食要求：${wishes.map((wish) => dietWishZh[wish]).join('、')}`] : []),
];

/**
 * The diet of an order: the guest's profile, and allergens and wishes that the guest's words may add to it (rule
 * ordering-54). `words`: the remark and the messages, from `guestWordsOf`.
 */
export function dietFromOrder(
  words: string | null,
  profile: DietProfile | null,
): { readonly profile: DietProfile | null; readonly said: DietWords | null } {
  const said = readDietWords(words ?? '');
  return { profile, said: said && beside(said, profile) };
}

/**
 * The allergens and wishes of the guest's profile, together with allergens and wishes that the guest's words may
 * mention (rule ordering-80).
 */
export function combinedDiet(words: string | null, profile: DietProfile | null): DietProfile {
  const { said } = dietFromOrder(words, profile);
  const { avoids, wishes } = profile ?? noDiet;
  if (said === null) return { avoids, wishes };
  return { avoids: [...avoids, ...said.allergies, ...said.avoids], wishes: [...wishes, ...said.wishes] };
}

/** Chinese reasons why a dish conflicts with a wish. */
const againstWishZh: Readonly<Record<DietWish, string>> = {
  vegetarian: '不是素菜',
  vegan: '不是纯素',
  halal: '不是清真',
  no_pork: '含猪肉',
  no_alcohol: '含酒精',
};

/** The conflicts of a dish as Chinese text, such as "含花生、虾蟹，不是清真". Empty without conflicts. */
export const conflictsZh = ({ avoids, wishes }: DietProfile): string =>
  [
    ...(avoids.length > 0 ? [`含${avoids.map((allergen) => allergenZh[allergen]).join('、')}`] : []),
    ...wishes.map((wish) => againstWishZh[wish]),
  ].join('，');

/**
 * The diet of an order as Chinese lines, which the kitchen sees above the dishes. `isRead` is true if the program found
 * a part of the diet in the guest's words.
 */
export function orderDietLinesZh(
  words: string | null,
  profile: DietProfile | null,
): { readonly lines: readonly string[]; readonly isRead: boolean } {
  const { said } = dietFromOrder(words, profile);
  const read = said === null ? [] : dietWordLinesZh(said);
  return { lines: [...(profile === null ? [] : dietProfileLinesZh(profile)), ...read], isRead: read.length > 0 };
}

/** Removes from the guest's words the allergens and wishes that the profile already contains. */
function beside(said: DietWords, profile: DietProfile | null): DietWords {
  if (profile === null) return said;
  const isNew = (allergen: Allergen) => !profile.avoids.includes(allergen);
  return {
    ...said,
    allergies: said.allergies.filter(isNew),
    avoids: said.avoids.filter(isNew),
    wishes: said.wishes.filter((wish) => !profile.wishes.includes(wish)),
  };
}
