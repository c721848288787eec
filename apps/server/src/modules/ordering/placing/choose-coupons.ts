import type { ErrorReason } from '@chifan/contract';
import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import { zeroFen } from '@chifan/domain';
import { bestCoupons, type CouponOrder, type EvaluatedCoupon } from '@chifan/domain/coupon';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { OwnCoupon } from '../../coupon/index.ts';

export type OfferedCoupon = OwnCoupon & Pick<EvaluatedCoupon, 'worth' | 'fits'>;

export type ChosenCoupons = {
  readonly offered: readonly OfferedCoupon[];
  /** Coupons that the order uses. A chosen coupon that cannot be used is omitted, and `obstacles` has the reason. */
  readonly shop: OwnCoupon | null;
  readonly delivery: OwnCoupon | null;
  readonly obstacles: readonly ErrorReason[];
};

/**
 * Selects the order's coupons. A coupon id that is absent from the request means the best usable coupon. Null means no
 * coupon.
 */
export function chooseCoupons(
  own: readonly OwnCoupon[],
  request: Pick<OrderRequest, 'shopCouponId' | 'deliveryCouponId'>,
  order: CouponOrder,
): Answer<ChosenCoupons> {
  const best = bestCoupons(own, order);
  const judgedById = new Map(best.coupons.map((judged) => [judged.id, judged]));
  const offered = own.map((coupon): OfferedCoupon => {
    const { worth, fits } = judgedById.get(coupon.id) ?? { worth: zeroFen, fits: false };
    return { ...coupon, worth, fits };
  });
  const shop = choose(offered, 'shop', request.shopCouponId, best.shop);
  const delivery = choose(offered, 'delivery', request.deliveryCouponId, best.delivery);
  if (!shop.ok) return shop;
  if (!delivery.ok) return delivery;
  return {
    ok: true,
    value: {
      offered: offered.toSorted(bestFirst),
      shop: shop.value.coupon,
      delivery: delivery.value.coupon,
      obstacles: [shop.value.obstacle, delivery.value.obstacle].filter((reason) => reason !== null),
    },
  };
}

type Choice = { readonly coupon: OwnCoupon | null; readonly obstacle: ErrorReason | null };

function choose(
  offered: readonly OfferedCoupon[],
  group: 'shop' | 'delivery',
  chosenId: number | null | undefined,
  bestId: number | null,
): Answer<Choice> {
  const id = chosenId === undefined ? bestId : chosenId;
  if (id === null) return { ok: true, value: { coupon: null, obstacle: null } };
  const coupon = offered.find((one) => one.id === id);
  if (!coupon) return refused('coupon_not_found', { couponId: id });
  const obstacle = coupon.group === group ? obstacleTo(coupon) : 'coupon_does_not_fit';
  return { ok: true, value: { coupon: obstacle === null ? coupon : null, obstacle } };
}

function obstacleTo({ heldBy, fits }: OfferedCoupon): ErrorReason | null {
  if (heldBy !== null) return 'coupon_held';
  return fits ? null : 'coupon_does_not_fit';
}

const bestFirst = (one: OfferedCoupon, other: OfferedCoupon): number =>
  Number(other.fits) - Number(one.fits) ||
  other.worth - one.worth ||
  one.validUntil.getTime() - other.validUntil.getTime() ||
  one.id - other.id;
