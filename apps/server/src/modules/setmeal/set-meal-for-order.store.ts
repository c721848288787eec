import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { OpeningHours } from '@chifan/domain/catalogue';
import type { CodeSource } from '@chifan/domain/setmeal';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { type DishMarks, liveShops, type NamedOptionGroup } from '../catalogue/index.ts';
import { sqlPiecesBought } from './bought-pieces.store.ts';

/** A dish of a set meal, as stored. The choices of the dish cost nothing. */
export type SetMealPart = DishMarks & {
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly quantity: number;
  readonly plate: string;
  readonly spice: number;
  readonly options: NamedOptionGroup[];
};

export type SetMealForOrder = {
  readonly id: number;
  readonly brandId: number;
  readonly brandName: PartlyTranslated;
  readonly sharePermille: number;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly plate: string;
  readonly contents: SetMealPart[];
  readonly price: Fen;
  readonly soldFrom: string;
  readonly soldUntil: string | null;
  readonly validDays: number;
  readonly servedHours: OpeningHours | null;
  readonly maxPerOrder: number;
  readonly maxPerMember: number | null;
  /** Number of units in stock. Null if the stock is not limited. */
  readonly stock: number | null;
  readonly codeSource: CodeSource;
  /** True if the set meal is on sale and guests see at least one of its branches. */
  readonly isOnSale: boolean;
  /**
   * True if the set meal needs voucher codes of its brand and the brand's pool is empty, so that no voucher could be
   * issued.
   */
  readonly areCodesUsedUp: boolean;
  /** Units that the member bought before. 0 if the set meal has no limit per member. */
  readonly bought: number;
};

export async function setMealForOrder(
  executor: Executor,
  setMealId: number,
  memberId: number | null,
): Promise<SetMealForOrder | undefined> {
  const { rows } = await sql<SetMealForOrder>`
    SELECT m.id, m.brand_id AS "brandId", b.name AS "brandName", b.share_permille AS "sharePermille",
      m.name, m.pinyin, m.plate, m.contents, m.price, m.sold_from AS "soldFrom", m.sold_until AS "soldUntil",
      m.valid_days AS "validDays", m.served_hours AS "servedHours", m.max_per_order AS "maxPerOrder",
      m.max_per_member AS "maxPerMember", m.stock, m.code_source AS "codeSource", 
      (m.is_on_sale AND EXISTS (SELECT FROM set_meal_branch part JOIN ${liveShops} ON shop.id = part.shop_id
        WHERE part.set_meal_id = m.id)) AS "isOnSale",
      ${areBrandCodesUsedUp} AS "areCodesUsedUp",
      CASE WHEN m.max_per_member IS NULL THEN 0 ELSE ${sqlPiecesBought(setMealId, memberId)} END AS bought
    FROM set_meal m JOIN brand b ON b.id = m.brand_id WHERE m.id = ${setMealId}`.execute(executor);
  return rows[0];
}

/**
 * SQL condition: the set meal needs voucher codes of its brand, whose pool is empty. `m` is the alias of the set meal.
 */
export const areBrandCodesUsedUp = sql<boolean>`(m.code_source = 'brand' AND NOT EXISTS (
    SELECT FROM set_meal_code c WHERE c.set_meal_id = m.id AND c.shop_id IS NULL AND c.taken_at IS NULL AND c.voided_at IS NULL))`;

/**
 * SQL that takes units from the stock, as a part of the statement that inserts the order (`buyer`). Returns no row if
 * the stock is too low. Locks the set meal until the transaction ends, so the SQL should run late.
 */
export const takeSetMealStock = (setMealId: number, pieces: number, buyer: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`UPDATE set_meal SET stock = stock - ${pieces}::int, sold = sold + ${pieces}::int
    WHERE id = ${setMealId} AND (stock IS NULL OR stock >= ${pieces}::int) AND EXISTS (SELECT FROM ${buyer}) RETURNING id`;

export async function returnSetMealStock(tx: Tx, setMealId: number, pieces: number): Promise<void> {
  await sql`UPDATE set_meal SET stock = stock + ${pieces}::int, sold = greatest(0, sold - ${pieces}::int)
    WHERE id = ${setMealId}`.execute(tx);
}
