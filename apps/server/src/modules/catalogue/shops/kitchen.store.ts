import type { KitchenFigures } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type KitchenOf = { readonly shopId: number } & KitchenFigures;

/**
 * Updates only shops whose kitchen times changed, because every update of a shop's row makes caches reload the shop.
 */
export async function writeKitchens(tx: Tx, kitchens: readonly KitchenOf[]): Promise<void> {
  for (const { shopId, usual, byHour, byCategory } of kitchens) {
    const categories = byCategory && JSON.stringify(byCategory);
    await sql`UPDATE shop SET kitchen_usual = ${usual}, kitchen_by_hour = ${byHour}::smallint[],
        kitchen_by_category = ${categories}::jsonb
      WHERE id = ${shopId} AND (kitchen_usual, kitchen_by_hour, kitchen_by_category)
        IS DISTINCT FROM (${usual}::smallint, ${byHour}::smallint[], ${categories}::jsonb)`.execute(tx);
  }
}

type BusyKitchen = { readonly shopId: number; readonly minutes: number };

/** Marks exactly the given kitchens as busy, and all others as not busy. */
export async function writeBusyKitchens(tx: Tx, busy: readonly BusyKitchen[]): Promise<void> {
  await sql`WITH busy AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(busy)}::jsonb) AS busy("shopId" bigint, minutes smallint))
    UPDATE shop SET busy_minutes = COALESCE((SELECT minutes FROM busy WHERE "shopId" = shop.id), 0)
    WHERE (busy_minutes > 0 OR id IN (SELECT "shopId" FROM busy))
      AND busy_minutes <> COALESCE((SELECT minutes FROM busy WHERE "shopId" = shop.id), 0)`.execute(tx);
}

type Rush = {
  readonly staffId: number;
  readonly shopId: number;
  readonly minutes: number;
  readonly until: Date | null;
};

/** @returns false if the shop does not exist or the member of staff does not work there */
export async function writeRush(tx: Tx, { staffId, shopId, minutes, until }: Rush): Promise<boolean> {
  const { rows } =
    await sql`UPDATE shop SET rush_minutes = ${minutes}, rush_until = ${until}::timestamptz FROM staff_shop
    WHERE shop.id = ${shopId} AND staff_shop.shop_id = shop.id AND staff_shop.staff_id = ${staffId}
    RETURNING shop.id`.execute(tx);
  return rows.length > 0;
}

/** Ends the rush (busy mode) of a shop. @returns whether the rush had been active until now */
export async function endRushOf(tx: Tx, shopId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE shop SET rush_minutes = 0, rush_until = NULL
    WHERE id = ${shopId} AND rush_until <= ${now} RETURNING id`.execute(tx);
  return rows.length > 0;
}
