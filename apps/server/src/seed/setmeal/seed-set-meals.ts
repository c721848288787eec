import { addSetMealCodes, insertSetMeal, writeSetMealBranches } from '../../modules/setmeal/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sourceIdOf } from '../city-rows.ts';
import type { DemoCity } from '../demo-shapes.ts';
import { setMealRowOf } from './set-meal-rows.ts';
import { branchesOf, type DemoSetMeal } from './set-meals-file.ts';

type Numbers = {
  readonly brandIds: ReadonlyMap<string, number>;
  /** Database ids of the shops by source id. */
  readonly shopIds: ReadonlyMap<string, number>;
};

/** @returns ids of the set meals by slug. */
export async function seedSetMeals(
  tx: Tx,
  city: DemoCity,
  { brandIds, shopIds }: Numbers,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const meal of city.setMeals.setMeals) {
    const id = await insertSetMeal(tx, meal.slug, setMealRowOf(meal, city, brandIds.get(meal.brand) ?? 0, now));
    const branches = branchesOf(meal, city.shops).map(({ slug }) => shopIds.get(sourceIdOf(slug)) ?? 0);
    await writeSetMealBranches(tx, id, branches);
    for (const { shopId, codes } of poolsOf(meal, branches))
      await addSetMealCodes(tx, { setMealId: id, shopId }, codes);
    ids.set(meal.slug, id);
  }
  return ids;
}

function poolsOf({ codes }: DemoSetMeal, branches: readonly number[]): { shopId: number | null; codes: string[] }[] {
  if (codes === 'own') return [];
  const { from, first, count } = codes;
  const owners = from === 'brand' ? [null] : branches;
  return owners.map((shopId, index) => ({
    shopId,
    codes: Array.from({ length: count }, (_, place) => String(first + index * count + place)),
  }));
}
