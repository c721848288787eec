import type { affiliateCalls, StaffWithdrawal } from '@chifan/contract/affiliate';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { askPayoutOnceMore, endPayout, type Gateways } from '../../payment/index.ts';
import { onWithdrawal } from './decide-withdrawal.ts';
import { withdrawalById } from './read-withdrawals.store.ts';
import { transitionWithdrawal, type WithdrawalDetails } from './transition-withdrawal.ts';
import { mayEndByHand } from './withdrawal-moves.ts';

type Input = z.output<(typeof affiliateCalls)['settleWithdrawal']['input']>;

/**
 * An operator ends a payout to a bank card, or one that Alipay left undecided for more than a day. Alipay is asked
 * first, and without its answer nothing ends: the sum may have been sent, or be on its way.
 */
export async function settleWithdrawal(
  platform: Platform,
  gateways: Gateways,
  input: Input,
  context: StaffContext,
): Promise<Answer<StaffWithdrawal>> {
  const withdrawal = await withdrawalById(platform.database.read, input.withdrawalId);
  if (!withdrawal) return refused('withdrawal_not_found');
  const asked =
    withdrawal.channel === 'alipay' && mayEndByHand(withdrawal, context.now)
      ? await askPayoutOnceMore(platform, gateways, withdrawal.payout_number)
      : null;
  const isUndecided = asked === 'under_way' && input.outcome === 'failed';
  if (asked === 'ended' || asked === 'silent' || isUndecided) return refused('gateway_busy');
  return onWithdrawal(platform, input.withdrawalId, context, async (transition, locked) => {
    if (locked.state === 'approved' && !mayEndByHand(locked, transition.now)) return refused('gateway_busy');
    // What Alipay has never heard of was paid from elsewhere.
    const isByGateway = asked === 'under_way';
    const said = { number: locked.payout_number, isByGateway, at: transition.now };
    const isEnded = locked.channel === 'bank' || (await endPayout(transition.tx, said));
    if (locked.state === 'approved' && !isEnded) return refused('gateway_busy');
    const paidBy = isByGateway ? 'alipay' : 'bank';
    const { event, ...details } = endOf(input);
    return transitionWithdrawal(platform, transition, locked, event, { ...details, paidBy });
  });
}

const endOf = ({ outcome, reference }: Input): WithdrawalDetails & { readonly event: 'pay' | 'fail' } =>
  outcome === 'paid'
    ? { event: 'pay', reference, note: reference }
    : { event: 'fail', reference, note: reference, reason: 'transfer_failed' };
