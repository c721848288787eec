import { addressGenders } from '@chifan/domain/address';
import {
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
import { z } from 'zod';
import { couponCard } from './coupon.ts';
import { count, id, instant, integer, localText, money, text } from './fields.ts';
import { dietProfile } from './member.ts';
import { historyRow } from './transitions.ts';

/** Read top to bottom it is the calculation (rule ordering-31). Fen. */
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
  /** Signed; place the order with it within 5 minutes. */
  token: text,
  expiresAt: instant,
  receipt,
  lines: z.array(quotedLine),
  /** What is missing to the minimum delivery order; 0 when it is reached. */
  shortfall: money,
  distanceMetres: count.nullable(),
  estimatedAt: instant,
  availableBalance: money,
  /** Configured here; the app orders them by `offeredOrder` and says which work in it. */
  paymentMethods: z.array(z.enum(paymentMethods)),
  /** The caller's valid coupons of this shop, best first; `worth` is what each takes off this order, 0 where it does not fit yet. */
  coupons: z.array(couponCard.extend({ worth: money, fits: z.boolean() })),
  shopCouponId: id.nullable(),
  deliveryCouponId: id.nullable(),
  /** Times that may be chosen instead of now; empty where the way has none. */
  times: z.array(instant),
  /** Why this order cannot be placed as it stands, first things first; empty when it can. */
  obstacles: z.array(text),
});
export type Quote = z.infer<typeof quote>;

/**
 * What is not as the guest has seen it. `quote_changed` carries details {why, changes, dishIds, quote}: `why` is `changed`,
 * `expired` or `unknown`, `changes` one of these for each difference, `dishIds` the dishes that are sold out or not served,
 * `quote` what it would be now. Fen; null where the change is none of money: then `quote.obstacles` says more.
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

/** How many orders are in each state. */
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

const timelineRow = historyRow(z.enum(orderEvents), z.enum(orderStates), z.enum(orderActors)).extend({
  reason: text.nullable(),
});

export const orderCard = z.object({
  id,
  number: text,
  state: z.enum(orderStates),
  /** The same, but while a refund is looked at: how far kitchen and courier are, who go on meanwhile. */
  workingState: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  shopId: id,
  shopName: localText,
  shopNameZh: text,
  firstDish: localText,
  firstPlate: text,
  itemCount: count,
  payable: money,
  balance: money,
  placedAt: instant,
  payBefore: instant,
  pickUpCode: text.nullable(),
  /** When it is brought or fetched; a pick-up code is for the day of this. */
  estimatedAt: instant,
  allowedEvents: z.array(z.enum(orderEvents)),
});

export const orderDetail = orderCard.extend({
  version: count,
  receipt,
  /** With how many of each came back whole. */
  lines: z.array(quotedLine.extend({ refunded: count })),
  paidAt: instant.nullable(),
  wantedAt: instant.nullable(),
  /** When the pick-up code is due, while it is not there yet. */
  codeExpectedAt: instant.nullable(),
  /** For the guest to tell the courier. */
  handOverCode: text.nullable(),
  courier: z.object({ name: text, phone: text.nullable() }).nullable(),
  /** The address of the courier's photo of the food where it was left, good for minutes; null where the code was told. */
  handOverPhoto: text.nullable(),
  contactName: text,
  /** As the guest's address says it (rule ordering-8); `secret` where there is none. */
  contactGender: z.enum(addressGenders),
  contactPhone: text,
  secondContact: text.nullable(),
  helper: z.enum(deliveryHelpers).nullable(),
  cutlery: count.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** What the guest sent of their diet profile, as it was then; null where they sent nothing. */
  dietProfile: dietProfile.nullable(),
  /** How it was paid: a gateway, balance, or both; empty while it is not. */
  paidBy: z.array(text),
  /** What balance, points and the gateway got back, and where each stands. */
  gatewayRefunds: z.array(
    z.object({ amount: money, to: text, state: z.enum(['pending', 'settled', 'failed']), at: instant }),
  ),
  /** The newest refund request; null where there is none. */
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
  shopLatitude: text,
  shopLongitude: text,
  remark: text.nullable(),
  cancelReason: text.nullable(),
  /** Fen that would come back if the guest cancelled now. */
  refundableNow: money,
  /** The same sum by where it goes: to `balance`, or back through a gateway. */
  returnsNow: z.array(z.object({ amount: money, to: text })),
  /** Until when cancelling is certain to be free; null when that has passed. */
  freeToCancelUntil: instant.nullable(),
  refunded: money,
  timeline: z.array(timelineRow),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** An order as the kitchen, the courier or the platform sees it: in Chinese. */
export const staffOrder = z.object({
  id,
  number: text,
  version: count,
  state: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  shopId: id,
  shopNameZh: text,
  shopAddressZh: text,
  shopPhone: text.nullable(),
  lines: z.array(
    z.object({
      /** Names the line in calls. */
      position: count,
      nameZh: text,
      chosenZh: z.array(text),
      quantity: count,
      /** How many of them came back whole: nobody makes or brings those. */
      refunded: count,
      amount: money,
    }),
  ),
  goods: money,
  paid: money,
  /** Fen of what was paid that came back. */
  refundedAmount: money,
  remark: text.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** As the guest sent it with the order; null where they sent nothing, and for couriers, who do not cook. */
  dietProfile: dietProfile.nullable(),
  cutlery: count.nullable(),
  helper: z.enum(deliveryHelpers).nullable(),
  guestLanguage: text,
  contactName: text,
  /** As the guest's address says it (rule ordering-8); `secret` where there is none. */
  contactGender: z.enum(addressGenders),
  /** Whole only while the reader needs it, afterwards masked: 138****1234. */
  contactPhone: text.nullable(),
  secondContact: text.nullable(),
  address: z
    .object({
      /** No more than the street for a courier who has not taken the job. */
      addressZh: text,
      address: text,
      /** Empty where the reader does not need it. */
      doorNumber: text,
      latitude: text.nullable(),
      longitude: text.nullable(),
    })
    .nullable(),
  /** From the shop to the guest as the crow flies; null where nothing is brought. */
  distanceMetres: count.nullable(),
  placedAt: instant,
  paidAt: instant.nullable(),
  estimatedAt: instant,
  wantedAt: instant.nullable(),
  /** When an unanswered order lapses. */
  answerBefore: instant.nullable(),
  pickUpCode: text.nullable(),
  courier: z.object({ id, name: text, phone: text.nullable() }).nullable(),
  /** The address of the courier's photo of the food where it was left, good for minutes; join it to the image base. */
  handOverPhoto: text.nullable(),
  /** Too many hand-over codes were wrong: only a photo hands it over, and the platform looks at it. */
  isCodeLocked: z.boolean(),
  isMine: z.boolean(),
  allowedEvents: z.array(z.enum(orderEvents)),
  timeline: z.array(timelineRow),
});
export type StaffOrder = z.infer<typeof staffOrder>;
