import type { PurchaseActor } from '@chifan/domain/purchase';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { type AttemptRow, attemptById, enqueueGatewayRefund, moveDisputedMoney } from '../../payment/index.ts';
import { receiveForPurchase, returnPurchaseToGateway } from '../../wallet/index.ts';
import { lockPurchase, type PurchaseRow } from '../purchase.store.ts';

import { fulfilPurchase } from './fulfil-purchase.ts';

type News = { readonly attemptId: number; readonly purchaseId: number | null };

/**
 * Fulfils an unpaid purchase after its payment. A payment for an expired, cancelled or paid purchase is refunded in
 * full.
 */
export const onPaymentSettled =
  (platform: Platform) =>
  async (tx: Tx, { attemptId, purchaseId }: News, after: (effect: () => void) => void): Promise<void> => {
    if (purchaseId === null) return;
    const purchase = await lockPurchase(tx, purchaseId);
    const attempt = await attemptById(tx, attemptId);
    if (!purchase || !attempt) throw new Error(`attempt ${attemptId} has no purchase`);
    const { id, amount, method } = attempt;
    const transition = systemContext({ tx, after, now: platform.clock.now() });
    const memberId = purchase.member_id;
    await receiveForPurchase(tx, { purchaseId, memberId, attemptId: id, method, amount, at: transition.now });
    const paid =
      purchase.state === 'unpaid'
        ? await fulfilPurchase(platform, transition, purchase, { method, attemptId: id })
        : null;
    // A gateway can report a dispute before its payment. In that case, freeze the disputed money now.
    if (paid?.ok) return moveDisputedMoney({ tx, platform, after }, id);
    await refundPurchaseAttempt(platform, transition, purchase, attempt);
    platform.log.warn(
      { purchase: purchase.number, attempt: attempt.number },
      'late or duplicate payment; refunding it',
    );
  };

/**
 * Posts the refund of a payment and enqueues the gateway refund. The number of the gateway refund is derived from the
 * number of the payment attempt.
 */
export async function refundPurchaseAttempt(
  platform: Platform,
  { tx, after, now: at }: TransitionContext<PurchaseActor>,
  { id: purchaseId, member_id: memberId }: PurchaseRow,
  { id: attemptId, number, method, amount }: AttemptRow,
): Promise<void> {
  const key = `R${number}`;
  await returnPurchaseToGateway(tx, { purchaseId, memberId, key, method, amount, at });
  await enqueueGatewayRefund(tx, { number: key, attemptId, amount, at });
  after(platform.wakeJobs);
}
