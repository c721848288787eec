import type { OpeningHours } from '@chifan/domain/catalogue';
import type { CodeSource } from '@chifan/domain/setmeal';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { liveShops } from '../catalogue/index.ts';

export type BranchHours = {
  /** The opening hours as stored JSON text. */
  readonly openingHoursJson: string;
  readonly isTakingOrders: boolean;
  readonly pausedUntil: Date | null;
};

export type ParticipatingBranch = BranchHours & {
  readonly servedHours: OpeningHours | null;
  readonly codeSource: CodeSource;
  readonly hasCodes: boolean;
};

type Named = { readonly setMealId: number; readonly shopId: number };

/** Whether the shop is a branch of the set meal. Includes shops that guests do not see yet. */
export async function isBranch(executor: Executor, { setMealId, shopId }: Named): Promise<boolean> {
  const { rows } = await sql`SELECT FROM set_meal_branch
    WHERE set_meal_id = ${setMealId} AND shop_id = ${shopId}`.execute(executor);
  return rows.length > 0;
}

/** @returns undefined if the shop is not a branch of the set meal, or if guests do not see the shop yet */
export const participatingBranch = async (executor: Executor, of: Named): Promise<ParticipatingBranch | undefined> =>
  (await takingPart(of).execute(executor)).rows[0];

/**
 * Returns the result of `participatingBranch`, and locks the row, so that the branch cannot leave the set meal until
 * the transaction ends.
 */
export const lockParticipatingBranch = async (tx: Tx, of: Named): Promise<ParticipatingBranch | undefined> =>
  (await sql<ParticipatingBranch>`${takingPart(of)} FOR KEY SHARE OF part`.execute(tx)).rows[0];

const takingPart = ({ setMealId, shopId }: Named): RawBuilder<ParticipatingBranch> =>
  sql<ParticipatingBranch>`
    SELECT shop.opening_hours::text AS "openingHoursJson", shop.is_taking_orders AS "isTakingOrders",
      shop.paused_until AS "pausedUntil", m.served_hours AS "servedHours", m.code_source AS "codeSource",
      ${hasBranchCodes} AS "hasCodes"
    FROM set_meal_branch part JOIN set_meal m ON m.id = part.set_meal_id JOIN ${liveShops} ON shop.id = part.shop_id
    WHERE part.set_meal_id = ${setMealId} AND part.shop_id = ${shopId}`;

/** SQL condition: the branch `part` has a free voucher code in its own pool. */
export const hasBranchCodes = sql<boolean>`EXISTS (
    SELECT FROM set_meal_code c WHERE c.set_meal_id = part.set_meal_id AND c.shop_id = part.shop_id
      AND c.taken_at IS NULL AND c.voided_at IS NULL)`;
