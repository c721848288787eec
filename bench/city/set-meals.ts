import type { Client } from 'pg';
import { inNine, menuTexts } from './texts.ts';

/** A set meal and the shops in which it may be eaten. */
export type BenchSetMeal = { readonly id: number; readonly branchIds: readonly number[] };

const brandCount = 3;
const mealsEach = 4;
const branchesEach = 4;
const price = 68_00;
const originalPrice = 92_00;
const sharePermille = 100;

const brandName = inNine([
  'Old Lane Noodles',
  '老街の麺',
  '옛길 국수',
  'Лапша Старой улицы',
  'پرانی گلی نوڈلز',
  'نودلز الزقاق القديم',
  'Nouilles de la vieille rue',
  'Nudeln der alten Gasse',
  '老街面',
]);

const sizeForNothing = {
  ...menuTexts.size,
  choices: menuTexts.size.choices.map((choice) => ({ ...choice, price: 0 })),
};

const contents = ['first', 'second', 'third'].map((key) => ({
  key,
  name: menuTexts.dish,
  pinyin: 'hóng shāo niú ròu miàn',
  quantity: 1,
  plate: 'noodles',
  spice: 1,
  allergens: { contains: ['gluten', 'soy'], free: ['peanut'] },
  diet: { halal: 'unknown', vegetarian: 'no' },
  options: key === 'third' ? [] : [sizeForNothing],
}));

/** What a guest must choose of each. */
export const chosenSizes = { first: { size: ['large'] }, second: { size: ['regular'] } };

/**
 * As many brands, branches and set meals as in the demo city. The minute between the choice of a restaurant and its code
 * is over at once: the load would do nothing but wait.
 */
export async function insertSetMeals(client: Client, shopIds: readonly number[]): Promise<BenchSetMeal[]> {
  const { rows: brands } = await client.query<{ id: string }>(
    `INSERT INTO brand (slug, name, plate, share_permille)
     SELECT 'bench-' || n, $1::jsonb, 'noodles', $2 FROM generate_series(1, $3::int) AS n RETURNING id`,
    [JSON.stringify(brandName), sharePermille, brandCount],
  );
  const setMeals: BenchSetMeal[] = [];
  for (const [index, { id }] of brands.entries())
    setMeals.push(
      ...(await insertSetMealsOf(client, id, shopIds.slice(index * branchesEach, (index + 1) * branchesEach))),
    );
  await client.query(minuteIsOver);
  return setMeals;
}

async function insertSetMealsOf(
  client: Client,
  brandId: string,
  branchIds: readonly number[],
): Promise<BenchSetMeal[]> {
  await client.query('UPDATE shop SET brand_id = $1 WHERE id = ANY($2::bigint[])', [brandId, branchIds]);
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO set_meal (brand_id, key, name, pinyin, plate, contents, price, original_price, persons, sold_from,
       valid_days, max_per_order)
     SELECT $1::bigint, 'bench-' || $1::bigint || '-' || n, $2::jsonb, 'sān rén miàn tào cān', 'noodles', $3::jsonb, $4, $5, 3,
       CURRENT_DATE - 30, 30, 5 FROM generate_series(1, $6::int) AS n RETURNING id`,
    [brandId, JSON.stringify(menuTexts.dish), JSON.stringify(contents), price, originalPrice, mealsEach],
  );
  const ids = rows.map(({ id }) => Number(id));
  await client.query(
    `INSERT INTO set_meal_branch (set_meal_id, shop_id)
     SELECT meal, shop FROM unnest($1::bigint[]) AS meal, unnest($2::bigint[]) AS shop`,
    [ids, branchIds],
  );
  return ids.map((id) => ({ id, branchIds }));
}

/** The timers of set meals' codes alone bear a version. */
const minuteIsOver = `
  CREATE FUNCTION chosen_a_minute_ago() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN NEW.accepted_at := NEW.accepted_at - interval ''1 minute''; RETURN NEW; END';
  CREATE TRIGGER chosen_a_minute_ago BEFORE UPDATE ON customer_order FOR EACH ROW
    WHEN (NEW.set_meal_id IS NOT NULL AND OLD.state = 'pending' AND NEW.state = 'delivering')
    EXECUTE FUNCTION chosen_a_minute_ago();
  CREATE FUNCTION due_a_minute_earlier() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN NEW.run_at := NEW.run_at - interval ''1 minute''; RETURN NEW; END';
  CREATE TRIGGER due_a_minute_earlier BEFORE INSERT ON job FOR EACH ROW
    WHEN (NEW.kind = 'ordering.issue-code' AND NEW.key LIKE 'order:%:code:%')
    EXECUTE FUNCTION due_a_minute_earlier()`;
