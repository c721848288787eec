import type { affiliateCalls } from '@chifan/contract/affiliate/calls';
import type { Withdrawal } from '@chifan/contract/affiliate/views';
import { shanghaiDate } from '@chifan/domain';
import { minWithdrawal, type PayoutMethod, parsePayeeAccount, payoutMethods } from '@chifan/domain/affiliate';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { writeFirstHistory } from '../../../platform/workflow/write-transition.ts';
import { realNameOf, rememberRealName, verifyPaymentPassword } from '../../member/index.ts';
import type { Gateways } from '../../payment/index.ts';
import { affiliateBalanceOf, holdForWithdrawal } from '../../wallet/index.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import { publishWithdrawalChanged } from './transition-withdrawal.ts';
import { insertWithdrawal, type NewWithdrawal, withdrawalTables } from './withdrawal.store.ts';

type Input = z.output<(typeof affiliateCalls)['withdraw']['input']>;
/**
 * Requests a withdrawal of affiliate money. The transaction also holds the amount, so that the member cannot withdraw
 * it twice.
 */
export async function withdraw(
  platform: Platform,
  gateways: Gateways,
  input: Input,
  context: MemberContext,
): Promise<Answer<Withdrawal>> {
  if (!offeredPayoutMethods(gateways).includes(input.payoutMethod)) return refused('payment_method_unavailable');
  const withdrawal = newWithdrawal(input, context);
  if (typeof withdrawal === 'string') return refused('payee_account_invalid', { field: withdrawal });
  const { caller, now: at, language } = context;
  const { paymentPassword, ...request } = input;
  // Check the password before the transaction, because a wrong try must count even after a rollback.
  const password = await verifyPaymentPassword(platform, caller.id, paymentPassword, at);
  if (!password.ok) return password;
  return runIdempotently(platform.database, context, '/rest/affiliate/withdrawal/apply', request, async (tx, after) => {
    const written = await insertWithdrawal(tx, withdrawal);
    const { id: withdrawalId, member_id: memberId, amount } = written;
    if (!(await holdForWithdrawal(tx, { withdrawalId, memberId, amount, at }))) return refused('insufficient_balance');
    const entry = { event: 'apply', actor: 'member', actorId: caller.id, reason: null, at } as const;
    await writeFirstHistory(tx, withdrawalTables, withdrawalId, entry);
    await rememberRealName(tx, memberId, withdrawal.realName);
    after(() => publishWithdrawalChanged(platform, memberId, at));
    return { ok: true, value: await showWithdrawal(tx, written, language) };
  });
}

function newWithdrawal(input: Input, { caller, now: at, idempotencyKey }: MemberContext): NewWithdrawal | string {
  const { amount, payoutMethod, realName } = input;
  const account = parsePayeeAccount({ payoutMethod, typed: input.account });
  if (account === null) return 'account';
  if (payoutMethod === 'bank' && input.bankName === '') return 'bankName';
  return {
    memberId: caller.id,
    amount,
    payoutMethod,
    account,
    bankName: payoutMethod === 'bank' ? input.bankName : null,
    realName,
    day: shanghaiDate(at).replaceAll('-', ''),
    told: sha256(`${caller.id}|${idempotencyKey}|${at.getTime()}`).slice(0, 16),
    at,
  };
}

/**
 * Alipay is offered only if its gateway can send payouts. A bank card is always offered, because operators transfer
 * that money.
 */
const offeredPayoutMethods = (gateways: Gateways): PayoutMethod[] =>
  payoutMethods.filter((payoutMethod) => payoutMethod === 'bank' || gateways.alipay?.payouts !== undefined);

type Withdrawable = z.input<(typeof affiliateCalls)['withdrawable']['output']>;

export async function showWithdrawable(
  executor: Executor,
  gateways: Gateways,
  memberId: number,
): Promise<Answer<Withdrawable>> {
  const { balance, pending } = await affiliateBalanceOf(executor, memberId);
  const realName = await realNameOf(executor, memberId);
  return {
    ok: true,
    value: { balance, pending, least: minWithdrawal, realName, payoutMethods: offeredPayoutMethods(gateways) },
  };
}
