import type { SetMealQuote, SetMealRequest } from '@chifan/contract/setmeal/views';
import type { Language } from '@chifan/domain';
import type { PaymentMethod } from '@chifan/domain/payment';
import { voucherEnd } from '@chifan/domain/setmeal';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { quoteSnapshotOf } from '../placing/quote-changes.ts';
import { couponRefusal, offeredCoupons, receiptOf } from '../placing/quote-order.ts';
import { signQuote } from '../placing/signed-quote.ts';
import { type PricedSetMeal, priceSetMeal } from './price-set-meal.ts';

export type SetMealQuoteInput = {
  /** Null for a visitor (rule ordering-120). */
  readonly memberId: number | null;
  readonly request: SetMealRequest;
  readonly language: Language;
  readonly now: Date;
};

export async function quoteSetMeal(
  platform: Platform,
  methods: readonly PaymentMethod[],
  asking: SetMealQuoteInput,
): Promise<Answer<SetMealQuote>> {
  const { memberId, request, now } = asking;
  const priced = await platform.database.onOneConnection((executor) => priceSetMeal(executor, memberId, request, now));
  if (!priced.ok) {
    const isCoupon = priced.reason === 'coupon_not_found' && memberId !== null;
    return isCoupon ? couponRefusal(platform, { memberId, now }, priced) : priced;
  }
  return { ok: true, value: setMealQuoteOf(platform, methods, asking, priced.value) };
}

export function setMealQuoteOf(
  platform: Platform,
  methods: readonly PaymentMethod[],
  { memberId, request, language, now }: SetMealQuoteInput,
  priced: PricedSetMeal,
): SetMealQuote {
  const { setMeal, coupons, availableBalance, obstacles } = priced;
  return {
    ...signQuote(platform, { memberId, request, now }, quoteSnapshotOf(priced)),
    receipt: receiptOf(priced),
    unitPrice: setMeal.price,
    availableBalance,
    paymentMethods: [...methods],
    coupons: offeredCoupons(priced, language, now),
    couponId: coupons.shop?.id ?? null,
    validUntil: voucherEnd(setMeal, now).toISOString(),
    obstacles: [...obstacles],
  };
}
