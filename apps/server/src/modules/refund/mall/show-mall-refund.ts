import type { mallOrderCalls } from '@chifan/contract/mall/order-calls';
import type { MallRefundDetail } from '@chifan/contract/mall/order-views';
import type { mallStaffCalls } from '@chifan/contract/mall/staff-calls';
import type { StaffMallRefund } from '@chifan/contract/mall/staff-views';

import { allowedEvents, contentLanguageOf, type Language, type ReaderLanguage } from '@chifan/domain';
import { mallOrderWorkflow, mallRefundReasons, mallRefundWorkflow } from '@chifan/domain/mall';
import type { TranslatedText } from '@chifan/domain/translation';
import { phrase } from '@chifan/phrases';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import type { PictureAddress } from '../../../platform/storage/picture-address.ts';
import { chineseOf, localText, readerLanguageText } from '../../catalogue/index.ts';
import {
  type MallOrderRow,
  mallOrderInList,
  refundableLines,
  refundObstacle,
  workflowPositionOf,
} from '../../mall/index.ts';
import { translateRefunds } from '../reading/translate-refunds.ts';
import {
  countMallRefunds,
  type MallRefundInList,
  mallRefundInList,
  mallRefundsOfPlatform,
  newestMallRefundOf,
} from './read-mall-refunds.store.ts';

type Reader = {
  readonly role: 'member' | 'platform';
  readonly language: ReaderLanguage;
  readonly addressOf: PictureAddress;
};
type StaffReader = Omit<Reader, 'role'>;
type Asked = { readonly refundId?: number | undefined; readonly orderId?: number | undefined };

/** Shows a member's refund, found by the refund's id, or the newest refund of an order. */
export async function showMallRefund(
  executor: Executor,
  memberId: number,
  { refundId, orderId }: Asked,
  { language, addressOf }: { readonly language: Language; readonly addressOf: PictureAddress },
): Promise<Answer<MallRefundDetail>> {
  const refund = refundId
    ? await mallRefundInList(executor, refundId)
    : orderId && (await newestMallRefundOf(executor, orderId));
  if (!refund || refund.member_id !== memberId) return refused('refund_not_found');
  const items = itemsOf(refund).map(({ name, ...item }) => ({ ...item, name: localText(name, language) }));
  return { ok: true, value: { ...detailOf(refund, { role: 'member', language, addressOf }), items } };
}

type Input = z.output<(typeof mallStaffCalls)['staffMallRefunds']['input']>;
type Listed = z.input<(typeof mallStaffCalls)['staffMallRefunds']['output']>;

export async function listStaffMallRefunds(
  platform: Platform,
  input: Input,
  reader: StaffReader,
): Promise<Answer<Listed>> {
  const window = pageWindow(input);
  const [refunds, { all, open }] = await Promise.all([
    mallRefundsOfPlatform(platform.database.read, input.view, window),
    countMallRefunds(platform.database.read),
  ]);
  const total = input.view === 'open' ? open : all;
  const records = await staffMallRefundsOf(platform, refunds, reader);
  return { ok: true, value: { records, total, waiting: open, pageNo: input.pageNo, pageSize: window.limit } };
}

export async function showStaffMallRefund(
  platform: Platform,
  refundId: number,
  reader: StaffReader,
): Promise<Answer<StaffMallRefund>> {
  const refund = await mallRefundInList(platform.database.read, refundId);
  const [shown] = refund ? await staffMallRefundsOf(platform, [refund], reader) : [];
  return shown ? { ok: true, value: shown } : refused('refund_not_found');
}

async function staffMallRefundsOf(
  platform: Platform,
  refunds: readonly MallRefundInList[],
  reader: StaffReader,
): Promise<StaffMallRefund[]> {
  const written = refunds.map((refund) => ({ ...refund, shop_id: null, remark: null, appeal: null }));
  const translated = await translateRefunds(platform, written, contentLanguageOf(reader.language));
  return refunds.map((refund, at) => staffMallRefundOf(refund, reader, translated[at]?.note ?? null));
}

const staffMallRefundOf = (
  refund: MallRefundInList,
  reader: StaffReader,
  note: TranslatedText | null,
): StaffMallRefund => ({
  ...detailOf(refund, { role: 'platform', ...reader }),
  items: itemsOf(refund).map(({ position, name, number, points }) => ({
    position,
    nameZh: chineseOf(name),
    name: readerLanguageText(name, contentLanguageOf(reader.language)),
    number,
    points,
  })),
  guestName: refund.guest_name,
  guestLanguage: refund.guest_language,
  inChinese: { note },
  platformNote: refund.platform_note,
  paid: refund.paid,
  refundedBefore: refund.refunded_before,
});

function detailOf(refund: MallRefundInList, { role, language, addressOf }: Reader): Omit<MallRefundDetail, 'items'> {
  const { decision_reason: decisionReason } = refund;
  return {
    id: refund.id,
    number: refund.number,
    orderId: refund.order_id,
    orderNumber: refund.order_number,
    orderState: refund.order_state,
    state: refund.state,
    reason: refund.reason,
    note: refund.note,
    photos: refund.photos.map(addressOf),
    asked: refund.asked,
    granted: refund.granted,
    decisionReason,
    decisionWords: decisionReason === null ? null : phrase(language, `decision.${decisionReason}`),
    createdAt: refund.created_at.toISOString(),
    decidedAt: refund.decided_at?.toISOString() ?? null,
    allowedEvents: allowedEvents(mallRefundWorkflow, refund, role),
    timeline: refund.timeline.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
  };
}

const itemsOf = ({ items, lines }: MallRefundInList) =>
  items.flatMap(({ position, number }) => {
    const line = lines.find((line) => line.position === position);
    return line ? [{ ...line, number }] : [];
  });

type Preview = z.input<(typeof mallOrderCalls)['previewMallRefund']['output']>;

export async function previewMallRefund(
  executor: Executor,
  memberId: number,
  { orderId }: { readonly orderId: number },
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Answer<Preview>> {
  const order = await mallOrderInList(executor, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  const obstacle = mallRefundObstacle(order, order, now);
  if (obstacle) return refused(obstacle);
  const lines = refundableLines(order.lines, order.refunds).map(({ name, refunded, ...line }) => ({
    ...line,
    name: localText(name, language),
    left: line.number - refunded,
  }));
  return { ok: true, value: { lines, reasons: mallRefundReasons.map(({ number }) => number) } };
}

/**
 * The obstacle to a refund request for a mall order. Checks the order's state first, then the time since receipt and
 * earlier requests.
 */
export const mallRefundObstacle = (
  order: Pick<MallOrderRow, 'state' | 'state_before_after_sale' | 'completed_at'>,
  asked: Parameters<typeof refundObstacle>[1],
  now: Date,
) =>
  allowedEvents(mallOrderWorkflow, workflowPositionOf(order), 'member').includes('apply_for_refund')
    ? refundObstacle(order, asked, now)
    : 'refund_not_allowed';
