import { addressGenders } from '@chifan/domain/address';
import {
  callbackContacts,
  communicationNeeds,
  diningOptions,
  orderEvents,
  orderStates,
  orderTypes,
  remarkPhrases,
} from '@chifan/domain/ordering';
import { z } from 'zod';
import { count, id, instant, money, readerLanguageName, text } from '../fields.ts';
import { dietProfile } from '../member/views.ts';
import { translatedText } from '../translation.ts';
import { orderConversation } from './message-views.ts';
import { doorWait, timelineRow } from './views.ts';

/** For kitchen, courier and platform: in Chinese as on the ticket, with translations into the reader's language. */
export const staffOrder = z.object({
  id,
  number: text,
  /** The number that the kitchen calls, from 1 per shop and business day. Null: unpaid, or a set meal without a restaurant. */
  dayNumber: count.nullable(),
  version: count,
  state: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  /** Null until the restaurant of a set meal is chosen. Until then the brand's name is shown. */
  shopId: id.nullable(),
  shopNameZh: text,
  shopName: readerLanguageName,
  shopAddressZh: text,
  shopPhone: text.nullable(),
  /** For couriers and other people who go to the shop. Null for a set meal without a restaurant. */
  shopLatitude: text.nullable(),
  shopLongitude: text.nullable(),
  setMealId: id.nullable(),
  /** Codes of the brand, if its counter accepts them. Only while the guest may show them. */
  voucherCodes: z.array(text),
  /** Empty if archived, like `timeline`. Empty, with sums of 0, for a courier who has not taken the job. */
  lines: z.array(
    z.object({
      /** Identifies the line in calls. */
      position: count,
      nameZh: text,
      chosenZh: z.array(text),
      /** In the reader's language. Null if that is Chinese or the name is missing in it. */
      name: text.nullable(),
      /** Likewise, in the order of `chosenZh`. */
      chosen: z.array(text.nullable()),
      quantity: count,
      /** Contents that the guest avoids (rule ordering-80). Empty when the reader may not see the diet profile. */
      conflicts: dietProfile,
      /** Number of pieces refunded in full, which need not be cooked or delivered. */
      refunded: count,
      amount: money,
    }),
  ),
  goods: money,
  /** The payment is goods − reductions + packageFee + deliveryFee. The delivery fee is after its coupon. */
  reductions: money,
  packageFee: money,
  deliveryFee: money,
  /** The courier's earnings, independent of delivery coupons. Null for a merchant, and if no courier delivers. */
  courierFee: money.nullable(),
  paid: money,
  /** Fen refunded of what was paid. */
  refundedAmount: money,
  remark: text.nullable(),
  /** `remark` in Chinese, as on the ticket. Null if there is none or it is Chinese. */
  remarkInChinese: translatedText.nullable(),
  /** In the reader's language. Null if that is Chinese or the language of the remark. */
  remarkTranslated: translatedText.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** As sent with the order. Null if the guest sent none, and for a courier who has not taken the job. */
  dietProfile: dietProfile.nullable(),
  cutlery: count.nullable(),
  helper: z.enum(communicationNeeds).nullable(),
  /** Contact to call instead of the guest, whose number a courier cannot call. */
  callBack: z.enum(callbackContacts).nullable(),
  /** The guest's table. Null if the order is not eaten in the restaurant. */
  tableNumber: text.nullable(),
  guestLanguage: text,
  contactName: text,
  /** As in the guest's address (rule ordering-8). `secret` without an address. */
  contactGender: z.enum(addressGenders),
  /** In full only while the reader needs it, masked afterwards: 138****1234. */
  contactPhone: text.nullable(),
  secondContact: text.nullable(),
  address: z
    .object({
      /** Only the street for a courier who has not taken the job. */
      addressZh: text,
      address: text,
      /** Empty if the reader does not need it. */
      doorNumber: text,
      latitude: text.nullable(),
      longitude: text.nullable(),
    })
    .nullable(),
  /** Straight line from the shop to the guest. Null without delivery. */
  distanceMetres: count.nullable(),
  placedAt: instant,
  paidAt: instant.nullable(),
  /** Arrival time promised to the guest at payment. No event changes it. */
  promisedAt: instant,
  estimatedAt: instant,
  /** When the kitchen marked the food as ready. */
  readyAt: instant.nullable(),
  wantedAt: instant.nullable(),
  answerBefore: instant.nullable(),
  pickUpCode: text.nullable(),
  courier: z.object({ id, name: text, phone: text.nullable() }).nullable(),
  doorWait,
  /** Address of the courier's photo of the left food, valid for minutes. Prefix the image base. */
  handOverPhoto: text.nullable(),
  /** After too many wrong hand-over codes, only a photo completes the hand-over, and the platform checks it. */
  isCodeLocked: z.boolean(),
  isMine: z.boolean(),
  allowedEvents: z.array(z.enum(orderEvents)),
  timeline: z.array(timelineRow),
  ...orderConversation,
});
export type StaffOrder = z.infer<typeof staffOrder>;
