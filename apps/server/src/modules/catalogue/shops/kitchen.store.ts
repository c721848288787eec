import type { Kitchen } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type KitchenOf = { readonly shopId: number } & Pick<Kitchen, 'usual' | 'byHour'>;

/** Only rows that change are written: whoever remembers a shop by its version reads it anew. */
export async function writeKitchens(tx: Tx, kitchens: readonly KitchenOf[]): Promise<void> {
  for (const { shopId, usual, byHour } of kitchens) {
    await sql`UPDATE shop SET kitchen_usual = ${usual}, kitchen_by_hour = ${byHour}::smallint[]
      WHERE id = ${shopId} AND (kitchen_usual, kitchen_by_hour) IS DISTINCT FROM (${usual}::smallint, ${byHour}::smallint[])`.execute(
      tx,
    );
  }
}

type BusyKitchen = { readonly shopId: number; readonly minutes: number };

/** Those, and no other. */
export async function writeBusyKitchens(tx: Tx, busy: readonly BusyKitchen[]): Promise<void> {
  await sql`WITH busy AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(busy)}::jsonb) AS busy("shopId" bigint, minutes smallint))
    UPDATE shop SET busy_minutes = COALESCE((SELECT minutes FROM busy WHERE "shopId" = shop.id), 0)
    WHERE (busy_minutes > 0 OR id IN (SELECT "shopId" FROM busy))
      AND busy_minutes <> COALESCE((SELECT minutes FROM busy WHERE "shopId" = shop.id), 0)`.execute(tx);
}
