import { addressGenders } from '@chifan/domain/address';
import {
  callBacks,
  deliveryHelpers,
  diningOptions,
  type OrderState,
  orderActors,
  orderEvents,
  orderStates,
  orderTypes,
  remarkPhrases,
} from '@chifan/domain/ordering';
import { paymentMethods } from '@chifan/domain/payment';
import { reviewActions } from '@chifan/domain/review';
import { z } from 'zod';
import { couponCard } from './coupon.ts';
import { count, id, instant, integer, localText, money, text } from './fields.ts';
import { dietProfile } from './member.ts';
import { talk } from './order-messages.ts';
import { historyRow } from './transitions.ts';

/** A courier before the guest's door, while nobody has the food yet; the wait ends at `endsAt`. Null: not there. */
export const doorWait = z
  .object({ arrivedAt: instant, endsAt: instant, calledAt: instant.nullable(), returnedAt: instant.nullable() })
  .nullable();

/** In the order of the calculation (rule ordering-31). Fen. */
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
  /** Signed; valid for placing the order for 5 minutes. */
  token: text,
  expiresAt: instant,
  receipt,
  lines: z.array(quotedLine),
  /** Missing to the minimum delivery order; 0 when it is reached. */
  shortfall: money,
  distanceMetres: count.nullable(),
  estimatedAt: instant,
  availableBalance: money,
  /** Methods configured here; the app orders them by `offeredOrder` and says which work in it. */
  paymentMethods: z.array(z.enum(paymentMethods)),
  /** The caller's valid coupons of this shop, best first; `worth`: what each takes off now, 0 where it does not fit. */
  coupons: z.array(couponCard.extend({ worth: money, fits: z.boolean() })),
  shopCouponId: id.nullable(),
  deliveryCouponId: id.nullable(),
  /** Selectable times; empty where the way has none. */
  times: z.array(instant),
  /** From one of these until the guest has the food. */
  minutesFromTime: count,
  /** Why this order cannot be placed, most important first; empty when it can. */
  obstacles: z.array(text),
});
export type Quote = z.infer<typeof quote>;

/**
 * Details of `quote_changed`: {why, changes, dishIds, quote}. `why` is `changed`, `expired` or `unknown`; `dishIds` are
 * sold out or not served; `quote` is the current one; `changes` has one of these for each difference, in fen, or null
 * where it is none of money: then `quote.obstacles` says more.
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

export const timelineRow = historyRow(z.enum(orderEvents), z.enum(orderStates), z.enum(orderActors)).extend({
  reason: text.nullable(),
});

export const orderCard = z.object({
  id,
  number: text,
  state: z.enum(orderStates),
  /** While a refund is pending: the state of kitchen and courier, who go on meanwhile. Else the same. */
  workingState: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  /** Null until the restaurant of a set meal is chosen; then its name is the brand's. */
  shopId: id.nullable(),
  shopName: localText,
  shopNameZh: text,
  /** Empty, as its lines and their count, where the lines lie in the archive: no order was placed without any. */
  firstDish: localText,
  firstPlate: text,
  itemCount: count,
  payable: money,
  balance: money,
  placedAt: instant,
  payBefore: instant,
  pickUpCode: text.nullable(),
  /** When it is delivered or picked up. A pick-up code is unique within the day of this. */
  estimatedAt: instant,
  /** The promised time has passed. `estimatedAt` is a new estimate (rule ordering-48). */
  isLate: z.boolean(),
  /** When the kitchen said that it is cooked. */
  readyAt: instant.nullable(),
  allowedEvents: z.array(z.enum(orderEvents)),
  /** Null: a meal. */
  setMealId: id.nullable(),
  /** Of the request that is pending, as in rule refund-1; null without one. */
  refundState: integer({ min: 1, max: 7 }).nullable(),
  /** What the guest may do about the review of it; null: nothing. */
  reviewAction: z.enum(reviewActions).nullable(),
});

/** What follows the guest from screen to screen while something may still happen (rule ordering-42). */
export const liveOrder = orderCard.extend({
  wantedAt: instant.nullable(),
  /** When the pick-up code is due, while there is none. */
  codeExpectedAt: instant.nullable(),
  /** The guest tells it to the courier. */
  handOverCode: text.nullable(),
  /** A courier has taken the job. */
  hasCourier: z.boolean(),
  /** Messages that the guest has not had on screen. */
  unreadMessages: count,
});
export type LiveOrder = z.infer<typeof liveOrder>;

export const orderDetail = orderCard.extend({
  version: count,
  receipt,
  /** `refunded`: how many pieces were refunded whole; `dishId`: null of a set meal of a brand. */
  lines: z.array(quotedLine.extend({ dishId: id.nullable(), refunded: count })),
  paidAt: instant.nullable(),
  wantedAt: instant.nullable(),
  /** When the pick-up code is due, while there is none. */
  codeExpectedAt: instant.nullable(),
  /** The guest tells it to the courier. */
  handOverCode: text.nullable(),
  courier: z.object({ name: text, phone: text.nullable() }).nullable(),
  doorWait,
  /** Address of the courier's photo of the left food, valid for minutes; null where the code was told. */
  handOverPhoto: text.nullable(),
  contactName: text,
  /** As in the guest's address (rule ordering-8); `secret` where there is none. */
  contactGender: z.enum(addressGenders),
  contactPhone: text,
  secondContact: text.nullable(),
  helper: z.enum(deliveryHelpers).nullable(),
  callBack: z.enum(callBacks).nullable(),
  tableNumber: text.nullable(),
  cutlery: count.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** As sent with the order; null where the guest sent nothing. */
  dietProfile: dietProfile.nullable(),
  /** A gateway, balance, or both; empty while unpaid. */
  paidBy: z.array(text),
  /** What balance, points and the gateway got back, each with its state. */
  gatewayRefunds: z.array(
    z.object({ amount: money, to: text, state: z.enum(['pending', 'settled', 'failed']), at: instant }),
  ),
  /** The newest one; null without any. */
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
  /** Fen that a cancellation now would bring back. */
  refundableNow: money,
  /** The same sum by target: `balance`, or a gateway. */
  returnsNow: z.array(z.object({ amount: money, to: text })),
  /** Deadline of the free cancellation; null when it has passed. */
  freeToCancelUntil: instant.nullable(),
  refunded: money,
  /** Empty where it lies in the archive. */
  timeline: z.array(timelineRow),
  ...talk,
  /** Null: a meal. */
  setMeal: z
    .object({
      id,
      brandId: id,
      brandName: localText,
      brandNameZh: text,
      /** The restaurant may be chosen until then. */
      validUntil: instant,
      chosenAt: instant.nullable(),
      /** The chosen branch is closed or takes part no more: choose again, or have the money back. */
      isBranchLost: z.boolean(),
      /** One a piece, once paid. `code`: the brand's, beside the pick-up code and shown with it; null: there is none. */
      vouchers: z.array(z.object({ number: text, code: text.nullable() })),
    })
    .nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const knownContact = z.object({ contactName: text, contactPhone: text, secondContact: text.nullable() });
