import type { Tx } from '../../../platform/database/database.ts';
import type { EventPayloads } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext } from '../../../platform/workflow/transition-context.ts';
import { payoutById } from '../../payment/index.ts';
import { transitionWithdrawal } from './transition-withdrawal.ts';
import { lockWithdrawalOfPayout } from './withdrawal.store.ts';

/** Marks the withdrawal as paid, or returns the amount with a reason that the member sees. Idempotent. */
export const onPayoutEnded =
  (platform: Platform) =>
  async (
    tx: Tx,
    { payoutId }: EventPayloads['payment.payout-ended'],
    after: (effect: () => void) => void,
  ): Promise<void> => {
    const payout = await payoutById(tx, payoutId);
    const withdrawal = payout && (await lockWithdrawalOfPayout(tx, payout.number));
    if (!withdrawal || withdrawal.state !== 'approved') return;
    const transition = systemContext({ tx, after, now: platform.clock.now() });
    const { state, reference, fault, detail } = payout;
    if (state === 'settled')
      await transitionWithdrawal(platform, transition, withdrawal, 'pay', { reference, paidBy: 'alipay' });
    if (state === 'failed')
      await transitionWithdrawal(platform, transition, withdrawal, 'fail', {
        reason: fault ?? 'transfer_failed',
        note: detail,
      });
  };
