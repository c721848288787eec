import type { OrderWish, Quote } from '@chifan/contract/ordering';
import type { Language } from '@chifan/domain';
import { quoteValidMinutes } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { readSigned, sha256, sign } from '../../../platform/tokens.ts';
import { chosenNames, localText } from '../../catalogue/index.ts';
import { type PricedWish, priceWish, timesFor } from './price-wish.ts';

/** What a signed quote vouches for: this member, this wish, this sum, until then. */
type Vouched = { readonly memberId: number; readonly wishHash: string; readonly sum: string; readonly until: number };

export const hashOfWish = (wish: OrderWish): string => sha256(JSON.stringify(wish));

/** Every amount that the guest has seen, so that none of them moves unseen. */
const sumOf = ({ receipt }: PricedWish): string =>
  [
    receipt.goods,
    receipt.fullReduction,
    receipt.packageFee,
    receipt.deliveryFee,
    receipt.balance,
    receipt.payable,
  ].join(',');

export async function quoteOrder(
  platform: Platform,
  methods: readonly PaymentMethod[],
  memberId: number,
  wish: OrderWish,
  language: Language,
  now: Date,
): Promise<Answer<Quote>> {
  const priced = await priceWish(platform.database.read, memberId, wish, now);
  if (!priced.ok) return priced;
  return { ok: true, value: quoteOf(platform, methods, memberId, wish, priced.value, language, now) };
}

export function quoteOf(
  platform: Platform,
  methods: readonly PaymentMethod[],
  memberId: number,
  wish: OrderWish,
  priced: PricedWish,
  language: Language,
  now: Date,
): Quote {
  const until = now.getTime() + quoteValidMinutes * 60_000;
  const vouched: Vouched = { memberId, wishHash: hashOfWish(wish), sum: sumOf(priced), until };
  const { receipt } = priced;
  return {
    token: sign(platform.signingSecret, vouched),
    expiresAt: new Date(until).toISOString(),
    receipt: {
      goods: receipt.goods,
      fullReduction: receipt.fullReduction,
      shopCoupon: receipt.shopCoupon,
      packageFee: receipt.packageFee,
      deliveryFee: receipt.deliveryFee,
      deliveryCoupon: receipt.deliveryCoupon,
      balance: receipt.balance,
      payable: receipt.payable,
    },
    lines: priced.lines.map(({ dish, chosen, unitPrice, quantity }, index) => ({
      dishId: dish.id,
      name: localText(dish.name, language),
      nameZh: dish.nameZh,
      pinyin: dish.pinyin,
      plate: dish.plate,
      ...chosenNames(dish.options, chosen, language),
      unitPrice,
      quantity,
      amount: receipt.lineAmounts[index] ?? 0,
    })),
    shortfall: receipt.shortfall,
    distanceMetres: priced.distanceMetres,
    estimatedAt: priced.estimatedAt.toISOString(),
    availableBalance: priced.availableBalance,
    paymentMethods: [...methods],
    coupons: [],
    shopCouponId: null,
    deliveryCouponId: null,
    times: timesFor(priced, wish, now).map((time) => time.toISOString()),
    obstacles: [...priced.obstacles],
  };
}

/** Whether the guest has seen exactly this sum for exactly this wish, at most 5 minutes ago (decisions §4). */
export function quoteHolds(
  platform: Platform,
  token: string,
  memberId: number,
  wish: OrderWish,
  priced: PricedWish,
  now: Date,
): 'holds' | 'expired' | 'changed' {
  const vouched = readSigned(platform.signingSecret, token) as Vouched | undefined;
  if (!vouched || vouched.memberId !== memberId || vouched.wishHash !== hashOfWish(wish)) return 'changed';
  if (vouched.until < now.getTime()) return 'expired';
  return vouched.sum === sumOf(priced) ? 'holds' : 'changed';
}
