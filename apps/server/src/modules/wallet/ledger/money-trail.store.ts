import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { disputeKeysOf } from '../dispute-money.ts';
import { strandedKeysOf } from '../gateway-refund-money.ts';
import { bonusKeyOf } from '../purchase-money.ts';

/** A ledger posting with its entries. `entries` is empty if the entries are archived. */
export type TrailPosting = {
  readonly key: string;
  readonly reason: string;
  readonly at: Date;
  readonly entries: readonly {
    readonly kind: string;
    readonly ownerId: string;
    readonly asset: 'cny' | 'points';
    readonly amount: number;
  }[];
};

export const postingsOfOrder = (executor: Executor, orderId: number): Promise<TrailPosting[]> =>
  postingsWhere(executor, sql`p.order_id = ${orderId}`);

/**
 * Finds the postings of a purchase by the account that holds its money. The bonus of a top-up, disputes, and gateway
 * refunds that were paid in another way do not use this account, so they are found by their keys.
 */
export const postingsOfPurchase = (
  executor: Executor,
  purchaseId: number,
  {
    gatewayRefunds,
    disputeIds,
  }: { readonly gatewayRefunds: readonly string[]; readonly disputeIds: readonly number[] },
): Promise<TrailPosting[]> =>
  postingsWhere(
    executor,
    sql`p.key = ANY(${[bonusKeyOf(purchaseId), ...gatewayRefunds.flatMap(strandedKeysOf), ...disputeIds.flatMap(disputeKeysOf)]})
      OR ${movesHeld('purchase_held', purchaseId)}`,
  );

/** Finds the postings of a withdrawal by the account that holds its money. */
export const postingsOfWithdrawal = (executor: Executor, withdrawalId: number): Promise<TrailPosting[]> =>
  postingsWhere(executor, movesHeld('withdrawal_held', withdrawalId));

const movesHeld = (kind: 'purchase_held' | 'withdrawal_held', id: number) => sql`p.id IN (SELECT e.posting_id
  FROM account a JOIN entry e ON e.account_id = a.id WHERE a.kind = ${kind} AND a.owner_id = ${String(id)})`;

async function postingsWhere(executor: Executor, condition: RawBuilder<unknown>): Promise<TrailPosting[]> {
  const { rows } = await sql<TrailPosting>`SELECT p.key, p.reason, p.created_at AS at,
      COALESCE((SELECT json_agg(json_build_object('kind', a.kind, 'ownerId', a.owner_id, 'asset', a.asset, 'amount', e.amount)
          ORDER BY e.amount, a.kind)
        FROM entry e JOIN account a ON a.id = e.account_id WHERE e.posting_id = p.id), '[]') AS entries
    FROM posting p WHERE ${condition} ORDER BY p.id`.execute(executor);
  return rows;
}
