import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import {
  allowedEvents,
  contentLanguageOf,
  type Language,
  readerLanguageText,
  type WorkflowActor,
} from '@chifan/domain';
import { formatCoordinate } from '@chifan/domain/address';
import { combinedDiet, type DietProfile, dietConflicts, type Marks, unknownMarks } from '@chifan/domain/catalogue';
import {
  guestWordsOf,
  type OrderEvent,
  orderWorkflow,
  outOfStockMinutes,
  phrasesWithRemark,
} from '@chifan/domain/ordering';
import { isRefundWindowOver } from '@chifan/domain/refund';
import type { Audience } from '../../../platform/live/live.ts';
import type { Platform } from '../../../platform/module.ts';
import { dishOfLine } from '../messages/message-words.ts';
import { publishTranslatedWords } from '../messages/publish-conversation.ts';
import { handOverTimeOf, recipientsForReader, visibleMessages } from '../messages/show-messages.ts';
import { type TranslatedWords, translateWords } from '../messages/translate-words.ts';
import type { OrderRow } from '../order.store.ts';
import { merchantResponseDeadline } from '../order-timers.ts';
import { factsOf, fulfilmentState } from '../transition-order.ts';
import { doorWaitView } from './door-wait-view.ts';
import {
  fieldVisibility,
  type StaffReader,
  type StaffReaderContext,
  staffReader,
  visibleGuest,
} from './order-visibility.ts';
import { toIsoOrNull } from './show-order.ts';
import { type StaffLineRow, type StaffOrderRow, staffOrderById } from './staff-orders.store.ts';
import { withTranslatedRemarks } from './translate-remarks.ts';

export async function showStaffOrder(
  platform: Platform,
  { id }: Pick<OrderRow, 'id'>,
  looking: StaffReaderContext,
): Promise<StaffOrder> {
  const row = await staffOrderById(platform.database.read, id);
  return staffOrderView(platform, row, staffReader(platform, looking));
}

/**
 * Orders with only the fields that the reader may see. Guests' remarks are in Chinese and in the reader's language, and
 * messages in the reader's language.
 */
export async function staffOrderViews(
  platform: Platform,
  rows: readonly StaffOrderRow[],
  reader: StaffReader,
  /** Further readers to notify when a remark is translated, in addition to the shop and the courier of the order. */
  readers: readonly Audience[] = [],
): Promise<StaffOrder[]> {
  const conversations = rows.map((row) => conversationOf(platform, row));
  const words = await translateWords(platform.translation, conversations, reader);
  return withTranslatedRemarks(
    platform,
    rows.map((row) => ({ row, order: staffOrderOf(row, reader, words) })),
    { language: contentLanguageOf(reader.language), told: readers },
  );
}

const conversationOf = (platform: Platform, row: StaffOrderRow) => ({
  messages: row.messages,
  guestLanguage: row.language,
  dishes: (row.dish_names ?? []).map(dishOfLine),
  told: () => publishTranslatedWords(platform, row),
});

export async function staffOrderView(platform: Platform, row: StaffOrderRow, reader: StaffReader): Promise<StaffOrder> {
  const [shown] = await staffOrderViews(platform, [row], reader);
  return shown ?? staffOrderOf(row, reader, new Map());
}

function staffOrderOf(order: StaffOrderRow, reader: StaffReader, words: TranslatedWords): StaffOrder {
  const writableTo = recipientsForReader(reader, order, handOverTimeOf(order.timeline), reader.now);
  const messages = visibleMessages(order.messages, reader, {
    language: reader.language,
    writableTo,
    translated: words,
  });
  const isMine = order.courier_id === reader.id && reader.role === 'courier';
  const sight = fieldVisibility(order, reader);
  // Rule courier-14: a courier who has not taken the job sees no dishes, amounts or diet profile.
  const isPassing = reader.role === 'courier' && !isMine;
  return {
    id: order.id,
    number: order.number,
    dayNumber: order.day_number,
    version: order.version,
    // While a refund request is pending, kitchen and courier see the state before it and continue their work. The
    // platform sees the real state.
    state: reader.role === 'platform' ? order.state : fulfilmentState(order),
    type: order.type,
    dining: order.dining,
    ...shopOf(order, contentLanguageOf(reader.language)),
    setMealId: order.set_meal_id,
    voucherCodes: order.voucher_codes,
    lines: isPassing ? [] : linesOf(order, contentLanguageOf(reader.language), messages),
    ...(isPassing ? { ...noSums, courierFee: order.delivery_fee } : sumsOf(order, reader)),
    ...remarkOf(order),
    dietProfile: isPassing ? null : order.diet_profile,
    cutlery: order.cutlery,
    helper: order.helper,
    callBack: order.call_back,
    tableNumber: order.table_number,
    guestLanguage: order.language,
    memberId: reader.role === 'platform' ? order.member_id : null,
    ...visibleGuest(order, sight),
    placedAt: order.placed_at.toISOString(),
    paidAt: toIsoOrNull(order.paid_at),
    promisedAt: (order.promised_at ?? order.estimated_at).toISOString(),
    estimatedAt: order.estimated_at.toISOString(),
    readyAt: toIsoOrNull(order.ready_at),
    wantedAt: toIsoOrNull(order.wanted_at),
    answerBefore: answerDue(order),
    // The guest shows the pick-up code to the merchant. A code on the merchant's own screen would prove nothing.
    pickUpCode: reader.role === 'platform' ? order.pick_up_code : null,
    ...bringingOf(order, reader, sight),
    isMine,
    allowedEvents: eventsFor(order, reader, isMine),
    timeline: order.timeline.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    messages,
    writableTo,
  };
}

