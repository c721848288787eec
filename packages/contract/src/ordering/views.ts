import { workflowActors } from '@chifan/domain';
import { addressGenders } from '@chifan/domain/address';
import {
  callbackContacts,
  communicationNeeds,
  diningOptions,
  handOverProofs,
  type OrderState,
  orderEvents,
  orderStates,
  orderTypes,
  remarkPhrases,
} from '@chifan/domain/ordering';
import { paymentMethods } from '@chifan/domain/payment';
import { compensationKinds } from '@chifan/domain/refund';
import { reviewActions } from '@chifan/domain/review';
import { z } from 'zod';
import { couponCard } from '../coupon/views.ts';
import { count, id, instant, integer, localText, money, text } from '../fields.ts';
import { dietProfile } from '../member/views.ts';
import { historyRow } from '../transitions.ts';
import { orderConversation } from './message-views.ts';

/** A courier who waits at the guest's door until `endsAt`. Null: no courier waits. */
export const doorWait = z
  .object({ arrivedAt: instant, endsAt: instant, calledAt: instant.nullable(), returnedAt: instant.nullable() })
  .nullable();

/** Amounts in fen, in the sequence of the calculation (rule ordering-31). */
export const receipt = z.object({
  goods: money,
  fullReduction: money,
  shopCoupon: money,
  packageFee: money,
  deliveryFee: money,
  deliveryCoupon: money,
  balance: money,
  payable: money,
});
export type Receipt = z.infer<typeof receipt>;

export const quotedLine = z.object({
  dishId: id,
  name: localText,
  nameZh: text,
  pinyin: text,
  plate: text,
  chosen: z.array(localText),
  chosenZh: z.array(text),
  unitPrice: money,
  quantity: count,
  amount: money,
});

export const quote = z.object({
  /** Signed quote, with which the guest can place the order for 5 minutes. */
  token: text,
  expiresAt: instant,
  receipt,
  lines: z.array(quotedLine),
  /** Amount by which the price of the dishes is below the minimum for a delivery. 0 if the minimum is reached. */
  shortfall: money,
  distanceMetres: count.nullable(),
  estimatedAt: instant,
  availableBalance: money,
  /**
   * Payment methods configured on the server. The app sorts the methods with `sortPaymentMethods` and marks those that
   * work in the app.
   */
  paymentMethods: z.array(z.enum(paymentMethods)),
  /**
   * The caller's valid coupons for the shop, best first. `worth`: amount that the coupon deducts now, 0 if the coupon
   * does not fit.
   */
  coupons: z.array(couponCard.extend({ worth: money, fits: z.boolean() })),
  shopCouponId: id.nullable(),
  deliveryCouponId: id.nullable(),
  /** Times that the guest can choose instead of now. Empty if the order type allows no choice. */
  times: z.array(instant),
  /** Minutes from the chosen time until the guest has the food. */
  minutesFromTime: count,
  /** Reasons why the order cannot be placed, most important first. Empty if the order can be placed. */
  obstacles: z.array(text),
});
export type Quote = z.infer<typeof quote>;

/**
 * Details of `quote_changed`: {why, changes, dishIds, quote}. `why` is `changed`, `expired` or `unknown`. `dishIds` are
 * dishes that are sold out or not served. `quote` is the new quote. `changes` has one entry for each difference, with
 * amounts in fen. The amounts are null if the difference is not about money. In this case `quote.obstacles` explains
 * it.
 */
export const quoteChange = z.object({
  what: z.enum([
    'shop',
    'time',
    'stock',
    'address',
    'minimum',
    'price',
    'full_reduction',
    'coupon',
    'package_fee',
    'delivery_fee',
    'balance',
    'payable',
    'other',
  ]),
  from: money.nullable(),
  to: money.nullable(),
});
export type QuoteChange = z.infer<typeof quoteChange>;

export const stateCounts = z.object({
  unpaid: count,
  pending: count,
  delivering: count,
  to_be_picked_up: count,
  to_be_delivered: count,
  delivered: count,
  completed: count,
  after_sale_processing: count,
  refunded: count,
  after_sale_completed: count,
  cancelled: count,
} satisfies Record<OrderState, typeof count>);

export const timelineRow = historyRow(z.enum(orderEvents), z.enum(orderStates), z.enum(workflowActors)).extend({
  reason: text.nullable(),
});

export const orderCard = z.object({
  id,
  number: text,
  /**
   * The day number, which the kitchen calls out, from 1 per shop and business day. Null: the order is unpaid, or is a
   * set meal without a chosen restaurant.
   */
  dayNumber: count.nullable(),
  state: z.enum(orderStates),
  /**
   * The state before a pending refund, because kitchen and courier continue to work. Without a pending refund, the
   * current state.
   */
  workingState: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  /** Null for a set meal until the guest chooses a restaurant. Until then `shopName` is the brand's name. */
  shopId: id.nullable(),
  shopName: localText,
  shopNameZh: text,
  /** Name of the first dish. Empty if the lines are archived. `itemCount` is then 0. */
  firstDish: localText,
  firstPlate: text,
  itemCount: count,
  payable: money,
  balance: money,
  placedAt: instant,
  payBefore: instant,
  pickUpCode: text.nullable(),
  /** Expected time of delivery or pick-up. A pick-up code is unique within the business day of this time. */
  estimatedAt: instant,
  /** True: `estimatedAt` is later than the promised time (rule ordering-48). */
  isLate: z.boolean(),
  /** The time that the guest chose. Null: as soon as possible. */
  wantedAt: instant.nullable(),
  /** When the kitchen marked the food as ready. */
  readyAt: instant.nullable(),
  /**
   * How the courier proved the hand-over. With `code`, the guest has confirmed the receipt (rule ordering-114). Null:
   * no courier has handed over the food.
   */
  handOverProof: z.enum(handOverProofs).nullable(),
  allowedEvents: z.array(z.enum(orderEvents)),
  /** The brand's set meal that was ordered. Null for an ordinary meal. */
  setMealId: id.nullable(),
  /** State of the pending refund request, numbered as in rule refund-1. Null: no request is pending. */
  refundState: integer({ min: 1, max: 7 }).nullable(),
  /** The guest's possible action on the review of the order. Null: none. */
  reviewAction: z.enum(reviewActions).nullable(),
});

