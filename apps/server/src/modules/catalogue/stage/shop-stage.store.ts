import type { ShopProgress, ShopStage } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import { type Executor, type Tx, writePipelined } from '../../../platform/database/database.ts';
import { type FirstEntry, workflowTables, writeFirstHistory } from '../../../platform/workflow/write-transition.ts';

/** A shop with the facts that decide whether it may go live. */
export type StagedShop = ShopProgress & {
  readonly id: number;
  readonly state: ShopStage;
  readonly dishes: number;
  readonly dishesWithPhoto: number;
};

export const shopTables = workflowTables({
  table: 'shop',
  columns: [],
  history: { table: 'shop_history', of: 'shop_id', actorId: 'actor_id', reason: null },
  timerPayload: 'shopId',
});

/**
 * A shop has a menu if it has a dish that is on sale or sold out until a date. Dishes that are off sale without an end
 * date do not count.
 */
const columns = sql.raw(`shop.id, shop.state, shop.opening_hours AS "openingHours",
  shop.has_delivery_terms AS "hasDeliveryTerms",
  (SELECT count(*)::int FROM dish WHERE dish.shop_id = shop.id AND dish.removed_at IS NULL
     AND dish.category_id IS NOT NULL AND (dish.is_available OR dish.sold_out_until IS NOT NULL)) AS "orderableDishes",
  (SELECT count(*)::int FROM dish WHERE dish.shop_id = shop.id AND dish.removed_at IS NULL) AS dishes,
  (SELECT count(*)::int FROM dish WHERE dish.shop_id = shop.id AND dish.removed_at IS NULL
     AND dish.image IS NOT NULL) AS "dishesWithPhoto"`);

export async function stagedShop(executor: Executor, shopId: number): Promise<StagedShop | undefined> {
  const { rows } = await sql<StagedShop>`SELECT ${columns} FROM shop WHERE id = ${shopId}`.execute(executor);
  return rows[0];
}

/** Locks the shop with the lock that edits of the shop use, so that a concurrent edit cannot remove a required part. */
export async function lockStagedShop(tx: Tx, shopId: number): Promise<StagedShop | undefined> {
  await sql`SELECT FROM shop WHERE id = ${shopId} FOR NO KEY UPDATE`.execute(tx);
  return stagedShop(tx, shopId);
}

export async function draftsAmong(tx: Tx, shopIds: readonly number[]): Promise<StagedShop[]> {
  await sql`SELECT FROM shop WHERE id = ANY(${shopIds}::bigint[]) AND state = 'draft' ORDER BY id
    FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<StagedShop>`
    SELECT ${columns} FROM shop WHERE id = ANY(${shopIds}::bigint[]) AND state = 'draft' ORDER BY id`.execute(tx);
  return rows;
}

/** Writes the first history entry of shops that were inserted in the current transaction. */
export function writeShopsCreated(tx: Tx, shopIds: readonly number[], at: Date): void {
  const entry: FirstEntry = { event: 'create', actor: 'system', actorId: null, reason: null, at };
  for (const shopId of shopIds) writePipelined(tx, writeFirstHistory(tx, shopTables, shopId, entry));
}
