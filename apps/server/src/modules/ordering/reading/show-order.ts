import type { OrderDetail, orderCard } from '@chifan/contract/ordering/views';
import { allowedEvents, type Language, type PartlyTranslated } from '@chifan/domain';
import { formatCoordinate } from '@chifan/domain/address';
import {
  afterSaleWindowHours,
  displayedArrival,
  handOverProofOf,
  isReceived,
  type OrderEvent,
  orderWorkflow,
  visibilityOf,
} from '@chifan/domain/ordering';
import { reviewActionOf } from '@chifan/domain/review';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type PictureAddress, pictureAddresses } from '../../../platform/storage/picture-address.ts';
import { chineseOf, dishIllustration, localText } from '../../catalogue/index.ts';
import { refundableAmountsOf } from '../fulfilment/end-order.ts';
import { dishOfLine } from '../messages/message-words.ts';
import { publishTranslatedWords } from '../messages/publish-conversation.ts';
import { handOverTimeOf, recipientsForReader, visibleMessages } from '../messages/show-messages.ts';
import { translateWords } from '../messages/translate-words.ts';
import { codeExpectedAt, merchantResponseDeadline } from '../order-timers.ts';
import { type BoughtSetMeal, boughtSetMeal, setMealView } from '../setmeal/show-set-meal.ts';
import { factsOf, fulfilmentState, receiptFacts } from '../transition-order.ts';
import { doorWaitView } from './door-wait-view.ts';
import { moneyReturnsOf } from './money-back.store.ts';
import { pinyinOfPerson } from './pinyin-of-person.ts';
import {
  type HistoryRow,
  historyOf,
  type LineRow,
  type OrderInDetail,
  type OrderInList,
  orderInDetail,
} from './read-orders.store.ts';
import { storedDishName } from './stored-dish-name.ts';

type MemberCaller = { role: 'member'; id: number; sessionHash: string };

export type OrderCard = z.input<typeof orderCard>;

/** The events that the guest may trigger now. Some events have a time limit in addition to the transition table. */
export function eventsForMember(order: OrderInList, now: Date, isBranchLost: boolean): OrderEvent[] {
  const refundCloses = (order.completed_at?.getTime() ?? Number.POSITIVE_INFINITY) + afterSaleWindowHours * 3_600_000;
  return allowedEvents(orderWorkflow, factsOf(order), 'member').filter(
    (event) =>
      (event !== 'apply_for_refund' || now.getTime() <= refundCloses) &&
      (event !== 'release_restaurant' || isBranchLost),
  );
}

export function cardOf(order: OrderInList, language: Language, now: Date, isBranchLost: boolean): OrderCard {
  const arrival = arrivalOf(order, now);
  return {
    id: order.id,
    number: order.number,
    dayNumber: order.day_number,
    state: order.state,
    workingState: fulfilmentState(order),
    type: order.type,
    dining: order.dining,
    shopId: order.shop_id,
    shopName: localText(order.shop_name, language),
    shopNameZh: order.shop_name_zh,
    firstDish: localText(storedDishName(order.first_name), language),
    firstPlate: dishIllustration({ plate: order.first_plate, nameZh: order.first_name['zh'] ?? '' }),
    itemCount: order.item_count,
    payable: order.payable,
    balance: order.balance_part,
    placedAt: order.placed_at.toISOString(),
    payBefore: order.pay_before.toISOString(),
    pickUpCode: order.pick_up_code,
    estimatedAt: arrival.at.toISOString(),
    isLate: arrival.isLate,
    wantedAt: toIsoOrNull(order.wanted_at),
    readyAt: toIsoOrNull(order.ready_at),
    handOverProof: handOverProofOf(receiptFacts(order)),
    allowedEvents: eventsForMember(order, now, isBranchLost),
    setMealId: order.set_meal_id,
    refundState: order.refund_state,
    reviewAction: reviewActionOf(
      {
        completedAt: order.completed_at,
        isReceived: isReceived(receiptFacts(order), now),
        review: order.reviewed_at && { writtenAt: order.reviewed_at, isHidden: order.review_state === 'hidden' },
      },
      now,
    ),
  };
}