/** An active order as shown on every tab of the app (rule ordering-94). */
export const liveOrder = orderCard.extend({
  /** Time at which the pick-up code is expected. Null once the order has a code. */
  codeExpectedAt: instant.nullable(),
  /** Four digits that the guest gives to the courier. */
  handOverCode: text.nullable(),
  /** True if a courier has taken the delivery job. */
  hasCourier: z.boolean(),
  /** Messages that the guest has not seen. */
  unreadMessages: count,
});
export type LiveOrder = z.infer<typeof liveOrder>;

export const orderDetail = orderCard.extend({
  version: count,
  receipt,
  /** `refunded`: number of units refunded in full. `dishId`: null for a set meal of a brand. */
  lines: z.array(quotedLine.extend({ dishId: id.nullable(), refunded: count })),
  paidAt: instant.nullable(),
  /** The arrival time promised at payment. No event changes it. Null: the order is unpaid. */
  promisedAt: instant.nullable(),
  /** Time at which the pick-up code is expected. Null once the order has a code. */
  codeExpectedAt: instant.nullable(),
  /** Four digits that the guest gives to the courier. */
  handOverCode: text.nullable(),
  /** `namePinyin`: the name as a guest says it, Lǐ Jiànguó. Empty if the name has no Chinese characters. */
  courier: z.object({ name: text, namePinyin: text, phone: text.nullable() }).nullable(),
  doorWait,
  /** URL of the courier's photo of the food at the door, valid for minutes. Null if the guest gave the code. */
  handOverPhoto: text.nullable(),
  contactName: text,
  /** Form of address, from the guest's delivery address (rule ordering-8). `secret` without an address. */
  contactGender: z.enum(addressGenders),
  contactPhone: text,
  secondContact: text.nullable(),
  helper: z.enum(communicationNeeds).nullable(),
  callBack: z.enum(callbackContacts).nullable(),
  tableNumber: text.nullable(),
  cutlery: count.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** The diet profile that the guest sent with the order. Null: none was sent. */
  dietProfile: dietProfile.nullable(),
  /** How the order was paid: a gateway, the balance, or a gateway and the balance. Empty while unpaid. */
  paidBy: z.array(text),
  /** Refunds to balance, points and gateway, each with its state. */
  gatewayRefunds: z.array(
    z.object({ amount: money, to: text, state: z.enum(['pending', 'settled', 'failed']), at: instant }),
  ),
  /** Compensations for a problem with the order: balance, or a coupon with this reduction. */
  compensations: z.array(z.object({ kind: z.enum(compensationKinds), amount: money, at: instant })),
  /** The newest refund of the order. Null without a refund. */
  refund: z.object({ id, state: integer({ min: 1, max: 7 }) }).nullable(),
  address: z
    .object({
      address: text,
      addressZh: text,
      doorNumber: text,
      latitude: text,
      longitude: text,
    })
    .nullable(),
  shopAddress: localText,
  shopAddressZh: text,
  shopPhone: text.nullable(),
  shopLatitude: text.nullable(),
  shopLongitude: text.nullable(),
  remark: text.nullable(),
  cancelReason: text.nullable(),
  /** Amount in fen that the guest would get back by cancelling now. */
  refundableNow: money,
  /** The amount `refundableNow` by target: `balance`, or a gateway. */
  returnsNow: z.array(z.object({ amount: money, to: text })),
  /**
   * Time until which the guest may cancel without cost. A pending order then expires, because the restaurant has not
   * accepted it. Null after this time.
   */
  freeToCancelUntil: instant.nullable(),
  refunded: money,
  /** Events of the order. Empty if the events are archived. */
  timeline: z.array(timelineRow),
  ...orderConversation,
  /** The brand's set meal that was ordered. Null for an ordinary meal. */
  setMeal: z
    .object({
      id,
      brandId: id,
      brandName: localText,
      brandNameZh: text,
      /** Deadline for choosing the restaurant. */
      validUntil: instant,
      chosenAt: instant.nullable(),
      /**
       * True: the chosen branch is closed or no longer takes part. The guest chooses another branch or gets a refund.
       */
      isBranchLost: z.boolean(),
      /**
       * One voucher per paid set meal. `code`: the brand's own code, shown next to the pick-up code. Null: the brand
       * has no codes.
       */
      vouchers: z.array(z.object({ number: text, code: text.nullable() })),
    })
    .nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const knownContact = z.object({ contactName: text, contactPhone: text, secondContact: text.nullable() });
