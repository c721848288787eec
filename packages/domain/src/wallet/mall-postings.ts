import { type Fen, fen } from '../fen.ts';
import { accountOf } from './accounts.ts';
import { type Posting, transferPosting } from './posting.ts';

/** Whole points of a member; the caller makes the id. */
export type MallPoints = { readonly id: string; readonly memberId: string; readonly points: number };

/** A member pays an order of the points mall. */
export const mallPaidPosting = ({ id, memberId, points }: MallPoints): Posting =>
  transferPosting({
    id,
    from: accountOf('member_points', memberId),
    to: accountOf('points_redeemed'),
    amount: asLedgerAmount(points),
    reason: 'mall_order_paid',
  });

/** Points of such an order come back: it was cancelled or refused, or a refund was granted. */
export const mallReturnedPosting = ({ id, memberId, points }: MallPoints): Posting =>
  transferPosting({
    id,
    from: accountOf('points_redeemed'),
    to: accountOf('member_points', memberId),
    amount: asLedgerAmount(points),
    reason: 'mall_order_refunded',
  });

/** Whole points are counted in the ledger as fen are: integers. */
const asLedgerAmount = (points: number): Fen => fen(points);
