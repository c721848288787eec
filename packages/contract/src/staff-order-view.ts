import { addressGenders } from '@chifan/domain/address';
import {
  callBacks,
  deliveryHelpers,
  diningOptions,
  orderEvents,
  orderStates,
  orderTypes,
  remarkPhrases,
} from '@chifan/domain/ordering';
import { z } from 'zod';
import { count, id, instant, money, ownName, text } from './fields.ts';
import { dietProfile } from './member.ts';
import { talk } from './order-messages.ts';
import { doorWait, timelineRow } from './order-views.ts';
import { translatedText } from './translation.ts';

/** For kitchen, courier and platform: in Chinese, as it stands on the ticket, with the reader's own words beside it. */
export const staffOrder = z.object({
  id,
  number: text,
  version: count,
  state: z.enum(orderStates),
  type: z.enum(orderTypes),
  dining: z.enum(diningOptions).nullable(),
  /** Null until the restaurant of a set meal is chosen; then its name is the brand's. */
  shopId: id.nullable(),
  shopNameZh: text,
  shopName: ownName,
  shopAddressZh: text,
  shopPhone: text.nullable(),
  /** For who fetches it there; null of a set meal without a restaurant. */
  shopLatitude: text.nullable(),
  shopLongitude: text.nullable(),
  setMealId: id.nullable(),
  /** The brand's codes, where its counter takes them; only while the guest may show them. */
  voucherCodes: z.array(text),
  /** Empty in the archive, as `timeline`. Empty, with sums of 0, for a courier who has not taken the job. */
  lines: z.array(
    z.object({
      /** Identifies the line in calls. */
      position: count,
      nameZh: text,
      chosenZh: z.array(text),
      /** In the reader's language, where that is not Chinese and somebody wrote it. */
      name: text.nullable(),
      /** Likewise, in the order of `chosenZh`. */
      chosen: z.array(text.nullable()),
      quantity: count,
      /** Contents that the guest avoids (rule ordering-80). Empty when the reader may not see the diet profile. */
      conflicts: dietProfile,
      /** Pieces refunded whole: nobody makes or brings those. */
      refunded: count,
      amount: money,
    }),
  ),
  goods: money,
  /** goods − reductions + packageFee + deliveryFee is what is to be paid; the delivery fee is after its coupon. */
  reductions: money,
  packageFee: money,
  deliveryFee: money,
  /** What its courier earns, whatever a coupon took off the guest's fee; null for a merchant and where nobody brings it. */
  courierFee: money.nullable(),
  paid: money,
  /** Fen refunded of what was paid. */
  refundedAmount: money,
  remark: text.nullable(),
  /** Of `remark`, as it stands on the ticket; null where there is none, or where it is Chinese. */
  remarkInChinese: translatedText.nullable(),
  /** In the reader's language, where that is not Chinese and the remark is written in another. */
  remarkTranslated: translatedText.nullable(),
  remarkPhrases: z.array(z.enum(remarkPhrases)),
  /** As sent with the order; null where the guest sent nothing, and for a courier who has not taken the job. */
  dietProfile: dietProfile.nullable(),
  cutlery: count.nullable(),
  helper: z.enum(deliveryHelpers).nullable(),
  /** Who is rung instead of the guest, whose own number no courier can ring. */
  callBack: z.enum(callBacks).nullable(),
  /** Where the guest sits; null of what is not eaten in the restaurant. */
  tableNumber: text.nullable(),
  guestLanguage: text,
  contactName: text,
  /** As in the guest's address (rule ordering-8); `secret` where there is none. */
  contactGender: z.enum(addressGenders),
  /** Complete only while the reader needs it, masked afterwards: 138****1234. */
  contactPhone: text.nullable(),
  secondContact: text.nullable(),
  address: z
    .object({
      /** Only the street for a courier who has not taken the job. */
      addressZh: text,
      address: text,
      /** Empty where the reader does not need it. */
      doorNumber: text,
      latitude: text.nullable(),
      longitude: text.nullable(),
    })
    .nullable(),
  /** Straight line from the shop to the guest; null where nothing is delivered. */
  distanceMetres: count.nullable(),
  placedAt: instant,
  paidAt: instant.nullable(),
  /** Arrival time promised to the guest at payment. No event changes it. */
  promisedAt: instant,
  estimatedAt: instant,
  /** When the kitchen said that it is cooked. */
  readyAt: instant.nullable(),
  wantedAt: instant.nullable(),
  answerBefore: instant.nullable(),
  pickUpCode: text.nullable(),
  courier: z.object({ id, name: text, phone: text.nullable() }).nullable(),
  doorWait,
  /** Address of the courier's photo of the left food, valid for minutes; join it to the image base. */
  handOverPhoto: text.nullable(),
  /** After too many wrong hand-over codes only a photo hands it over, and the platform checks it. */
  isCodeLocked: z.boolean(),
  isMine: z.boolean(),
  allowedEvents: z.array(z.enum(orderEvents)),
  timeline: z.array(timelineRow),
  ...talk,
});
export type StaffOrder = z.infer<typeof staffOrder>;
