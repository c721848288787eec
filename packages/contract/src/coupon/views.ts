import { couponGroups, couponIssuers, couponStates } from '@chifan/domain/coupon';
import { memberLevels } from '@chifan/domain/member';
import { orderTypes } from '@chifan/domain/ordering';
import { z } from 'zod';
import {
  amount,
  count,
  id,
  instant,
  instantInput,
  integer,
  localText,
  money,
  readerLanguageName,
  text,
  texts,
  upperCaseCode,
} from '../fields.ts';

/** Terms of a coupon campaign. Amounts are fen. */
const couponTerms = {
  group: z.enum(couponGroups),
  name: localText,
  /** Minimum price of the dishes, after the full reduction, for which the coupon can be used. */
  threshold: money,
  /** Amount that the coupon deducts. 0 for rebate cards and double-draw tickets. */
  reduction: money,
  /** For rebate cards: percent of the payment that is returned after completion. Null for all other coupons. */
  rebatePercent: count.nullable(),
  /** For rebate cards: maximum rebate. Null: no limit. */
  maxRebate: money.nullable(),
  /** The only shop where the coupon is valid. Null: every restaurant. */
  shop: z.object({ id, name: localText, nameZh: text }).nullable(),
  types: z.array(z.enum(orderTypes)),
};

export const couponCard = z.object({
  id,
  campaignId: id,
  ...couponTerms,
  state: z.enum(couponStates),
  isHeld: z.boolean(),
  validFrom: instant,
  validUntil: instant,
  usedAt: instant.nullable(),
  usedOrderId: id.nullable(),
  /**
   * Time until which a bought coupon can be refunded (until the end of the day of purchase, rule coupon-6). Null: not
   * refundable.
   */
  refundableUntil: instant.nullable(),
  purchaseId: id.nullable(),
});
export type CouponCard = z.infer<typeof couponCard>;

export const couponOffer = z.object({
  campaignId: id,
  ...couponTerms,
  /** Price of the coupon. Null: free. */
  price: money.nullable(),
  validDays: count,
  endsAt: instant,
  minimumLevel: z.enum(memberLevels).nullable(),
  /** Number of coupons that the campaign can still issue. Null: no limit. */
  left: count.nullable(),
  /**
   * Number of coupons that the caller has taken (this month if the limit is monthly), and number that the caller may
   * still take. 0 for a visitor.
   */
  taken: count,
  mayTake: count,
});
export type CouponOffer = z.infer<typeof couponOffer>;

/** Input for a campaign. After the first coupon was issued, only the end can change. */
export const campaignDraft = z.object({
  group: z.enum(couponGroups),
  name: texts(80),
  threshold: amount({ min: 0 }),
  reduction: amount({ min: 0 }),
  rebatePercent: integer({ min: 1, max: 100 }).nullable(),
  maxRebate: amount({ min: 1 }).nullable(),
  types: z.array(z.enum(orderTypes)).min(1).max(orderTypes.length),
  /**
   * How guests get the coupon. `claim`: they take it. `bought`: they pay `price`. `granted`: an operator gives it to
   * them.
   */
  channel: z.enum(['claim', 'bought', 'granted']),
  price: amount({ min: 1 }).nullable(),
  /** Code that guests type to take the coupon. Null: the coupon is listed for all guests. */
  code: upperCaseCode(20)
    .regex(/^[A-Z0-9]{4,20}$/)
    .nullable(),
  startsAt: instantInput,
  endsAt: instantInput,
  validDays: integer({ min: 1, max: 366 }),
  /** Maximum number of coupons that all members together can get. Null: no limit. */
  budget: integer({ min: 1, max: 10_000_000 }).nullable(),
  perMemberLimit: integer({ min: 1, max: 100 }),
  limitPer: z.enum(['campaign', 'month']),
  minimumLevel: z.enum(memberLevels).nullable(),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;

export const campaign = campaignDraft.extend({
  id,
  /** The party that pays for the reduction. Only the issuer may change the campaign. */
  issuer: z.enum(couponIssuers),
  shopId: id.nullable(),
  shopNameZh: text.nullable(),
  shopName: readerLanguageName,
  issued: count,
  used: count,
  isEnded: z.boolean(),
});
export type Campaign = z.infer<typeof campaign>;
