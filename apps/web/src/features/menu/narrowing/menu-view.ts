import { type DietProfile, judgeDishAtBest } from '@chifan/domain/catalogue';
import type { Category, Dish } from '../../../data/menu.ts';

export const dietFilters = ['all', 'no_conflicts', 'fits'] as const;
export type DietFilter = (typeof dietFilters)[number];

export type MenuView = { readonly words: string; readonly diet: DietFilter };

export const unfilteredMenuView: MenuView = { words: '', diet: 'all' };

/** Categories with the dishes that match the filter. Empty categories are omitted. */
export function filteredCategories(
  categories: readonly Category[],
  { words, diet }: MenuView,
  profile: DietProfile,
): readonly Category[] {
  const wanted = folded(words);
  if (wanted === '' && diet === 'all') return categories;
  return categories
    .map((category) => ({
      ...category,
      dishes: category.dishes.filter((dish) => isFound(dish, wanted) && isLeft(dish, diet, profile)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}

/** Numbers for the text “12 of 40 dishes fit”. A dish in two categories counts once. */
export function fittingDishCount(
  categories: readonly Category[],
  profile: DietProfile,
): { readonly fitting: number; readonly all: number } {
  const dishes = [
    ...new Map(categories.flatMap((category) => category.dishes.map((dish) => [dish.id, dish]))).values(),
  ];
  const fitting = dishes.filter((dish) => judgeDishAtBest(profile, dish).verdict === 'fits');
  return { fitting: fitting.length, all: dishes.length };
}

function isLeft(dish: Dish, diet: DietFilter, profile: DietProfile): boolean {
  if (diet === 'all') return true;
  const { verdict } = judgeDishAtBest(profile, dish);
  return diet === 'fits' ? verdict === 'fits' : verdict !== 'conflicts';
}

const isFound = (dish: Dish, wanted: string): boolean =>
  wanted === '' ||
  [dish.name.text, dish.nameZh, dish.pinyin, initialsOf(dish.pinyin), dish.description.text].some((text) =>
    folded(text).includes(wanted),
  );

/** Initials of the pinyin syllables. For example, "gōng bǎo jī dīng" gives "gbjd". */
const initialsOf = (pinyin: string): string =>
  pinyin
    .split(/[\s']+/)
    .map((syllable) => syllable.slice(0, 1))
    .join('');

/** The text without tones, accents and spaces, in lower case. Diacritics of kana, hangul and Arabic letters stay. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s'’.,-]+/g, '');
