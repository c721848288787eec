import { type Fen, fen } from '../fen.ts';

type Subsidised = {
  /** The payment of the guest, before refunds. */
  readonly paid: number;
  /** The part of the order's coupons that the platform pays. */
  readonly couponSubsidy: number;
};

/**
 * The subsidy in fen that remains after refunds. The platform pays the subsidy for its coupons. The subsidy decreases
 * in proportion to the refunded part of the payment.
 */
export const subsidyOf = ({ paid, couponSubsidy }: Subsidised, total: number): number =>
  paid === 0 ? couponSubsidy : Math.floor((couponSubsidy * total) / paid);

type Settled = {
  /** The payment less refunds. */
  readonly total: number;
  readonly subsidy: number;
  readonly courierFee: number;
  readonly hasCourier: boolean;
};

/**
 * Splits the earnings of an order between the shop and the receiver of the delivery fee. If refunds have left less than
 * the fee, the shop pays the rest to the courier (record 0015).
 */
export function orderShares({ total, subsidy, courierFee, hasCourier }: Settled): Readonly<Record<Share, Fen>> {
  const earned = total + subsidy;
  const deliveryShare = hasCourier ? courierFee : Math.min(courierFee, earned);
  return { shopShare: fen(earned - deliveryShare), deliveryShare: fen(deliveryShare) };
}

type Share = 'shopShare' | 'deliveryShare';
