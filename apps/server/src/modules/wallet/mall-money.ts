import { mallPaidPosting, mallReturnedPosting } from '@chifan/domain/wallet';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';
import { balanceOfAccount } from './posting.store.ts';

/** The movements of points in the mall. Each has one key, so none is posted twice, whatever is retried. */

type OfMember = { readonly memberId: number; readonly points: number; readonly at: Date };

/** What a member may spend in the mall now, whole points. */
export const pointsOf = (executor: Executor, memberId: number): Promise<number> =>
  balanceOfAccount(executor, 'member_points', String(memberId));

/** Points pay this mall order. @throws check violation when they do not suffice. */
export const payMallOrderByPoints = (tx: Tx, { mallOrderId, ...paid }: OfMember & { mallOrderId: number }) =>
  post(tx, mallPaidPosting(moved(paid, `mall-order:${mallOrderId}:paid`)), null, paid.at);

/** All points of a mall order that was never sent come back. */
export const returnMallOrder = (tx: Tx, { mallOrderId, ...back }: OfMember & { mallOrderId: number }) =>
  post(tx, mallReturnedPosting(moved(back, `mall-order:${mallOrderId}:back`)), null, back.at);

/** Points that a refund of a mall order brings back. */
export const returnMallRefund = (tx: Tx, { mallRefundId, ...back }: OfMember & { mallRefundId: number }) =>
  post(tx, mallReturnedPosting(moved(back, `mall-refund:${mallRefundId}`)), null, back.at);

const moved = ({ memberId, points }: OfMember, id: string) => ({ id, memberId: String(memberId), points });
