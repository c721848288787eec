import { chineseOf, dishIllustration } from '../catalogue/index.ts';
import type { SetMealPart } from './set-meal-for-order.store.ts';

const most = 4;
/** The text tile without ingredients, for a dish whose name mentions no known ingredient. */
const emptyTile = 'tile';

/**
 * Returns the pictures of the dishes of a set meal, each different picture once and at most four (rule setmeal-27).
 * Text tiles of ingredients are included, because a set meal without the tile of its meat dish would mislead guests who
 * eat no meat.
 */
export function setMealPlates(contents: readonly SetMealPart[]): string[] {
  const all = contents.map(({ plate, name }) => dishIllustration({ plate, nameZh: chineseOf(name) }));
  const shown = [...new Set(all)].filter((plate) => plate !== emptyTile);
  return shown.length > 0 ? shown.slice(0, most) : all.slice(0, 1);
}
