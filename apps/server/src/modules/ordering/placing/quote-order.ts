import type { OrderRequest, Quote, QuoteChange } from '@chifan/contract/ordering';
import type { Language } from '@chifan/domain';
import { quoteValidMinutes } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import { type Answer, type Failure, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { readSigned, sha256, sign } from '../../../platform/tokens.ts';
import { chosenNames, localText } from '../../catalogue/index.ts';
import { couponCards, whyNotUsable } from '../../coupon/index.ts';
import { changedSince, type Seen, seenOf } from './changed-since.ts';
import { loadPricingInputs, type PricedOrder, priceInputs, timesFor } from './price-request.ts';
import { cacheSnapshot } from './quote-snapshot-cache.ts';

type Vouched = { readonly memberId: number; readonly requestHash: string; readonly seen: Seen; readonly until: number };

export type Asking = {
  readonly memberId: number;
  readonly request: OrderRequest;
  readonly language: Language;
  readonly now: Date;
};

const hashOfRequest = (request: OrderRequest): string => sha256(JSON.stringify(request));

export async function quoteOrder(
  platform: Platform,
  methods: readonly PaymentMethod[],
  asking: Asking,
): Promise<Answer<Quote>> {
  const { memberId, request, now } = asking;
  const known = await loadPricingInputs(platform.database, memberId, request, now);
  if (!known.ok) return known;
  const priced = priceInputs(known.value, request, now);
  if (!priced.ok) return priced.reason === 'coupon_not_found' ? couponRefusal(platform, asking, priced) : priced;
  const quote = quoteOf(platform, methods, asking, priced.value);
  cacheSnapshot(platform.database, quote.token, asking, known.value);
  return { ok: true, value: quote };
}

/** Only those that may be used are looked at beforehand: of any other it is asked now why it is not. */
async function couponRefusal(platform: Platform, { memberId, now }: Asking, refusal: Failure): Promise<Failure> {
  const { couponId } = refusal.details as { readonly couponId: number };
  const reason = await whyNotUsable(platform.database.read, { memberId, couponId, at: now });
  return refused(reason, refusal.details);
}

export function quoteOf(
  platform: Platform,
  methods: readonly PaymentMethod[],
  { memberId, request, language, now }: Asking,
  priced: PricedOrder,
): Quote {
  const until = now.getTime() + quoteValidMinutes * 60_000;
  const vouched: Vouched = { memberId, requestHash: hashOfRequest(request), seen: seenOf(priced), until };
  const { receipt, coupons } = priced;
  return {
    token: sign(platform.signingSecret, vouched),
    expiresAt: new Date(until).toISOString(),
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
    times: timesFor(priced, request, now).map((time) => time.toISOString()),
    obstacles: [...priced.obstacles],
  };
}

const receiptOf = ({ receipt }: PricedOrder): Quote['receipt'] => ({
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
    plate: dish.plate,
    ...chosenNames(dish.options, chosen, language),
    unitPrice,
    quantity,
    amount: receipt.lineAmounts[index] ?? 0,
  }));

function offeredCoupons({ coupons: { offered } }: PricedOrder, language: Language, now: Date): Quote['coupons'] {
  const cards = new Map(couponCards(offered, language, now).map((card) => [card.id, card]));
  return offered.flatMap(({ id, worth, fits }) => {
    const card = cards.get(id);
    return card ? [{ ...card, worth, fits }] : [];
  });
}

export type SeenQuote =
  | { readonly why: 'holds' }
  | { readonly why: 'changed' | 'expired'; readonly changes: readonly QuoteChange[] }
  /** Not a quote of ours, or for another request: nothing can be said of what has changed. */
  | { readonly why: 'unknown' };

/** Whether the guest has seen exactly these sums for exactly this request, at most 5 minutes ago (rule ordering-34). */
export function seenQuote(
  platform: Platform,
  token: string,
  { memberId, request, now }: Asking,
  priced: PricedOrder,
): SeenQuote {
  const vouched = readSigned(platform.signingSecret, token) as Vouched | undefined;
  if (!vouched || vouched.memberId !== memberId || vouched.requestHash !== hashOfRequest(request))
    return { why: 'unknown' };
  const changes = changedSince(vouched.seen, seenOf(priced));
  if (vouched.until < now.getTime()) return { why: 'expired', changes };
  return changes.length === 0 ? { why: 'holds' } : { why: 'changed', changes };
}
