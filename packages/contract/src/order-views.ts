import { addressGenders } from '@chifan/domain/address';
import {
  deliveryHelpers,
  diningOptions,
  orderEvents,
  orderStates,
  orderTypes,
  remarkPhrases,
} from '@chifan/domain/ordering';
import { z } from 'zod';
import { id, instant, localText, money } from './fields.ts';

/** Read top to bottom it is the calculation (decisions §4). Fen. */
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
  nameZh: z.string(),
  pinyin: z.string(),
  plate: z.string(),
  chosen: z.array(localText),
  chosenZh: z.array(z.string()),
  unitPrice: money,
  quantity: z.number().int(),
  amount: money,
});

const historyRow = z.object({
  event: z.enum(orderEvents),
  from: z.enum(orderStates).nullable(),
  to: z.enum(orderStates),
  actor: z.enum(['member', 'merchant', 'courier', 'platform', 'system']),
  reason: z.string().nullable(),
  at: instant,
});

export const orderCard = z.object({
  id,
  number: z.string(),
  state: z.enum(orderStates),
  /** The same, but while a refund is looked at: how far kitchen and courier are, who go on meanwhile. */
  workingState: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  shopId: id,
  shopName: localText,
  shopNameZh: z.string(),
  firstDish: localText,
  firstPlate: z.string(),
  itemCount: z.number().int(),
  payable: money,
  balance: money,
  placedAt: instant,
  payBefore: instant,
  pickUpCode: z.string().nullable(),
  /** When it is brought or fetched; a pick-up code is for the day of this. */
  estimatedAt: instant,
  allowedEvents: z.array(z.enum(orderEvents)),
});

export const orderDetail = orderCard.extend({
  version: z.number().int(),
  receipt,
  /** With how many of each came back whole. */
  lines: z.array(quotedLine.extend({ refunded: z.number().int() })),
  paidAt: instant.nullable(),
  wantedAt: instant.nullable(),
  /** When the pick-up code is due, while it is not there yet. */
  codeExpectedAt: instant.nullable(),
  /** For the guest to tell the courier. */
  handOverCode: z.string().nullable(),
  courier: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** The courier's photo of the food where it was left; null where the code was told. */
  handOverPhoto: z.string().nullable(),
  contactName: z.string(),
  /** As the guest's address says it (specification §3); `secret` where there is none. */
  contactGender: z.enum(addressGenders),
  contactPhone: z.string(),
  secondContact: z.string().nullable(),
  helper: z.enum(deliveryHelpers).nullable(),
  cutlery: z.number().int().nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** How it was paid: a gateway, balance, or both; empty while it is not. */
  paidBy: z.array(z.string()),
  /** What balance, points and the gateway got back, and where each stands. */
  payouts: z.array(
    z.object({ amount: money, to: z.string(), state: z.enum(['pending', 'settled', 'failed']), at: instant }),
  ),
  /** The newest refund request; null where there is none. */
  refund: z.object({ id, state: z.number().int().min(1).max(7) }).nullable(),
  address: z
    .object({
      address: z.string(),
      addressZh: z.string(),
      doorNumber: z.string(),
      latitude: z.string(),
      longitude: z.string(),
    })
    .nullable(),
  shopAddress: localText,
  shopAddressZh: z.string(),
  shopPhone: z.string().nullable(),
  shopLatitude: z.string(),
  shopLongitude: z.string(),
  remark: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** Fen that would come back if the guest cancelled now. */
  refundableNow: money,
  /** The same sum by where it goes: to `balance`, or back through a gateway. */
  returnsNow: z.array(z.object({ amount: money, to: z.string() })),
  /** Until when cancelling is certain to be free; null when that has passed. */
  freeToCancelUntil: instant.nullable(),
  refunded: money,
  timeline: z.array(historyRow),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** An order as the kitchen, the courier or the platform sees it: in Chinese. */
export const workOrder = z.object({
  id,
  number: z.string(),
  version: z.number().int(),
  state: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  shopId: id,
  shopNameZh: z.string(),
  shopAddressZh: z.string(),
  shopPhone: z.string().nullable(),
  lines: z.array(
    z.object({
      /** Names the line in calls. */
      position: z.number().int(),
      nameZh: z.string(),
      chosenZh: z.array(z.string()),
      quantity: z.number().int(),
      /** How many of them came back whole: nobody makes or brings those. */
      refunded: z.number().int(),
      amount: money,
    }),
  ),
  goods: money,
  paid: money,
  /** Fen of what was paid that came back. */
  refundedAmount: money,
  remark: z.string().nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  cutlery: z.number().int().nullable(),
  helper: z.enum(deliveryHelpers).nullable(),
  guestLanguage: z.string(),
  contactName: z.string(),
  /** As the guest's address says it (specification §3); `secret` where there is none. */
  contactGender: z.enum(addressGenders),
  /** Only while the reader needs it. */
  contactPhone: z.string().nullable(),
  secondContact: z.string().nullable(),
  address: z
    .object({
      addressZh: z.string(),
      address: z.string(),
      doorNumber: z.string(),
      latitude: z.string(),
      longitude: z.string(),
    })
    .nullable(),
  placedAt: instant,
  paidAt: instant.nullable(),
  estimatedAt: instant,
  wantedAt: instant.nullable(),
  /** When an unanswered order lapses. */
  answerBefore: instant.nullable(),
  pickUpCode: z.string().nullable(),
  courier: z.object({ id, name: z.string(), phone: z.string().nullable() }).nullable(),
  /** The courier's photo of the food where it was left; join it to the image base. */
  handOverPhoto: z.string().nullable(),
  isMine: z.boolean(),
  allowedEvents: z.array(z.enum(orderEvents)),
  timeline: z.array(historyRow),
});
export type WorkOrder = z.infer<typeof workOrder>;
