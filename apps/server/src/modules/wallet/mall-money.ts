import { mallPaidPosting, mallReturnedPosting } from '@chifan/domain/wallet';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';
import { balanceOfAccount } from './posting.store.ts';

/**
 * A mall order whose points are posted to the ledger. Each posting has its own key, so a retry does not post it twice.
 */

type OfOrder = {
  readonly mallOrderId: number;
  readonly memberId: number;
  readonly points: number;
  readonly at: Date;
};

/** The available points of a member. */
export const pointsOf = (executor: Executor, memberId: number): Promise<number> =>
  balanceOfAccount(executor, 'member_points', String(memberId));

/** Pays a mall order with points. @throws a check violation if the member has too few points */
export const payMallOrderByPoints = (tx: Tx, paid: OfOrder): Promise<void> =>
  post(tx, mallPaidPosting(moved(paid, 'paid')), null, paid.at);

export const returnMallOrder = (tx: Tx, back: OfOrder): Promise<void> =>
  post(tx, mallReturnedPosting(moved(back, 'back')), null, back.at);

export const returnMallRefund = (tx: Tx, back: OfOrder & { readonly mallRefundId: number }): Promise<void> =>
  post(tx, mallReturnedPosting(moved(back, `refund:${back.mallRefundId}`)), null, back.at);

/** Prefix of the keys of postings about mall orders. The id of the mall order follows the prefix. */
export const mallKeyPrefix = 'mall-order:';

const moved = ({ mallOrderId, memberId, points }: OfOrder, what: string) => ({
  id: `${mallKeyPrefix}${mallOrderId}:${what}`,
  memberId: String(memberId),
  points,
});
