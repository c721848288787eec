import { fen } from '@chifan/domain';
import { accountId, transferPosting } from '@chifan/domain/wallet';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';
import { balanceOfAccount, balancesOfAccounts } from './posting.store.ts';
import { lockBalance } from './rewards/reward.store.ts';

/** The movements of affiliate money on its way out. Each has one key, so none is posted twice, whatever is retried. */

type OfWithdrawal = {
  readonly withdrawalId: number;
  readonly memberId: number;
  /** Fen. */
  readonly amount: number;
  readonly at: Date;
};

/** The balance that a member may withdraw, and the part that waits for the end of the complaint period. Fen. */
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

/** Concurrent calls succeed only as far as the balance covers them. @returns whether it sufficed */
export async function holdForWithdrawal(tx: Tx, held: OfWithdrawal): Promise<boolean> {
  if ((await lockBalance(tx, 'member_affiliate', String(held.memberId))) < held.amount) return false;
  await move(tx, held, {
    what: 'applied',
    from: accountId('member_affiliate', String(held.memberId)),
    to: heldOf(held),
  });
  return true;
}

/** Posts a paid withdrawal: from our balance at Alipay, or from a bank, which is owed the sum. */
export const payWithdrawal = (tx: Tx, paid: OfWithdrawal & { readonly by: 'alipay' | 'bank' }): Promise<void> =>
  move(tx, paid, { what: 'paid', from: heldOf(paid), to: accountId('gateway_clearing', paid.by) });

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
