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

/**
 * An order as kitchen, courier and platform see it: in Chinese as on the ticket, with translations into the reader's
 * language.
 */
export const staffOrder = z.object({
  id,
  number: text,
  /**
   * The day number, which the kitchen calls out, from 1 per shop and business day. Null: the order is unpaid, or is a
   * set meal without a chosen restaurant.
   */
  dayNumber: count.nullable(),
  version: count,
  state: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  /** Null for a set meal until the guest chooses a restaurant. Until then `shopNameZh` is the brand's name. */
  shopId: id.nullable(),
  shopNameZh: text,
  shopName: readerLanguageName,
  shopAddressZh: text,
  shopPhone: text.nullable(),
  /** Position of the shop, for couriers and other people who go there. Null for a set meal without a restaurant. */
  shopLatitude: text.nullable(),
  shopLongitude: text.nullable(),
  setMealId: id.nullable(),
  /**
   * Voucher codes of the ordered set meal, which the brand or a branch uploaded. Empty unless the guest may show the
   * codes at the counter now.
   */
  voucherCodes: z.array(text),
  /**
   * The order lines. An archived order has neither lines nor a `timeline`. For a courier who has not taken the job, the
   * list is empty and the sums are 0.
   */
  lines: z.array(
    z.object({
      /** Position of the order line, which identifies the line in other calls. */
      position: count,
      nameZh: text,
      chosenZh: z.array(text),
      /**
       * Name of the dish in the reader's language. Null if the reader's language is Chinese or the dish has no name in
       * it.
       */
      name: text.nullable(),
      /**
       * The chosen options in the reader's language, in the sequence of `chosenZh`. An option is null if the reader's
       * language is Chinese or has no name.
       */
      chosen: z.array(text.nullable()),
      quantity: count,
      /**
       * Ingredients of the dish that the guest avoids (rule ordering-80). Empty when the reader may not see the diet
       * profile.
       */
      conflicts: dietProfile,
      /** Number of units refunded in full, which need not be cooked or delivered. */
      refunded: count,
      amount: money,
    }),
  ),
  goods: money,
  /** The guest pays goods − reductions + packageFee + deliveryFee. `deliveryFee` is after the delivery coupon. */
  reductions: money,
  packageFee: money,
  deliveryFee: money,
  /** The courier's earnings, which delivery coupons do not change. Null for a merchant, and if no courier delivers. */
  courierFee: money.nullable(),
  paid: money,
  /** Refunded part of `paid`, in fen. */
  refundedAmount: money,
  remark: text.nullable(),
  /** `remark` in Chinese, as on the kitchen ticket. Null without a remark, and for a Chinese remark. */
  remarkInChinese: translatedText.nullable(),
  /** `remark` in the reader's language. Null if the reader's language is Chinese or the language of the remark. */
  remarkTranslated: translatedText.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /**
   * The diet profile that the guest sent with the order. Null: none was sent, or the reader is a courier who has not
   * taken the job.
   */
  dietProfile: dietProfile.nullable(),
  cutlery: count.nullable(),
  helper: z.enum(communicationNeeds).nullable(),
  /** Contact to call instead of the guest, if a courier cannot call the guest's number. */
  callBack: z.enum(callbackContacts).nullable(),
  /** Number of the guest's table. Null if the order is not eaten in the restaurant. */
  tableNumber: text.nullable(),
  guestLanguage: text,
  /** The guest's account. Null: the reader is no operator. */
  memberId: id.nullable(),
  contactName: text,
  /** Form of address, from the guest's delivery address (rule ordering-8). `secret` without an address. */
  contactGender: z.enum(addressGenders),
  /** The full phone number while the reader needs it, masked afterwards: 138****1234. */
  contactPhone: text.nullable(),
  secondContact: text.nullable(),
  address: z
    .object({
      /** The delivery address. A courier who has not taken the job sees only the street. */
      addressZh: text,
      address: text,
      /** Door number of the delivery address. Empty if the reader does not need it. */
      doorNumber: text,
      latitude: text.nullable(),
      longitude: text.nullable(),
    })
    .nullable(),
  /** Straight line from the shop to the guest's address, in metres. Null without delivery. */
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
  /** URL of the courier's photo of the food at the door, relative to the image base URL. Valid for minutes. */
  handOverPhoto: text.nullable(),
  /**
   * True after too many wrong hand-over codes. Only a photo then completes the hand-over, and an operator checks it.
   */
  isCodeLocked: z.boolean(),
  isMine: z.boolean(),
  allowedEvents: z.array(z.enum(orderEvents)),
  timeline: z.array(timelineRow),
  ...orderConversation,
});
export type StaffOrder = z.infer<typeof staffOrder>;