/** The remark without translations. `withTranslatedRemarks` adds the translations for many orders at once. */
const remarkOf = ({ remark, remark_phrases: phrases }: StaffOrderRow) => ({
  remark,
  remarkInChinese: null,
  remarkTranslated: null,
  remarkPhrases: phrasesWithRemark(phrases, remark),
});

function linesOf(order: StaffOrderRow, language: Language, messages: StaffOrder['messages']): StaffOrder['lines'] {
  const avoided = combinedDiet(guestWordsOf({ remark: order.remark, messages }), order.diet_profile);
  return order.lines.map((line) => lineOf(line, language, avoided));
}

const lineOf = ({ nameEn, chosenEn, marks, ...line }: StaffLineRow, language: Language, avoided: DietProfile) => ({
  ...line,
  name: language === 'en' ? nameEn : null,
  chosen: language === 'en' ? [...chosenEn] : [],
  conflicts: conflictsOf(avoided, marks),
});

function conflictsOf(avoided: DietProfile, marks: Marks | null): StaffOrder['lines'][number]['conflicts'] {
  const { avoids, wishes } = dietConflicts(avoided, marks ?? unknownMarks);
  return { avoids: [...avoids], wishes: [...wishes] };
}

/** The time until which the merchant must accept the order. Null for a set meal, which needs no acceptance. */
const answerDue = ({ state, paid_at: paidAt, set_meal_id: setMealId }: StaffOrderRow) =>
  state === 'pending' && paidAt && setMealId === null ? merchantResponseDeadline(paidAt).toISOString() : null;

const sumsOf = (order: StaffOrderRow, { role }: StaffReader) => ({
  goods: order.goods,
  reductions: order.full_reduction + order.shop_coupon,
  packageFee: order.package_fee,
  deliveryFee: order.delivery_fee - order.delivery_coupon,
  courierFee: role === 'merchant' || order.type !== 'delivery' ? null : order.delivery_fee,
  paid: order.paid_at === null ? 0 : order.balance_part + order.payable,
  refundedAmount: order.refunded_balance + order.refunded_gateway,
});

const noSums = { goods: 0, reductions: 0, packageFee: 0, deliveryFee: 0, paid: 0, refundedAmount: 0 };

const shopOf = (order: StaffOrderRow, language: Language) => ({
  shopId: order.shop_id,
  shopNameZh: order.shop_name_zh,
  shopName: readerLanguageText(order.shop_name ?? {}, language),
  shopAddressZh: order.shop_address_zh,
  shopPhone: order.shop_phone,
  shopLatitude: order.shop_lat === null ? null : formatCoordinate(order.shop_lat),
  shopLongitude: order.shop_lng === null ? null : formatCoordinate(order.shop_lng),
});

const bringingOf = (order: StaffOrderRow, { addressOf }: StaffReader, sight: ReturnType<typeof fieldVisibility>) => ({
  courier: courierOf(order, sight('courierPhone') === 'shown'),
  isCodeLocked: order.code_locked_at !== null,
  doorWait: doorWaitView(order),
  handOverPhoto:
    order.hand_over_photo !== null && sight('handOverPhoto') === 'shown' ? addressOf(order.hand_over_photo) : null,
});

const courierOf = ({ courier_id: id, courier_name: name, courier_phone: phone }: StaffOrderRow, isReached: boolean) =>
  id === null || name === null ? null : { id, name, phone: isReached ? phone : null };

function eventsFor(order: StaffOrderRow, reader: StaffReader, isMine: boolean): OrderEvent[] {
  const actor: WorkflowActor = reader.role;
  if (reader.role === 'courier' && !isMine) return [];
  const ranOutCloses = (order.accepted_at?.getTime() ?? 0) + outOfStockMinutes * 60_000;
  return allowedEvents(orderWorkflow, factsOf(order), actor).filter(
    (event) =>
      (!isOutOfStock(event) || reader.now.getTime() <= ranOutCloses) &&
      // A completed order cannot be refunded after the refund window. An open request has another order state and can
      // still be decided (rule refund-31).
      !(
        event === 'refund_by_platform' &&
        order.state === 'completed' &&
        isRefundWindowOver(order.completed_at, reader.now)
      ),
  );
}

const isOutOfStock = (event: OrderEvent): boolean => event === 'run_out' || event === 'declare_sold_out';
