import { workflowActors } from '@chifan/domain';
import { addressGenders } from '@chifan/domain/address';
import {
  callbackContacts,
  communicationNeeds,
  diningOptions,
  type OrderState,
  orderEvents,
  orderStates,
  orderTypes,
  remarkPhrases,
} from '@chifan/domain/ordering';
import { paymentMethods } from '@chifan/domain/payment';
import { reviewActions } from '@chifan/domain/review';
import { z } from 'zod';
import { couponCard } from '../coupon/views.ts';
import { count, id, instant, integer, localText, money, text } from '../fields.ts';
import { dietProfile } from '../member/views.ts';
import { historyRow } from '../transitions.ts';
import { orderConversation } from './message-views.ts';

/** A courier who waits at the guest's door until `endsAt`. Null: none. */
export const doorWait = z
  .object({ arrivedAt: instant, endsAt: instant, calledAt: instant.nullable(), returnedAt: instant.nullable() })
  .nullable();

/** In the order of calculation (rule ordering-31). Fen. */
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
  /** Signed. Valid for placing the order for 5 minutes. */
  token: text,
  expiresAt: instant,
  receipt,
  lines: z.array(quotedLine),
  /** Missing goods for the minimum delivery. 0 when it is reached. */
  shortfall: money,
  distanceMetres: count.nullable(),
  estimatedAt: instant,
  availableBalance: money,
  /** Methods configured here. The app sorts them with `sortPaymentMethods` and marks those that work in it. */
  paymentMethods: z.array(z.enum(paymentMethods)),
  /** The caller's valid coupons for this shop, best first. `worth`: reduction now, 0 if it does not fit. */
  coupons: z.array(couponCard.extend({ worth: money, fits: z.boolean() })),
  shopCouponId: id.nullable(),
  deliveryCouponId: id.nullable(),
  /** Selectable times. Empty if this way has none. */
  times: z.array(instant),
  /** Minutes from one of these times until the guest has the food. */
  minutesFromTime: count,
  /** Reasons why this order cannot be placed, most important first. Empty if it can. */
  obstacles: z.array(text),
});
export type Quote = z.infer<typeof quote>;

/**
 * Details of `quote_changed`: {why, changes, dishIds, quote}. `why` is `changed`, `expired` or `unknown`. `dishIds` are
 * sold out or not served. `quote` is the current one. `changes` has one entry for each difference: amounts in fen, or
 * null if it is not about money, then see `quote.obstacles`.
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
  /** The number that the kitchen calls, from 1 per shop and business day. Null: unpaid, or a set meal without a restaurant. */
  dayNumber: count.nullable(),
  state: z.enum(orderStates),
  /**
   * While a refund is pending, the state in which kitchen and courier continue to work. Otherwise the current state.
   */
  workingState: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  /** Null until the restaurant of a set meal is chosen. Until then the brand's name is shown. */
  shopId: id.nullable(),
  shopName: localText,
  shopNameZh: text,
  /** Empty if the lines are archived. `itemCount` is then 0. */
  firstDish: localText,
  firstPlate: text,
  itemCount: count,
  payable: money,
  balance: money,
  placedAt: instant,
  payBefore: instant,
  pickUpCode: text.nullable(),
  /** Time of delivery or pick-up. A pick-up code is unique within the business day of this time. */
  estimatedAt: instant,
  /** The promised time has passed. `estimatedAt` is a new estimate (rule ordering-48). */
  isLate: z.boolean(),
  /** When the kitchen marked the food as ready. */
  readyAt: instant.nullable(),
  allowedEvents: z.array(z.enum(orderEvents)),
  /** Null for a meal. */
  setMealId: id.nullable(),
  /** State of the pending refund request, as in rule refund-1. Null without one. */
  refundState: integer({ min: 1, max: 7 }).nullable(),
  /** Action of the guest on the review of this order. Null: none. */
  reviewAction: z.enum(reviewActions).nullable(),
});

/** The order strip, shown on every tab while the order is alive (rule ordering-94). */
export const liveOrder = orderCard.extend({
  wantedAt: instant.nullable(),
  /** Expected time of the pick-up code while it is missing. */
  codeExpectedAt: instant.nullable(),
  /** The guest gives it to the courier. */
  handOverCode: text.nullable(),
  /** A courier has taken the job. */
  hasCourier: z.boolean(),
  /** Messages that the guest has not seen. */
  unreadMessages: count,
});
export type LiveOrder = z.infer<typeof liveOrder>;

export const orderDetail = orderCard.extend({
  version: count,
  receipt,
  /** `refunded`: number of pieces refunded in full. `dishId`: null for a set meal of a brand. */
  lines: z.array(quotedLine.extend({ dishId: id.nullable(), refunded: count })),
  paidAt: instant.nullable(),
  wantedAt: instant.nullable(),
  /** Expected time of the pick-up code while it is missing. */
  codeExpectedAt: instant.nullable(),
  /** The guest gives it to the courier. */
  handOverCode: text.nullable(),
  courier: z.object({ name: text, phone: text.nullable() }).nullable(),
  doorWait,
  /** Address of the courier's photo of the left food, valid for minutes. Null if the code was used. */
  handOverPhoto: text.nullable(),
  contactName: text,
  /** As in the guest's address (rule ordering-8). `secret` without an address. */
  contactGender: z.enum(addressGenders),
  contactPhone: text,
  secondContact: text.nullable(),
  helper: z.enum(communicationNeeds).nullable(),
  callBack: z.enum(callbackContacts).nullable(),
  tableNumber: text.nullable(),
  cutlery: count.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** As sent with the order. Null if the guest sent none. */
  dietProfile: dietProfile.nullable(),
  /** A gateway, balance, or both. Empty while unpaid. */
  paidBy: z.array(text),
  /** Refunds to balance, points and gateway, each with its state. */
  gatewayRefunds: z.array(
    z.object({ amount: money, to: text, state: z.enum(['pending', 'settled', 'failed']), at: instant }),
  ),
  /** The newest refund. Null without any. */
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
  /** Fen that a cancellation now would return. */
  refundableNow: money,
  /** The same sum by target: `balance`, or a gateway. */
  returnsNow: z.array(z.object({ amount: money, to: text })),
  /** Deadline of free cancellation. Null after it has passed. */
  freeToCancelUntil: instant.nullable(),
  refunded: money,
  /** Empty if it is archived. */
  timeline: z.array(timelineRow),
  ...orderConversation,
  /** Null for a meal. */
  setMeal: z
    .object({
      id,
      brandId: id,
      brandName: localText,
      brandNameZh: text,
      /** Deadline for choosing the restaurant. */
      validUntil: instant,
      chosenAt: instant.nullable(),
      /** The chosen branch is closed or no longer takes part. The guest chooses another or gets a refund. */
      isBranchLost: z.boolean(),
      /** One per piece, once paid. `code`: the brand's code, shown next to the pick-up code. Null: none. */
      vouchers: z.array(z.object({ number: text, code: text.nullable() })),
    })
    .nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const knownContact = z.object({ contactName: text, contactPhone: text, secondContact: text.nullable() });
