import type { RefundDetail, StaffRefund } from '@chifan/contract/refund/views';
import {
  allowedEvents,
  contentLanguageOf,
  type Language,
  type ReaderLanguage,
  readerLanguageText,
  type WorkflowActor,
} from '@chifan/domain';
import { type RefundEvent, refundWorkflow } from '@chifan/domain/refund';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { PictureAddress } from '../../../platform/storage/picture-address.ts';
import { localText } from '../../catalogue/index.ts';
import { splitByPaymentSource } from '../calculate-refund.ts';
import {
  newestRefundOf,
  type RefundDetails,
  type RefundInList,
  refundDetailsOf,
  refundInList,
} from './read-refunds.store.ts';
import { decisionWords, namesOf, reasonWords } from './refund-reasons.ts';
import { translateRefunds, untranslatedTexts } from './translate-refunds.ts';

export type Reader = {
  readonly role: WorkflowActor;
  readonly language: ReaderLanguage;
  readonly now: Date;
  readonly addressOf: PictureAddress;
};

/** Shows a member's refund, found by the refund's id, or the newest refund of an order. */
export async function showRefund(
  executor: Executor,
  memberId: number,
  asked: { readonly refundId?: number | undefined; readonly orderId?: number | undefined },
  reader: Omit<Reader, 'role'> & { readonly language: Language },
): Promise<Answer<RefundDetail>> {
  const refund = asked.refundId
    ? await refundInList(executor, asked.refundId)
    : await newestOf(executor, asked.orderId);
  if (!refund || refund.member_id !== memberId) return refused('refund_not_found');
  const belongings = await refundDetailsOf(executor, [refund]);
  const shopName = localText(refund.shop_name, reader.language);
  return { ok: true, value: { ...detailOf(refund, belongings, { ...reader, role: 'member' }), shopName } };
}

const newestOf = async (executor: Executor, orderId: number | undefined) =>
  orderId === undefined ? undefined : newestRefundOf(executor, orderId);

export async function showStaffRefunds(
  platform: Platform,
  refunds: readonly RefundInList[],
  reader: Reader,
): Promise<StaffRefund[]> {
  if (refunds.length === 0) return [];
  const [belongings, translated] = await Promise.all([
    refundDetailsOf(platform.database.read, refunds),
    translateRefunds(platform, refunds, contentLanguageOf(reader.language)),
  ]);
  return refunds.map((refund, at) => ({
    ...detailOf(refund, belongings, reader),
    shopName: readerLanguageText(refund.shop_name, contentLanguageOf(reader.language)),
    shopId: refund.shop_id,
    dayNumber: refund.day_number,
    orderType: refund.order_type,
    paid: refund.paid,
    refundedBefore: refund.refunded_before,
    guestName: refund.guest_name,
    guestLanguage: refund.guest_language,
    objection: refund.objection,
    remark: refund.remark,
    dietProfile: refund.diet_profile,
    merchantNote: refund.merchant_note,
    platformNote: refund.platform_note,
    appeal: refund.appeal,
    appealPhotos: refund.appeal_photos.map(reader.addressOf),
    inChinese: translated[at] ?? untranslatedTexts,
  }));
}

function detailOf(refund: RefundInList, belongings: RefundDetails, reader: Reader): Omit<RefundDetail, 'shopName'> {
  // The guest keeps the money in any case, so only staff see the shop's objection.
  const isOfStaffOnly = refund.objection !== null && reader.role === 'member';
  return {
    id: refund.id,
    number: refund.number,
    orderId: refund.order_id,
    orderNumber: refund.order_number,
    orderState: refund.order_state,
    shopNameZh: refund.shop_name_zh,
    state: refund.state,
    reason: refund.reason,
    note: refund.note,
    photos: refund.photos.map(reader.addressOf),
    items: itemsOf(refund, belongings, contentLanguageOf(reader.language)),
    asked: refund.asked,
    granted: grantedOf(refund),
    offer: offerOf(refund, reader.language),
    gatewayRefunds: gatewayRefundsOf(refund, belongings),
    merchantRefusal: isOfStaffOnly ? null : refund.merchant_refusal,
    decisionWords: decisionWords(refund, reader.language),
    liable: refund.liable,
    dueAt: (isOfStaffOnly ? null : refund.due_at?.toISOString()) ?? null,
    createdAt: refund.created_at.toISOString(),
    allowedEvents: eventsFor(refund, reader),
    timeline: timelineOf(refund, belongings, reader),
  };
}

/** The events that the workflow allows the reader. Excludes appeals and objections whose deadline has passed. */
function eventsFor(refund: RefundInList, { role, now }: Reader): RefundEvent[] {
  const isOver = refund.due_at !== null && now > refund.due_at;
  return allowedEvents(refundWorkflow, refund, role).filter(
    (event) => !(isOver && (event === 'appeal' || event === 'object')),
  );
}

const itemsOf = (refund: RefundInList, { lines }: RefundDetails, language: Language) =>
  refund.items.map(({ position, quantity, amount }) => {
    const line = lines.find((line) => line.order_id === refund.order_id && line.position === position);
    return { ...namesOf(line?.name ?? {}, language), quantity, amount };
  });

function grantedOf({ state, balance_part: balance, gateway_part: gateway }: RefundInList) {
  return state === 7 ? { amount: balance + gateway, balance, gateway } : null;
}

/**
 * Splits the offered amount with the same function as the later refund. The split cannot change, because no other
 * refund of the order is possible while the offer is open.
 */
function offerOf(refund: RefundInList, language: ReaderLanguage): RefundDetail['offer'] {
  const { state, offered: amount, offer_reason: reason, order_sums: sums } = refund;
  if (amount === null || reason === null) return null;
  const parts = state === 3 ? splitByPaymentSource(sums, amount) : null;
  return { amount, reason, words: reasonWords(reason, language), parts: parts?.ok ? { amount, ...parts.value } : null };
}

/** The balance part is refunded with the decision. A gateway part is pending until the gateway confirms it. */
function gatewayRefundsOf(refund: RefundInList, { gatewayRefunds }: RefundDetails): RefundDetail['gatewayRefunds'] {
  const settledAt = refund.decided_at?.toISOString() ?? null;
  const toBalance =
    refund.state === 7 && refund.balance_part > 0
      ? [{ amount: refund.balance_part, to: 'balance', state: 'settled' as const, settledAt }]
      : [];
  const toGateway = gatewayRefunds
    .filter((gatewayRefund) => gatewayRefund.refund_id === refund.id)
    .map(({ amount, to, state, settled_at }) => ({
      amount,
      to,
      state,
      settledAt: settled_at?.toISOString() ?? null,
    }));
  return [...toBalance, ...toGateway];
}

const eventsOfObjection: readonly RefundEvent[] = ['object', 'decide_objection'];

const timelineOf = (refund: RefundInList, { history }: RefundDetails, { role }: Reader) =>
  history
    .filter((row) => row.refund_id === refund.id && !(role === 'member' && eventsOfObjection.includes(row.event)))
    .map((row) => ({
      event: row.event,
      from: row.from_state,
      to: row.to_state,
      actor: row.actor,
      reason: row.reason,
      at: row.created_at.toISOString(),
    }));
