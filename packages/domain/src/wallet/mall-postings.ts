import { type Fen, fen } from '../fen.ts';
import { accountId } from './accounts.ts';
import { type Posting, transferPosting } from './posting.ts';

/** `id` is the id of the posting, which the caller creates. */
export type MallPoints = { readonly id: string; readonly memberId: string; readonly points: number };

export const mallPaidPosting = ({ id, memberId, points }: MallPoints): Posting =>
  transferPosting({
    id,
    from: accountId('member_points', memberId),
    to: accountId('points_redeemed'),
    amount: asLedgerAmount(points),
    reason: 'mall_order_paid',
  });

/** Returns points after a cancellation, a refusal or a granted refund of a mall order. */
export const mallReturnedPosting = ({ id, memberId, points }: MallPoints): Posting =>
  transferPosting({
    id,
    from: accountId('points_redeemed'),
    to: accountId('member_points', memberId),
    amount: asLedgerAmount(points),
    reason: 'mall_order_refunded',
  });

/** Converts points to the type of ledger amounts. The ledger stores points and fen as integers. */
const asLedgerAmount = (points: number): Fen => fen(points);
