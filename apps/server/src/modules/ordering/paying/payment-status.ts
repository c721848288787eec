import type { paymentCalls } from '@chifan/contract/payment/calls';
import { isPaymentMethod } from '@chifan/domain/payment';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { type AttemptRow, attemptsOfOrder, type Gateways, queryGateway } from '../../payment/index.ts';
import { type OrderInList, orderInList } from '../reading/read-orders.store.ts';

type Status = z.input<(typeof paymentCalls)['paymentStatus']['output']>;

/**
 * Returns the state of a payment. The guest waits for the response after returning from the gateway, so the server
 * queries the gateway at once if an attempt is still open.
 */
export async function paymentStatus(
  platform: Platform,
  gateways: Gateways,
  memberId: number,
  orderId: number,
): Promise<Answer<Status>> {
  const { read } = platform.database;
  const order = await orderInList(read, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  const [newest] = await attemptsOfOrder(read, orderId);
  if (order.state !== 'unpaid' || newest?.state !== 'open') return { ok: true, value: statusOf(order, newest) };
  await queryGateway(platform, gateways, newest);
  const [asked] = await attemptsOfOrder(read, orderId);
  return { ok: true, value: statusOf((await orderInList(read, orderId)) ?? order, asked) };
}

function statusOf(order: OrderInList, newest: Pick<AttemptRow, 'state' | 'method'> | undefined): Status {
  // An order that was paid from the balance has no payment attempt, so its state comes from `paid_at`.
  const paymentState = order.paid_at === null ? (newest?.state ?? 'none') : 'settled';
  return {
    orderId: order.id,
    method: isPaymentMethod(order.paid_method) ? order.paid_method : (newest?.method ?? null),
    number: order.number,
    orderState: order.state,
    paymentState,
    payable: order.payable,
    payBefore: order.pay_before.toISOString(),
    type: order.type,
    isEatenHere: order.dining === 'dine_in' && order.set_meal_id === null,
    tableNumber: order.table_number,
    setMealId: order.set_meal_id,
  };
}
