import type { PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { ofPool } from './take-codes.store.ts';

/**
 * Returns those of the given voucher codes that the set meal already has in any pool, and whether each was ever taken
 * for a voucher.
 */
export async function knownCodes(
  executor: Executor,
  setMealId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { readonly isTaken: boolean }>> {
  const { rows } = await sql<{ code: string; isTaken: boolean }>`
    SELECT code, taken_at IS NOT NULL AS "isTaken" FROM set_meal_code
    WHERE set_meal_id = ${setMealId} AND code = ANY(${codes})`.execute(executor);
  return new Map(rows.map(({ code, isTaken }) => [code, { isTaken }]));
}

/** Voids the free codes of a pool, so that no voucher gets a voided code. @returns the number of voided codes */
export async function voidFreeCodes(
  tx: Tx,
  { setMealId, shopId, at }: { readonly setMealId: number; readonly shopId: number | null; readonly at: Date },
): Promise<number> {
  const { rows } = await sql`UPDATE set_meal_code SET voided_at = ${at}
    WHERE set_meal_id = ${setMealId} AND ${ofPool(shopId)} AND taken_at IS NULL AND voided_at IS NULL
    RETURNING id`.execute(tx);
  return rows.length;
}

export async function isSetMeal(executor: Executor, setMealId: number): Promise<boolean> {
  const { rows } = await sql`SELECT id FROM set_meal WHERE id = ${setMealId}`.execute(executor);
  return rows.length > 0;
}

export type CodeRow = {
  readonly id: number;
  readonly code: string;
  readonly shopId: number | null;
  readonly shopNameZh: string | null;
  readonly shopName: PartlyTranslated | null;
  readonly state: 'free' | 'taken' | 'voided';
  readonly takenAt: Date | null;
  readonly orderNumber: string | null;
};

export type PoolRow = {
  readonly shopId: number | null;
  readonly shopNameZh: string | null;
  readonly shopName: PartlyTranslated | null;
  readonly free: number;
  readonly taken: number;
  readonly voided: number;
};

type Wanted = {
  readonly setMealId: number;
  /** A part of the voucher code, or the full number of the order that took the code. */
  readonly search: string | undefined;
  readonly page: { readonly offset: number; readonly limit: number };
};

export async function codeRows(
  executor: Executor,
  { setMealId, search, page }: Wanted,
): Promise<{ codes: CodeRow[]; total: number }> {
  const from = sql`FROM set_meal_code c LEFT JOIN shop ON shop.id = c.shop_id
      LEFT JOIN set_meal_voucher v ON v.code_id = c.id LEFT JOIN customer_order o ON o.id = v.order_id
    WHERE c.set_meal_id = ${setMealId}
      AND (${search ?? null}::text IS NULL OR strpos(lower(c.code), lower(${search ?? null})) > 0
        OR o.number = ${search ?? null})`;
  const listed = sql<CodeRow>`SELECT c.id, c.code, c.shop_id AS "shopId", shop.name_zh AS "shopNameZh", shop.name AS "shopName",
      CASE WHEN c.voided_at IS NOT NULL THEN 'voided' WHEN c.taken_at IS NOT NULL THEN 'taken' ELSE 'free' END AS state,
      c.taken_at AS "takenAt", o.number AS "orderNumber" ${from}
    ORDER BY c.id OFFSET ${page.offset} LIMIT ${page.limit}`;
  const counted = sql<{ total: number }>`SELECT count(*) AS total ${from}`;
  const [{ rows }, total] = await Promise.all([listed.execute(executor), counted.execute(executor)]);
  return { codes: rows, total: total.rows[0]?.total ?? 0 };
}

/** Returns the numbers of free, taken and voided codes of each pool, the brand's pool first. */
export async function codePools(executor: Executor, setMealId: number): Promise<PoolRow[]> {
  const { rows } = await sql<PoolRow>`
    SELECT c.shop_id AS "shopId", shop.name_zh AS "shopNameZh", shop.name AS "shopName",
      count(*) FILTER (WHERE taken_at IS NULL AND voided_at IS NULL) AS free,
      count(*) FILTER (WHERE taken_at IS NOT NULL AND voided_at IS NULL) AS taken,
      count(*) FILTER (WHERE voided_at IS NOT NULL) AS voided
    FROM set_meal_code c LEFT JOIN shop ON shop.id = c.shop_id WHERE c.set_meal_id = ${setMealId}
    GROUP BY c.shop_id, shop.name_zh, shop.name ORDER BY c.shop_id NULLS FIRST`.execute(executor);
  return rows;
}
