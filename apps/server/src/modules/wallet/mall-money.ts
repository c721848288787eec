import { mallPaidPosting, mallReturnedPosting } from '@chifan/domain/wallet';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';
import { balanceOfAccount } from './posting.store.ts';

/** The movements of points in the mall. Each has one key, so none is posted twice, whatever is retried. */

type OfOrder = {
  readonly mallOrderId: number;
  readonly memberId: number;
  readonly points: number;
  readonly at: Date;
};

/** The available points of a member. */
export const pointsOf = (executor: Executor, memberId: number): Promise<number> =>
  balanceOfAccount(executor, 'member_points', String(memberId));

/** @throws check violation when they do not suffice. */
export const payMallOrderByPoints = (tx: Tx, paid: OfOrder): Promise<void> =>
  post(tx, mallPaidPosting(moved(paid, 'paid')), null, paid.at);

export const returnMallOrder = (tx: Tx, back: OfOrder): Promise<void> =>
  post(tx, mallReturnedPosting(moved(back, 'back')), null, back.at);

export const returnMallRefund = (tx: Tx, back: OfOrder & { readonly mallRefundId: number }): Promise<void> =>
  post(tx, mallReturnedPosting(moved(back, `refund:${back.mallRefundId}`)), null, back.at);

/** How the keys of these postings begin; the order's id follows. */
export const mallKeyPrefix = 'mall-order:';

const moved = ({ mallOrderId, memberId, points }: OfOrder, what: string) => ({
  id: `${mallKeyPrefix}${mallOrderId}:${what}`,
  memberId: String(memberId),
  points,
});
