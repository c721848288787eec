import type { dishNameViews, NameDrafts } from '@chifan/contract/catalogue/name-views';
import type { Language, PartlyTranslated } from '@chifan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type NamedDish = {
  readonly id: number;
  readonly shopId: number;
  readonly shopNameZh: string;
  readonly shopName: PartlyTranslated;
  readonly name: PartlyTranslated;
  readonly nameDrafts: NameDrafts;
  readonly byPlatform: Language[];
  readonly editVersion: number;
  readonly checkedBy: string | null;
  readonly checkedAt: Date | null;
};

type View = (typeof dishNameViews)[number];
export type NamesWanted = {
  readonly view: View;
  readonly language?: Language | undefined;
  readonly shopId?: number | undefined;
};

/**
 * The total of a list of dish names counts at most this number of dishes. Operators see the other dishes after they
 * have checked the first pages.
 */
const mostCounted = 1000;

const state = sql`dish_name_state(dish.name, dish.name_drafts, dish.by_platform)`;

/**
 * The views of the list of dish names. Each view includes the dishes for which the SQL function `dish_name_state`
 * returns a number from the first to the last value. `all` applies without a language filter, and `one` with a filter
 * for one language.
 */
const states: Readonly<
  Record<View, { readonly all: readonly [number, number]; readonly one: readonly [number, number] }>
> = {
  drafts: { all: [0, 1], one: [0, 1] },
  missing: { all: [2, 2], one: [0, 2] },
  merchant: { all: [3, 3], one: [0, 3] },
  checked: { all: [4, 4], one: [0, 4] },
};

const ofLanguage = (view: View, language: Language): RawBuilder<unknown> =>
  ({
    drafts: sql`dish.name_drafts ? ${language}`,
    missing: sql`NOT dish.name ? ${language}`,
    merchant: sql`dish.name ? ${language} AND NOT dish.name_drafts ? ${language} AND NOT dish.by_platform -> 'name' ? ${language}`,
    checked: sql`dish.name ? ${language} AND dish.by_platform -> 'name' ? ${language}`,
  })[view];

/** The condition uses `dish_name_state`, so that the index `dish_by_name_state` applies. */
function wanted({ view, language, shopId }: NamesWanted): RawBuilder<unknown> {
  const [first, last] = states[view][language === undefined ? 'all' : 'one'];
  return sql`dish.removed_at IS NULL AND ${state} BETWEEN ${sql.lit(first)} AND ${sql.lit(last)}
    ${language === undefined ? sql`` : sql`AND ${ofLanguage(view, language)}`}
    ${shopId === undefined ? sql`` : sql`AND dish.shop_id = ${shopId}`}`;
}

const withShop = sql`SELECT dish.id, dish.shop_id AS "shopId", shop.name_zh AS "shopNameZh", shop.name AS "shopName", dish.name, dish.name_drafts AS "nameDrafts",
    dish.by_platform -> 'name' AS "byPlatform", dish.edit_version AS "editVersion",
    checked.by AS "checkedBy", checked.at AS "checkedAt"
  FROM dish JOIN shop ON shop.id = dish.shop_id
  LEFT JOIN LATERAL (SELECT staff.name AS by, dish_name_check.checked_at AS at
    FROM dish_name_check JOIN staff ON staff.id = dish_name_check.staff_id
    WHERE dish_name_check.dish_id = dish.id ORDER BY dish_name_check.id DESC LIMIT 1) checked ON true`;

type Window = { readonly offset: number; readonly limit: number };

export const sqlNamedDishes = (asked: NamesWanted, { offset, limit }: Window): RawBuilder<NamedDish> => sql<NamedDish>`
  ${withShop} WHERE dish.id IN (
    SELECT dish.id FROM dish WHERE ${wanted(asked)} ORDER BY ${state}, dish.id DESC OFFSET ${offset} LIMIT ${limit})
  ORDER BY ${state}, dish.id DESC`;

export const namedDishes = async (executor: Executor, asked: NamesWanted, window: Window): Promise<NamedDish[]> =>
  (await sqlNamedDishes(asked, window).execute(executor)).rows;

export async function countNamedDishes(executor: Executor, asked: NamesWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM (SELECT FROM dish WHERE ${wanted(asked)} LIMIT ${mostCounted}) found`.execute(executor);
  return rows[0]?.count ?? 0;
}

export async function namedDish(executor: Executor, dishId: number): Promise<NamedDish | undefined> {
  const { rows } = await sql<NamedDish>`${withShop}
    WHERE dish.id = ${dishId} AND dish.removed_at IS NULL`.execute(executor);
  return rows[0];
}

export type Checked = {
  readonly dishId: number;
  readonly staffId: number;
  readonly names: PartlyTranslated;
  readonly now: Date;
};

/** Removes names that are empty. Stores the other names as sent, as checked names instead of drafts. */
export async function writeChecked(tx: Tx, { dishId, staffId, names, now }: Checked): Promise<void> {
  const languages = Object.keys(names);
  const written = Object.fromEntries(Object.entries(names).filter(([, text]) => text !== ''));
  await sql`UPDATE dish SET edit_version = edit_version + 1,
      name = (name - ${languages}::text[]) || ${JSON.stringify(written)}::jsonb,
      name_drafts = name_drafts - ${languages}::text[],
      by_platform = jsonb_set(by_platform, '{name}',
        ((by_platform -> 'name') - ${languages}::text[]) || ${JSON.stringify(Object.keys(written))}::jsonb)
    WHERE id = ${dishId}`.execute(tx);
  await sql`INSERT INTO dish_name_check (dish_id, staff_id, names, checked_at)
    VALUES (${dishId}, ${staffId}, ${JSON.stringify(names)}::jsonb, ${now})`.execute(tx);
}
