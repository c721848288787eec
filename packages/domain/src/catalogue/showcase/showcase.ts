import { fen } from '../../fen.ts';
import { judgeDishAtBest } from '../diet/judge-dish.ts';
import type { Marks } from '../dish-marks.ts';
import { type DishRow, dishRows, isAddOn, isDumplingDish, isNoodleDish, isSupply } from './dish-kinds.ts';

/** A dish on the menu of a shop, in the sequence of the menu. */
export type ShowcaseDish = Marks & {
  readonly id: number;
  readonly nameZh: string;
  readonly plate: string;
  readonly price: number;
  /** False for drinks, sides and sweets. */
  readonly isMain: boolean;
  /** True for a set meal. The marks of a set meal do not include the marks of its dishes. */
  readonly isSet: boolean;
  readonly options: readonly { readonly min: number; readonly choices: readonly { readonly marks: Marks | null }[] }[];
  /** Pieces that guests bought in the last `salesDays` days. */
  readonly pieces: number;
  /**
   * Number of different guests who bought the dish in the last `salesDays` days and read a language other than Chinese.
   */
  readonly visitors: number;
};

export type Showcase<Dish> = {
  /** The dishes whose picture may be the cover of the shop, best first (rule catalogue-66). */
  readonly cover: readonly Dish[];
  readonly rows: readonly { readonly row: DishRow; readonly dishes: readonly Dish[] }[];
  /** Drinks and sides for the cart, the best-selling first (rule catalogue-74). */
  readonly sides: readonly Dish[];
};

/** Number of past days whose orders determine the best-selling dishes. */
export const salesDays = 28;
/** Minimum number of visitors who bought a dish before it is called popular with visitors. */
export const minVisitors = 3;
export const maxCheapPrice = fen(3000);

const maxCovers = 8;
/**
 * Maximum number of sides. It exceeds the number that a cart shows, because the guest may avoid a dish or have it
 * already.
 */
const maxSides = 12;
/**
 * Maximum number of dishes of one shop in a row of the home screen. The maximum is more than one, because a dish may be
 * sold out or not served at this time.
 */
const maxDishesPerRow = 3;

/**
 * The dishes that represent a shop in lists. Main dishes come before other dishes, and dishes with more sales before
 * those with fewer. Dishes with equal sales have the sequence of the menu.
 */
export function showcaseOf<Dish extends ShowcaseDish>(menu: readonly Dish[]): Showcase<Dish> {
  const shown = menu.filter((dish) => !isAddOn(dish));
  const ranked = shown.toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || b.pieces - a.pieces);
  const rows = dishRows.map((row) => ({
    row,
    dishes: (row === 'popular' ? shown.toSorted(byVisitors) : ranked).filter(isIn[row]).slice(0, maxDishesPerRow),
  }));
  return { cover: ranked.slice(0, maxCovers), rows, sides: sidesOf(menu) };
}

/** Returns the best-selling drinks, sides and add-ons. A dish without sales is never offered as a side. */
const sidesOf = <Dish extends ShowcaseDish>(menu: readonly Dish[]): Dish[] =>
  menu
    .filter((dish) => dish.pieces > 0 && !dish.isSet && !isSupply(dish) && (!dish.isMain || isAddOn(dish)))
    .toSorted((a, b) => b.pieces - a.pieces)
    .slice(0, maxSides);

const byVisitors = (a: ShowcaseDish, b: ShowcaseDish): number => b.visitors - a.visitors || b.pieces - a.pieces;

const isIn: Readonly<Record<DishRow, (dish: ShowcaseDish) => boolean>> = {
  popular: ({ visitors }) => visitors >= minVisitors,
  under_30: ({ isMain, price }) => isMain && price < maxCheapPrice,
  vegetarian: (dish) => dish.isMain && suits(dish, 'vegetarian'),
  noodles: isNoodleDish,
  dumplings: isDumplingDish,
  halal: (dish) => dish.isMain && suits(dish, 'halal'),
};

/** Rule catalogue-11: an unknown mark never counts as suitable. */
const suits = (dish: ShowcaseDish, wish: 'vegetarian' | 'halal'): boolean =>
  !dish.isSet && judgeDishAtBest({ avoids: [], wishes: [wish] }, dish).verdict === 'fits';
