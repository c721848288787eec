import type { OpeningHours } from '@chifan/domain/catalogue';
import type { CodeSource } from '@chifan/domain/setmeal';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

export type BranchHours = {
  /** As it is stored. */
  readonly openingHoursJson: string;
  readonly isTakingOrders: boolean;
  readonly pausedUntil: Date | null;
};

export type TakingPart = BranchHours & {
  readonly servedHours: OpeningHours | null;
  readonly codeSource: CodeSource;
  readonly hasCodes: boolean;
};

/** @returns undefined where the shop takes no part in the set meal. */
export async function branchTakingPart(
  executor: Executor,
  { setMealId, shopId }: { readonly setMealId: number; readonly shopId: number },
): Promise<TakingPart | undefined> {
  const { rows } = await sql<TakingPart>`
    SELECT shop.opening_hours::text AS "openingHoursJson", shop.is_taking_orders AS "isTakingOrders",
      shop.paused_until AS "pausedUntil", m.served_hours AS "servedHours", m.code_source AS "codeSource",
      ${hasBranchCodes} AS "hasCodes"
    FROM set_meal_branch part JOIN set_meal m ON m.id = part.set_meal_id JOIN shop ON shop.id = part.shop_id
    WHERE part.set_meal_id = ${setMealId} AND part.shop_id = ${shopId}`.execute(executor);
  return rows[0];
}

/** Of the branch `part`: a free code in its own pool. */
export const hasBranchCodes = sql<boolean>`EXISTS (
    SELECT FROM set_meal_code c WHERE c.set_meal_id = part.set_meal_id AND c.shop_id = part.shop_id
      AND c.taken_at IS NULL AND c.voided_at IS NULL)`;
