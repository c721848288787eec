import { parseOpeningHours } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { clockTime, slug, text, translated } from '../demo-fields.ts';

const quantity = z.number().int().min(1).max(20);
const plate = z.string().regex(/^[a-z]+$/);

/**
 * A part of a set meal: one dish of the brand's menu, or several dishes from which the guest chooses one. Only options
 * without extra price are offered.
 */
const part = z.union([
  z.strictObject({ dish: slug, quantity }),
  z.strictObject({ key: slug, name: translated, plate, quantity, anyOf: z.array(slug).min(2) }),
]);
export type DemoPart = z.output<typeof part>;

/** A pool of `count` voucher codes with consecutive numbers from `first`, for the brand or for each branch. */
const pool = z.strictObject({
  from: z.enum(['brand', 'branch']),
  first: z.number().int().min(10_000_000).max(99_999_999),
  count: z.number().int().min(1).max(100),
});

const setMeal = z.strictObject({
  slug,
  brand: slug,
  plate,
  price: z.number().int().min(1).max(1_000_000),
  persons: z.number().int().min(1).max(20),
  featuredRank: z.number().int().min(1).nullable(),
  stock: z.number().int().min(0).nullable(),
  validDays: z.number().int().min(0).max(365),
  /** Times at which the set meal is served, in the format of opening hours. Null: whenever the branch is open. */
  served: text.nullable(),
  maxPerOrder: quantity,
  maxPerMember: z.number().int().min(1).nullable(),
  codes: z.union([z.literal('own'), pool]),
  terms: slug,
  /** Slugs of the branches that sell the set meal. Absent: all branches of the brand. */
  branches: z.array(slug).min(1).optional(),
  name: translated,
  description: translated,
  contents: z.array(part).min(1),
});
export type DemoSetMeal = z.output<typeof setMeal>;

const bought = z.strictObject({
  member: z.email(),
  setMeal: slug,
  quantity,
  daysAgo: z.number().int().min(1).max(50),
  at: clockTime,
  choices: z.record(slug, z.record(slug, z.array(slug))),
  /** Slug of the shop that the guest chose and where the guest redeemed the set meal. Null if the guest did neither. */
  redeemedAt: slug.nullable(),
});
export type DemoBought = z.output<typeof bought>;

export const setMealsFile = z.strictObject({
  /** Name of the option groups in which a guest chooses one of several dishes. */
  choice: translated,
  terms: z.record(slug, translated),
  setMeals: z.array(setMeal).min(1),
  bought: z.array(bought),
});
export type DemoSetMeals = z.output<typeof setMealsFile>;

type Shop = { readonly slug: string; readonly brand: string | null };

type City = {
  readonly setMeals: DemoSetMeals;
  readonly shops: readonly Shop[];
  readonly people: { readonly members: readonly { readonly email: string }[] };
};

/**
 * Checks that set meals refer to existing dishes, branches, members and conditions of use (`terms`).
 * @param menu the dishes of a brand by their slugs.
 */
export function checkSetMeals(city: City, menu: (brand: string) => ReadonlyMap<string, unknown>): void {
  const { setMeals, bought, terms } = city.setMeals;
  for (const meal of setMeals) {
    const refuse = (why: string): never => {
      throw new Error(`demo/set-meals.json: ${meal.slug}: ${why}`);
    };
    const branches = branchesOf(meal, city.shops);
    if (branches.length === 0) refuse(`there is no branch of ${meal.brand}`);
    if (branches.length < (meal.branches?.length ?? 0)) refuse(`not all of these are branches of ${meal.brand}`);
    if (!terms[meal.terms]) refuse(`there are no terms ${meal.terms}`);
    if (meal.served !== null && !parseOpeningHours(meal.served).ok) refuse(`cannot be read: ${meal.served}`);
    const unknown = meal.contents.flatMap(dishesOf).find((dish) => !menu(meal.brand).has(dish));
    if (unknown !== undefined) refuse(`${unknown} is not on the menu of ${meal.brand}`);
  }
  for (const { member, setMeal, redeemedAt } of bought) {
    const meal = setMeals.find(({ slug }) => slug === setMeal);
    if (!meal) throw new Error(`demo/set-meals.json: there is no set meal ${setMeal}`);
    if (!city.people.members.some(({ email }) => email === member))
      throw new Error(`demo/set-meals.json: ${member} is no member`);
    if (redeemedAt !== null && !branchesOf(meal, city.shops).some(({ slug }) => slug === redeemedAt))
      throw new Error(`demo/set-meals.json: ${setMeal} is not served at ${redeemedAt}`);
  }
}

export const branchesOf = <Branch extends Shop>({ brand, branches }: DemoSetMeal, shops: readonly Branch[]): Branch[] =>
  shops.filter((shop) => shop.brand === brand && (branches === undefined || branches.includes(shop.slug)));

export const dishesOf = (part: DemoPart): readonly string[] => ('dish' in part ? [part.dish] : part.anyOf);
