import { mallRefundWorkflow } from '@chifan/domain/mall';
import type { Tx } from '../../../platform/database/database.ts';
import { transitionOf } from '../../../platform/workflow/transition.ts';
import { lockMallOrder, type MallOrderRow } from '../ordering/mall-order.store.ts';
import { lockMallRefund, type MallRefundRow, mallOrderOfRefund, mallRefundTables } from './mall-refund.store.ts';

/** A refund with its order: both rows are locked, the order's first. */
export type LockedMallRefund = { readonly order: MallOrderRow; readonly refund: MallRefundRow };

export async function lockMallRefundWithOrder(tx: Tx, refundId: number): Promise<LockedMallRefund | undefined> {
  const orderId = await mallOrderOfRefund(tx, refundId);
  const order = orderId === undefined ? undefined : await lockMallOrder(tx, orderId);
  const refund = order && (await lockMallRefund(tx, refundId));
  return order && refund && { order, refund };
}

/** The one way a refund of a mall order changes its state. Its guest hears of it by the order, which moves with it. */
export const transitionMallRefund = transitionOf({
  workflow: mallRefundWorkflow,
  tables: mallRefundTables,
  factsOf: (refund: MallRefundRow) => refund,
  publish: ({ live }, _moved, _before, now) =>
    live.tell(['platform'], { topic: 'mall-refunds', version: now.getTime() }),
});