const arrivalOf = (order: OrderInList, now: Date) =>
  displayedArrival(
    {
      state: fulfilmentState(order),
      type: order.type,
      estimatedAt: order.estimated_at,
      promisedAt: order.promised_at,
      readyAt: order.ready_at,
      wayMinutes: order.way_minutes,
      isSetMeal: order.set_meal_id !== null,
    },
    now,
  );

export async function showOrder(
  platform: Pick<Platform, 'database' | 'signingSecret' | 'translation' | 'live'>,
  orderId: number,
  { caller, language, now }: Pick<Context<MemberCaller>, 'caller' | 'language' | 'now'>,
): Promise<Answer<OrderDetail>> {
  const { database, signingSecret } = platform;
  const read = await database.onOneConnection(async (executor) => {
    const [order, history] = await Promise.all([orderInDetail(executor, orderId), historyOf(executor, orderId)]);
    if (!order || order.member_id !== caller.id) return undefined;
    const [returns, setMeal] = await Promise.all([
      order.has_returns ? moneyReturnsOf(executor, orderId) : [],
      order.set_meal_id === null ? null : boughtSetMeal(executor, order, now),
    ]);
    return { order, history, returns, setMeal };
  });
  if (!read) return refused('order_not_found');
  const { order, history, returns, setMeal } = read;
  const card = cardOf(order, language, now, setMeal?.isBranchLost ?? false);
  const gatewayRefunds = returns.map((row) => ({ ...row, at: row.at.toISOString() }));
  return {
    ok: true,
    value: {
      ...card,
      ...detailsOf(order, history, language, now),
      ...courierSeen(order, pictureAddresses(signingSecret, caller, now)),
      ...moneyOf(order, card.allowedEvents.includes('cancel'), now, setMeal),
      gatewayRefunds,
      compensations: order.compensations,
      ...(await talkOf(platform, order, history, { caller, language, now })),
      refund: order.newest_refund,
      setMeal: setMeal && setMealView(setMeal, language),
    },
  };
}

function detailsOf(order: OrderInDetail, history: HistoryRow[], language: Language, now: Date) {
  return {
    version: order.version,
    receipt: receiptOf(order),
    lines: order.lines.map((line) => lineOf(line, language)),
    paidAt: toIsoOrNull(order.paid_at),
    promisedAt: toIsoOrNull(order.promised_at),
    codeExpectedAt: codeExpectedTime(order, now),
    handOverCode: order.hand_over_code,
    contactName: order.contact_name,
    contactGender: order.address?.gender ?? 'secret',
    contactPhone: order.contact_phone,
    secondContact: order.second_contact,
    helper: order.helper,
    callBack: order.call_back,
    tableNumber: order.table_number,
    cutlery: order.cutlery,
    remarkPhrases: order.remark_phrases,
    dietProfile: order.diet_profile,
    address: order.address,
    shopAddress: localText(order.shop_address, language),
    shopAddressZh: order.shop_address['zh-CN'] ?? '',
    shopPhone: order.shop_phone,
    shopLatitude: order.shop_lat === null ? null : formatCoordinate(order.shop_lat),
    shopLongitude: order.shop_lng === null ? null : formatCoordinate(order.shop_lng),
    remark: order.remark,
    cancelReason: history.some(isInOwnWords) ? null : order.cancel_reason,
    timeline: history.map((row) => ({ ...timelineRow(row), ...(isInOwnWords(row) ? { reason: null } : {}) })),
  };
}

function courierSeen(order: OrderInDetail, addressOf: PictureAddress) {
  const facts = { state: order.state, stateBeforeAfterSale: order.state_before_after_sale, hoursSinceHandOver: null };
  const phone = visibilityOf('guest', 'courierPhone', facts) === 'shown' ? order.courier_phone : null;
  return {
    courier:
      order.courier_name === null
        ? null
        : { name: order.courier_name, namePinyin: pinyinOfPerson(order.courier_name), phone },
    doorWait: doorWaitView(order),
    handOverPhoto: order.hand_over_photo === null ? null : addressOf(order.hand_over_photo),
  };
}

