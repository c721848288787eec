import { type Fen, fen } from '../fen.ts';
import type { OrderState } from '../ordering/index.ts';
import { brandShareOfSale } from '../setmeal/index.ts';
import { orderShares, subsidyOf } from '../wallet/index.ts';
import { isCourierStillPaid, refundBearerOf, shopCompensationDebtor, subsidyReturned } from './refund-bearer.ts';
import type { LiableParty } from './refund-reasons.ts';

/** The parties whose earnings from an order a refund may change. */
export const earningParties = ['merchant', 'brand', 'courier', 'platform'] as const;
export type EarningParty = (typeof earningParties)[number];

/** Fen that each party earns from an order. Negative for a party that pays more than it earns. */
export type Earnings = Readonly<Record<EarningParty, Fen>>;

export type OrderToRefund = {
  /** The state of the order, during a refund request the state before the request. */
  readonly orderState: OrderState;
  readonly isDelivery: boolean;
  readonly hasCourier: boolean;
  /** False for a set meal until the guest chooses the restaurant. */
  readonly hasShop: boolean;
  /** True if shop and courier have been paid. */
  readonly isSettled: boolean;
  readonly paid: number;
  readonly refundedBefore: number;
  /** Earlier refunds that courier or platform pay when the order is settled (decision record 21). */
  readonly owedBefore: { readonly courier: number; readonly platform: number };
  /** The part of the order's coupons that the platform pays. */
  readonly couponSubsidy: number;
  readonly courierFee: number;
  /** The brand's share of the shop's earnings in thousandths. Null for an order of ordinary dishes. */
  readonly brandPermille: number | null;
};

export type RefundToMake = {
  readonly amount: number;
  /** True if the refund covers everything that remains of the order, so that the order ends now. */
  readonly isEverything: boolean;
  /** Null if no party is liable. */
  readonly liable: LiableParty | null;
};

/**
 * The earnings of all parties from an order, without and with a refund (rule refund-33). For an order that continues
 * after the refund, these are the earnings at its completion. The shares are calculated by the same functions as for
 * the ledger's postings.
 */
export function refundEffect(
  order: OrderToRefund,
  refund: RefundToMake,
): { readonly without: Earnings; readonly with: Earnings } {
  const kept = order.paid - order.refundedBefore;
  const without = order.hasShop ? earningsOf(order, kept, order.owedBefore) : nothing;
  return { without, with: order.isSettled ? afterSettlement(order, refund, without) : earningsWith(order, refund) };
}

type Owed = OrderToRefund['owedBefore'];

const nothing: Earnings = { merchant: fen(0), brand: fen(0), courier: fen(0), platform: fen(0) };

/**
 * The earnings of each party when the order is settled. `kept` is the part of the payment that is not refunded. `owed`
 * contains the refunds that courier and platform must pay.
 */
function earningsOf(order: OrderToRefund, kept: number, owed: Owed, isCourierPaid = order.isDelivery): Earnings {
  const { paid, couponSubsidy, courierFee, brandPermille } = order;
  const total = kept + owed.courier + owed.platform;
  const subsidy = subsidyOf({ paid, couponSubsidy }, total);
  const { shopShare, deliveryShare } = orderShares({ total, subsidy, courierFee, hasCourier: isCourierPaid });
  const brand = brandPermille === null ? fen(0) : brandShareOfSale(shopShare, brandPermille);
  return {
    merchant: fen(shopShare - brand),
    brand,
    courier: fen((isCourierPaid ? deliveryShare : 0) - owed.courier),
    platform: fen((isCourierPaid ? 0 : deliveryShare) - owed.platform - subsidy),
  };
}

/**
 * The earnings of each party if the order is refunded before its settlement. The party that owes the refund pays it
 * when the order is settled.
 */
function earningsWith(order: OrderToRefund, { amount, isEverything, liable }: RefundToMake): Earnings {
  if (isEverything && !order.hasShop) return nothing;
  const debtor = shopCompensationDebtor({ isSettled: false, hasCourier: order.hasCourier, liable });
  const owed = {
    courier: order.owedBefore.courier + (debtor === 'courier' ? amount : 0),
    platform: order.owedBefore.platform + (debtor === 'platform' ? amount : 0),
  };
  if (!isEverything) return earningsOf(order, order.paid - order.refundedBefore - amount, owed);
  const isCourierPaid = isCourierStillPaid(order);
  if (debtor !== null || owed.courier + owed.platform > 0) return earningsOf(order, 0, owed, isCourierPaid);
  if (!isCourierPaid) return nothing;
  return { ...nothing, merchant: fen(-order.courierFee), courier: fen(order.courierFee) };
}

/**
 * The earnings of each party if the order is refunded after its settlement. The liable party pays from its own
 * earnings.
 */
function afterSettlement(order: OrderToRefund, { amount, liable }: RefundToMake, earned: Earnings): Earnings {
  const bearer = refundBearerOf({ isSettled: true, hasCourier: order.hasCourier, liable });
  const payer = bearer === 'held' ? 'platform' : bearer;
  const subsidy = payer === 'merchant' && order.hasShop ? subsidyBack(order, amount) : 0;
  const paid = { ...earned, [payer]: fen(earned[payer] - amount) };
  return { ...paid, merchant: fen(paid.merchant - subsidy), platform: fen(paid.platform + subsidy) };
}

const subsidyBack = ({ couponSubsidy, paid, refundedBefore }: OrderToRefund, amount: number): Fen =>
  subsidyReturned({
    subsidy: fen(couponSubsidy),
    paid: fen(paid),
    refundedBefore: fen(refundedBefore),
    amount: fen(amount),
  });
