import type { RawBuilder } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { pointsOf } from './mall-money.ts';
import { balanceOfAccount, type SpentAt, spendableBalance, sqlSpendableBalance } from './posting.store.ts';
import { affiliateBalanceOf } from './withdrawal-money.ts';

/**
 * The balance and the affiliate money of a member in fen, and the member's points. Affiliate money includes pending
 * rewards.
 */
export async function memberAssetsOf(executor: Executor, memberId: number) {
  const rewards = await affiliateBalanceOf(executor, memberId);
  return {
    balance: await balanceOf(executor, memberId),
    rewards: rewards.balance + rewards.pending,
    points: await pointsOf(executor, memberId),
  };
}

/** The available balance of a member, in fen. */
export const balanceOf = (executor: Executor, memberId: number): Promise<number> =>
  balanceOfAccount(executor, 'member_balance', String(memberId));

/**
 * SQL expression for the balance in fen that a member may spend at a restaurant. Excludes the bonus at the member's own
 * restaurant (rule wallet-13).
 */
export const sqlSpendable = (memberId: number, at: SpentAt): RawBuilder<number> => sqlSpendableBalance(memberId, at);

export const spendableOf = (executor: Executor, memberId: number, at: SpentAt): Promise<number> =>
  spendableBalance(executor, memberId, at);
