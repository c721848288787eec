import { type Fen, fen } from '../fen.ts';
import { accountId } from './accounts.ts';
import { type Posting, transferPosting } from './posting.ts';

/** `id`: id of the posting, made by the caller. */
export type MallPoints = { readonly id: string; readonly memberId: string; readonly points: number };

export const mallPaidPosting = ({ id, memberId, points }: MallPoints): Posting =>
  transferPosting({
    id,
    from: accountId('member_points', memberId),
    to: accountId('points_redeemed'),
    amount: asLedgerAmount(points),
    reason: 'mall_order_paid',
  });

/** After a cancellation, a refusal or a granted refund. */
export const mallReturnedPosting = ({ id, memberId, points }: MallPoints): Posting =>
  transferPosting({
    id,
    from: accountId('points_redeemed'),
    to: accountId('member_points', memberId),
    amount: asLedgerAmount(points),
    reason: 'mall_order_refunded',
  });

/** The ledger stores points as integers, like fen. */
const asLedgerAmount = (points: number): Fen => fen(points);
