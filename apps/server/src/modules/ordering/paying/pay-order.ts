import type { paymentCalls } from '@chifan/contract/payment';
import type { PaymentMethod } from '@chifan/domain/payment';
import type { z } from 'zod';
import { isCheckViolation, type Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { verifyPaymentPassword } from '../../member/index.ts';
import { type AttemptRow, type GatewayName, type Gateways, insertAttempt, openAtGateway } from '../../payment/index.ts';
import { holdBalance } from '../../wallet/index.ts';
import { systemHand } from '../move-order.ts';
import { lockOrder, moveToBalance, type OrderRow } from '../order.store.ts';
import { markPaid } from './mark-paid.ts';

type Input = z.output<(typeof paymentCalls)['startPayment']['input']> & { readonly orderId: number };
type Started = z.input<(typeof paymentCalls)['startPayment']['output']>;
type MemberContext = Context<{ role: 'member'; id: number; sessionHash: string }>;

/** Pays an unpaid order: from balance at once, or by opening an attempt at a gateway. */
export function payOrder(
  platform: Platform,
  gateways: Gateways,
  input: Input,
  context: MemberContext,
): Promise<Answer<Started>> {
  return input.method === 'balance'
    ? payFromBalance(platform, input, context)
    : payAtGateway(platform, gateways, input.method, input, context);
}

async function payFromBalance(platform: Platform, input: Input, context: MemberContext): Promise<Answer<Started>> {
  const { caller, now } = context;
  const password = await verifyPaymentPassword(platform, caller.id, input.paymentPassword, now);
  if (!password.ok) return password;
  try {
    return await platform.database.transact(async (tx, after): Promise<Answer<Started>> => {
      const order = await ownUnpaidOrder(tx, caller.id, input.orderId, now);
      if (!order.ok) return order;
      const amount = order.value.payable;
      await holdBalance(tx, { orderId: order.value.id, memberId: caller.id, amount, part: 'rest', at: now });
      const covered = await moveToBalance(tx, order.value.id, amount);
      const paid = await markPaid(platform, systemHand(tx, after, now), covered);
      if (!paid.ok) return paid;
      return {
        ok: true,
        value: { attempt: order.value.number, method: 'balance', amount, state: 'settled', clientData: null },
      };
    });
  } catch (error) {
    if (isCheckViolation(error)) return refused('insufficient_balance');
    throw error;
  }
}

async function ownUnpaidOrder(tx: Tx, memberId: number, orderId: number, now: Date): Promise<Answer<OrderRow>> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  if (order.state !== 'unpaid' || order.pay_before <= now) return refused('payment_not_open', { state: order.state });
  return { ok: true, value: order };
}

/**
 * Stores the attempt, then calls the gateway: a crash between the two leaves an attempt whose number finds what the gateway
 * made. The number follows from the caller's key, so the same call twice is the same attempt.
 */
async function payAtGateway(
  platform: Platform,
  gateways: Gateways,
  method: Exclude<PaymentMethod, 'balance'>,
  input: Input,
  context: MemberContext,
): Promise<Answer<Started>> {
  if (!gateways[method]) return refused('payment_method_unavailable');
  const number = attemptNumber(context, input.orderId, method);
  const stored = await platform.database.transact(
    async (tx): Promise<Answer<{ order: OrderRow; attempt: AttemptRow }>> => {
      const order = await ownUnpaidOrder(tx, context.caller.id, input.orderId, context.now);
      if (!order.ok) return order;
      const { id: orderId, payable: amount, pay_before: expiresAt } = order.value;
      const attempt = await insertAttempt(tx, { number, orderId, method, amount, expiresAt, at: context.now });
      return { ok: true, value: { order: order.value, attempt } };
    },
  );
  if (!stored.ok) return stored;
  const { order, attempt } = stored.value;
  return open(platform, gateways, method, order, attempt);
}

async function open(
  platform: Platform,
  gateways: Gateways,
  method: GatewayName,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<Answer<Started>> {
  try {
    const clientData = await openAtGateway(platform, gateways, attempt, order.number);
    return { ok: true, value: { attempt: attempt.number, method, amount: attempt.amount, state: 'open', clientData } };
  } catch (error) {
    platform.log.warn({ err: error, attempt: attempt.number }, 'a gateway could not open a payment');
    return refused('payment_failed');
  }
}

const attemptNumber = (context: MemberContext, orderId: number, method: string): string =>
  `P${orderId}-${sha256(`${context.caller.id}|${orderId}|${method}|${context.idempotencyKey}`).slice(0, 16)}`;
