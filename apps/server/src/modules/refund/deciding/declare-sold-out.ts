import { applyEvent } from '@chifan/domain';
import type { SoldOutLength } from '@chifan/domain/catalogue';
import { orderWorkflow, outOfStockMinutes } from '@chifan/domain/ordering';
import { areItemsRefundable, isFullRefund, type RefundItem, refundItemAmounts } from '@chifan/domain/refund';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { factsOf, lockOrderOfStaff, type OrderRow, sellOutLines, transitionOrder } from '../../ordering/index.ts';
import { type RefundableOrderLine, refundableOrderLines, remainingRefundAmount } from '../calculate-refund.ts';
import { insertRefund, type RefundRow, refundsOfOrder, type StoredRefundItem } from '../refund.store.ts';
import { grantRefund } from './grant-refund.ts';

type Input = {
  readonly orderId: number;
  readonly position: number;
  readonly quantity?: number | undefined;
  readonly sellOutUntil?: SoldOutLength | undefined;
};

const reason = 'merchant_sold_out';

/**
 * Refunds sold-out items of an order at once, within 15 minutes of acceptance (rule refund-13). If no item remains, the
 * whole order is refunded.
 */
export const declareSoldOut = (
  platform: Platform,
  input: Input,
  context: StaffContext,
): Promise<Answer<{ id: number }>> =>
  runIdempotently(platform.database, context, '/rest/merchant/order/soldOut', input, async (tx, after) => {
    const { caller, now } = context;
    const order = await lockOrderOfStaff(tx, { orderId: input.orderId, staffId: caller.id });
    if (!order) return refused('order_not_found');
    const sold = await judge(tx, order, input, now);
    if (!sold.ok) return sold;
    const transition: TransitionContext = { tx, after, now, actor: 'merchant', actorId: caller.id };
    const inAfterSale = await transitionOrder(platform, transition, order, 'declare_sold_out');
    if (!inAfterSale.ok) return inAfterSale;
    const { amount, isAll } = sold.value;
    const locked = { order: inAfterSale.value, refund: await write(transition, order, sold.value) };
    const grant = { event: 'grant_at_once', amount, liable: 'merchant', isEverything: isAll } as const;
    const granted = await grantRefund(platform, systemContext({ tx, after, now }), locked, grant);
    // Throws, because returning a refusal would commit the earlier writes.
    if (!granted.ok)
      throw new Error(`order ${order.number}: the refund of the sold-out dish was refused: ${granted.reason}`);
    const { position, sellOutUntil: until } = input;
    if (until) await sellOutLines(platform, transition, order, { positions: [position], until });
    return { ok: true, value: { id: order.id } };
  });

type SoldOut = { readonly items: readonly StoredRefundItem[]; readonly amount: number; readonly isAll: boolean };

async function judge(tx: Tx, order: OrderRow, input: Input, now: Date): Promise<Answer<SoldOut>> {
  const move = applyEvent(orderWorkflow, factsOf(order), 'declare_sold_out', 'merchant');
  if (!move.ok) return refused(move.reason, { state: order.state, event: 'declare_sold_out' });
  const latest = (order.accepted_at?.getTime() ?? 0) + outOfStockMinutes * 60_000;
  if (now.getTime() > latest) return refused('too_late');
  const lines = await refundableOrderLines(tx, order.id);
  const items = whatIsMissing(lines, input);
  if (items.length === 0 || !areItemsRefundable(lines, items)) return refused('refund_nothing_chosen');
  const worths = refundItemAmounts(lines, items);
  return {
    ok: true,
    value: {
      items: items.map((item, at) => ({ ...item, amount: worths[at] ?? 0 })),
      amount: remainingRefundAmount(order, lines, items),
      isAll: isFullRefund(lines, items),
    },
  };
}

const whatIsMissing = (lines: readonly RefundableOrderLine[], { position, quantity }: Input): RefundItem[] =>
  lines
    .filter((line) => line.position === position && line.quantity > line.refundedBefore)
    .map((line) => ({ position, quantity: quantity ?? line.quantity - line.refundedBefore }));

async function write(
  { tx, actor, actorId, now }: TransitionContext,
  order: OrderRow,
  sold: SoldOut,
): Promise<RefundRow> {
  const before = await refundsOfOrder(tx, order.id);
  const number = `R${order.number}-${before.length + 1}`;
  return insertRefund(
    tx,
    { order_id: order.id, number, reason, asked: sold.amount, items: sold.items, note: null, photos: [] },
    { event: 'declare_sold_out', actor, actorId, reason, at: now },
  );
}
