import type { Tx } from '../../../platform/database/database.ts';
import { makeHeldWhole } from '../../wallet/index.ts';
import type { OrderRow } from '../order.store.ts';
import { refundsOwed } from './refunds-owed.store.ts';

/**
 * Whoever is liable for refunds that were granted before pays for them now (decision record 21), so that the shop earns
 * what it cooked. The row must be locked. @returns fen that were put back to what is held.
 */
export async function collectOwed(tx: Tx, order: Pick<OrderRow, 'id'>, at: Date): Promise<number> {
  const owed = await refundsOwed(tx, order.id);
  for (const { refundId, courierId, amount } of owed) {
    await makeHeldWhole(tx, { key: `refund:${refundId}:borne`, orderId: order.id, courierId, amount, at });
  }
  return owed.reduce((sum, { amount }) => sum + amount, 0);
}
