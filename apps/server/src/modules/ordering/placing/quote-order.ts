import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import type { Quote } from '@chifan/contract/ordering/views';
import type { Language } from '@chifan/domain';
import type { PaymentMethod } from '@chifan/domain/payment';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { chosenNames, dishIllustration, localText } from '../../catalogue/index.ts';
import { couponCards, whyNotUsable } from '../../coupon/index.ts';
import { minutesFromChosenTime, type PricedOrder, priceRequest, selectableTimesFor } from './price-request.ts';
import { quoteSnapshotOf } from './quote-changes.ts';
import { signQuote } from './signed-quote.ts';

export type QuoteInput = {
  /** Null for a visitor (rule ordering-120). */
  readonly memberId: number | null;
  readonly request: OrderRequest;
  readonly language: Language;
  readonly now: Date;
};

export async function quoteOrder(
  platform: Platform,
  methods: readonly PaymentMethod[],
  asking: QuoteInput,
): Promise<Answer<Quote>> {
  const { memberId, request, now } = asking;
  const priced = await priceRequest(platform.database, memberId, request, now);
  if (!priced.ok) {
    const isCoupon = priced.reason === 'coupon_not_found' && memberId !== null;
    return isCoupon ? couponRefusal(platform, { memberId, now }, priced) : priced;
  }
  return { ok: true, value: quoteOf(platform, methods, asking, priced.value) };
}

/**
 * Refuses with the reason why the chosen coupon is not usable. Pricing reads only usable coupons and therefore does not
 * know this reason.
 */
export async function couponRefusal(
  platform: Platform,
  { memberId, now }: { readonly memberId: number; readonly now: Date },
  refusal: Failure,
): Promise<Failure> {
  const { couponId } = refusal.details as { readonly couponId: number };
  const reason = await whyNotUsable(platform.database.read, { memberId, couponId, at: now });
  return refused(reason, refusal.details);
}

export function quoteOf(
  platform: Platform,
  methods: readonly PaymentMethod[],
  { memberId, request, language, now }: QuoteInput,
  priced: PricedOrder,
): Quote {
  const { receipt, coupons } = priced;
  return {
    ...signQuote(platform, { memberId, request, now }, quoteSnapshotOf(priced)),
    receipt: receiptOf(priced),
    lines: linesOf(priced, language),
    shortfall: receipt.shortfall,
    distanceMetres: priced.distanceMetres,
    estimatedAt: priced.estimatedAt.toISOString(),
    availableBalance: priced.availableBalance,
    paymentMethods: [...methods],
    coupons: offeredCoupons(priced, language, now),
    shopCouponId: coupons.shop?.id ?? null,
    deliveryCouponId: coupons.delivery?.id ?? null,
    times: selectableTimesFor(priced, request, now).map((time) => time.toISOString()),
    minutesFromTime: minutesFromChosenTime(priced, request, now),
    obstacles: [...priced.obstacles],
  };
}

export const receiptOf = ({ receipt }: Pick<PricedOrder, 'receipt'>): Quote['receipt'] => ({
  goods: receipt.goods,
  fullReduction: receipt.fullReduction,
  shopCoupon: receipt.shopCoupon,
  packageFee: receipt.packageFee,
  deliveryFee: receipt.deliveryFee,
  deliveryCoupon: receipt.deliveryCoupon,
  balance: receipt.balance,
  payable: receipt.payable,
});

const linesOf = ({ lines, receipt }: PricedOrder, language: Language): Quote['lines'] =>
  lines.map(({ dish, chosen, unitPrice, quantity }, index) => ({
    dishId: dish.id,
    name: localText(dish.name, language),
    nameZh: dish.nameZh,
    pinyin: dish.pinyin,
    plate: dishIllustration(dish),
    ...chosenNames(dish.options, chosen, language),
    unitPrice,
    quantity,
    amount: receipt.lineAmounts[index] ?? 0,
  }));

export function offeredCoupons(
  { coupons: { offered } }: Pick<PricedOrder, 'coupons'>,
  language: Language,
  now: Date,
): Quote['coupons'] {
  const cards = new Map(couponCards(offered, language, now).map((card) => [card.id, card]));
  return offered.flatMap(({ id, worth, fits }) => {
    const card = cards.get(id);
    return card ? [{ ...card, worth, fits }] : [];
  });
}