async function talkOf(
  platform: Pick<Platform, 'translation' | 'live'>,
  order: OrderInDetail,
  history: HistoryRow[],
  { caller, language, now }: Pick<Context<MemberCaller>, 'caller' | 'language' | 'now'>,
) {
  const handedOverAt = handOverTimeOf(history.map(timelineRow));
  const writableTo = recipientsForReader(caller, order, handedOverAt, now);
  const conversation = {
    messages: order.messages,
    guestLanguage: language,
    dishes: order.lines.map(({ name }) => dishOfLine(name)),
    told: () => publishTranslatedWords(platform, { ...order, member_id: caller.id }),
  };
  const translated = await translateWords(platform.translation, [conversation], { ...caller, language });
  return { messages: visibleMessages(order.messages, caller, { language, writableTo, translated }), writableTo };
}

/**
 * Returns how the order was paid, and the amounts that a cancellation would return. The cancellation itself uses the
 * same function, `refundableAmountsOf`.
 */
function moneyOf(order: OrderInList, mayCancel: boolean, now: Date, setMeal: BoughtSetMeal | null) {
  const back = refundableAmountsOf(order);
  // The guest may cancel without charge until this time. At this time the order expires with a full refund.
  const lapses = setMeal ? setMeal.validUntil : order.paid_at && merchantResponseDeadline(order.paid_at);
  const freeUntil = mayCancel && order.paid_at ? lapses : null;
  return {
    paidBy: paidBy(order),
    refundableNow: mayCancel ? back.balance + back.gateway : 0,
    returnsNow: mayCancel ? returnsOfBoth(back, order.paid_method) : [],
    freeToCancelUntil: freeUntil !== null && freeUntil > now ? freeUntil.toISOString() : null,
    refunded: order.refunded_balance + order.refunded_gateway,
  };
}

const returnsOfBoth = (back: { readonly balance: number; readonly gateway: number }, method: string | null) =>
  [
    { amount: back.gateway, to: method ?? '' },
    { amount: back.balance, to: 'balance' },
  ].filter(({ amount }) => amount > 0);

function paidBy(order: OrderInList): string[] {
  if (order.paid_at === null) return [];
  const gateway = order.payable > 0 && order.paid_method !== null ? [order.paid_method] : [];
  return [...(order.balance_part > 0 ? ['balance'] : []), ...gateway];
}

/** Whether a pick-up code will be issued. A set meal gets one only after the guest has chosen the restaurant. */
const expectsCode = (order: OrderInList) =>
  order.type !== 'delivery' &&
  order.pick_up_code === null &&
  (order.set_meal_id === null ? ['pending', 'delivering'] : ['delivering']).includes(fulfilmentState(order));

export const codeExpectedTime = (order: OrderInList, now: Date): string | null =>
  expectsCode(order) ? codeExpectedAt(order, now).toISOString() : null;

const receiptOf = (order: OrderInList) => ({
  goods: order.goods,
  fullReduction: order.full_reduction,
  shopCoupon: order.shop_coupon,
  packageFee: order.package_fee,
  deliveryFee: order.delivery_fee,
  deliveryCoupon: order.delivery_coupon,
  balance: order.balance_part,
  payable: order.payable,
});

function lineOf(line: LineRow, language: Language) {
  return {
    dishId: line.dish_id,
    name: localText(storedDishName(line.name), language),
    nameZh: line.name['zh'] ?? '',
    pinyin: line.name['pinyin'] ?? '',
    plate: dishIllustration({ plate: line.plate, nameZh: line.name['zh'] ?? '' }),
    ...chosenOptionTexts(line.options, language),
    unitPrice: line.unit_price,
    quantity: line.quantity,
    refunded: line.refunded,
    amount: line.unit_price * line.quantity,
  };
}

export const chosenOptionTexts = (kept: readonly PartlyTranslated[], language: Language) => ({
  chosen: kept.map((record) => localText(record, language)),
  chosenZh: kept.map(chineseOf),
});

/**
 * Whether staff typed the reason freely in Chinese: a courier's return or the platform's end of a delivery. The guest
 * does not see such a reason.
 */
const isInOwnWords = ({ event }: HistoryRow): boolean => event === 'hand_back' || event === 'give_up';

export const timelineRow = (row: HistoryRow) => ({
  event: row.event,
  from: row.from_state,
  to: row.to_state,
  actor: row.actor,
  reason: row.reason,
  at: row.created_at.toISOString(),
});

export const toIsoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;
