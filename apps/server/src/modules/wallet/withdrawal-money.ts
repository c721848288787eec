import { fen } from '@chifan/domain';
import { accountId, transferPosting } from '@chifan/domain/wallet';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';
import { balanceOfAccount, balancesOfAccounts } from './posting.store.ts';
import { lockBalance } from './rewards/reward.store.ts';

/**
 * A withdrawal of affiliate money that is posted to the ledger. Each posting has its own key, so a retry does not post
 * it twice.
 */

type OfWithdrawal = {
  readonly withdrawalId: number;
  readonly memberId: number;
  /** In fen. */
  readonly amount: number;
  readonly at: Date;
};

/**
 * Returns affiliate money in fen. A member may withdraw `balance`. The amount `pending` becomes available when its
 * orders can no longer be refunded.
 */
export async function affiliateBalanceOf(
  executor: Executor,
  memberId: number,
): Promise<{ readonly balance: number; readonly pending: number }> {
  const ownerId = String(memberId);
  return {
    balance: await balanceOfAccount(executor, 'member_affiliate', ownerId),
    pending: await balanceOfAccount(executor, 'member_affiliate_pending', ownerId),
  };
}

export async function affiliateBalancesOf(
  executor: Executor,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const balances = await balancesOfAccounts(executor, 'member_affiliate', memberIds.map(String));
  return new Map([...balances].map(([ownerId, balance]) => [Number(ownerId), balance]));
}

/**
 * Holds affiliate money for a withdrawal. The lock prevents concurrent calls from exceeding the balance. @returns false
 * if the balance is too low
 */
export async function holdForWithdrawal(tx: Tx, held: OfWithdrawal): Promise<boolean> {
  if ((await lockBalance(tx, 'member_affiliate', String(held.memberId))) < held.amount) return false;
  await move(tx, held, {
    what: 'applied',
    from: accountId('member_affiliate', String(held.memberId)),
    to: heldOf(held),
  });
  return true;
}

/** The way in which a withdrawal was paid. `otherwise` means that an operator paid an Alipay withdrawal without Alipay. */
export type WithdrawalPayer = 'alipay' | 'bank' | 'otherwise';

/** Posts a paid withdrawal. */
export const payWithdrawal = (tx: Tx, paid: OfWithdrawal & { readonly by: WithdrawalPayer }): Promise<void> =>
  move(tx, paid, {
    what: 'paid',
    from: heldOf(paid),
    to: paid.by === 'otherwise' ? accountId('paid_otherwise') : accountId('gateway_clearing', paid.by),
  });

export const returnWithdrawal = (tx: Tx, back: OfWithdrawal): Promise<void> =>
  move(tx, back, { what: 'returned', from: heldOf(back), to: accountId('member_affiliate', String(back.memberId)) });

const heldOf = ({ withdrawalId }: OfWithdrawal): string => accountId('withdrawal_held', String(withdrawalId));

const move = (
  tx: Tx,
  { withdrawalId, amount, at }: OfWithdrawal,
  { what, from, to }: { readonly what: 'applied' | 'paid' | 'returned'; readonly from: string; readonly to: string },
): Promise<void> =>
  post(
    tx,
    transferPosting({
      id: `withdrawal:${withdrawalId}:${what}`,
      from,
      to,
      amount: fen(amount),
      reason: `withdrawal_${what}`,
    }),
    null,
    at,
  );
