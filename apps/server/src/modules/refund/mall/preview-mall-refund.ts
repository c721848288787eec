import type { mallOrderCalls } from '@chifan/contract/mall-order';
import type { Language } from '@chifan/domain';
import { allowedEvents } from '@chifan/domain';
import { mallOrderWorkflow, mallRefundReasons } from '@chifan/domain/mall';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { localText } from '../../catalogue/index.ts';
import { type MallOrderRow, mallOrderInList, positionOf, refundableLines, refundObstacle } from '../../mall/index.ts';

type Preview = z.input<(typeof mallOrderCalls)['previewMallRefund']['output']>;

export async function previewMallRefund(
  executor: Executor,
  memberId: number,
  { orderId }: { readonly orderId: number },
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Answer<Preview>> {
  const order = await mallOrderInList(executor, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  const obstacle = whyNoMallRefund(order, order, now);
  if (obstacle) return refused(obstacle);
  const lines = refundableLines(order.lines, order.refunds).map(({ name, refunded, ...line }) => ({
    ...line,
    name: localText(name, language),
    left: line.number - refunded,
  }));
  return { ok: true, value: { lines, reasons: mallRefundReasons.map(({ number }) => number) } };
}

/** The state of the order comes first, then time and what was asked for before. */
export const whyNoMallRefund = (
  order: Pick<MallOrderRow, 'state' | 'state_before_after_sale' | 'completed_at'>,
  asked: Parameters<typeof refundObstacle>[1],
  now: Date,
) =>
  allowedEvents(mallOrderWorkflow, positionOf(order), 'member').includes('apply_for_refund')
    ? refundObstacle(order, asked, now)
    : 'refund_not_allowed';
