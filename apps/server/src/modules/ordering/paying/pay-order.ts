import type { paymentCalls } from '@chifan/contract/payment/calls';
import type { GatewayMethod, PaymentMethod } from '@chifan/domain/payment';
import type { z } from 'zod';
import { isConditionUnmet, isUniqueViolation, type Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { isPaymentPasswordVerified, verifyPaymentPassword } from '../../member/index.ts';
import { type Gateways, type PayCall, payAtGateway, queryBoolean, sqlIsKeyUsedElsewhere } from '../../payment/index.ts';
import { heldBalanceOf, isOverdrawn } from '../../wallet/index.ts';
import {
  lockOrderAndPassword,
  lockOrderToPay,
  type OrderToPay,
  orderNumberOf,
  orderPaidByKey,
} from '../order.store.ts';

import { markPaid } from './mark-paid.ts';

type Input = z.output<(typeof paymentCalls)['startPayment']['input']>;
type Started = z.input<(typeof paymentCalls)['startPayment']['output']>;
/**
 * The payment call for purchases. The purchase module implements the call, because the ordering module may not import
 * the purchase module.
 */
export type PayPurchase = (input: Input & { purchaseId: number }, context: MemberContext) => Promise<Answer<Started>>;

export async function startPayment(
  platform: Platform,
  gateways: Gateways,
  payPurchase: PayPurchase,
  input: Input,
  context: MemberContext,
): Promise<Answer<Started>> {
  const { orderId, purchaseId } = input;
  if (orderId === undefined) {
    return purchaseId === undefined ? refused('order_not_found') : payPurchase({ ...input, purchaseId }, context);
  }
  const { method } = input;
  const told = await (method === 'balance'
    ? payFromBalance(platform, { ...input, orderId }, context)
    : openAtGateway(platform, gateways, { ...input, orderId, method }, context));
  return told.ok || told.reason !== 'payment_not_open'
    ? told
    : originalPaymentResult(platform, { orderId, method }, context, told);
}

const openAtGateway = async (
  platform: Platform,
  gateways: Gateways,
  input: Input & { orderId: number; method: GatewayMethod },
  context: MemberContext,
): Promise<Answer<Started>> => {
  const { orderId } = input;
  return payAtGateway(platform, gateways, {
    context,
    method: input.method,
    environment: input.environment,
    savesCard: input.savesCard,
    // The order number is the title that the guest sees at the gateway. `lock` checks that the caller owns the order.
    title: (await orderNumberOf(platform.database.read, orderId)) ?? '',
    pays: { orderId },
    lock: (tx) => lockToPay(tx, context.caller.id, orderId, context.now),
  });
};

/**
 * Returns the original result on a retry. The request may have paid the order before its response was lost (rule
 * call-3).
 */
async function originalPaymentResult(
  { database: { read } }: Platform,
  { orderId, method }: { readonly orderId: number; readonly method: PaymentMethod },
  context: MemberContext,
  refusal: Failure,
): Promise<Answer<Started>> {
  const call = callOf(context);
  const paid = await orderPaidByKey(read, call);
  if (!paid) {
    const isReused = method === 'balance' && (await queryBoolean(read, sqlIsKeyUsedElsewhere(call, 'order')));
    return isReused ? refused('idempotency_key_reused') : refusal;
  }
  const amount = await heldBalanceOf(read, { orderId: paid.id, part: 'rest' });
  if (paid.id !== orderId || method !== 'balance' || amount === null) return refused('idempotency_key_reused');
  return { ok: true, value: { attempt: paid.number, method, amount, state: 'settled', clientData: null } };
}

async function payFromBalance(
  platform: Platform,
  { orderId, paymentPassword: given }: Input & { orderId: number },
  context: MemberContext,
): Promise<Answer<Started>> {
  const { caller, now } = context;
  const memberId = caller.id;
  // Fast path: if the payment password was verified recently, one query locks the order and reads the stored password.
  // For another member's order, the password is verified first, so that the response does not reveal whether the order
  // exists.
  const atOnce = await inPaying(platform, now, async (transition) => {
    const locked = await lockOrderAndPassword(transition.tx, orderId);
    if (locked?.order.member_id !== memberId) return undefined;
    if (!isPaymentPasswordVerified(platform, locked.password, { memberId, given, now })) return undefined;
    return holdAndMark(platform, transition, unpaidOrder(locked.order, now), context);
  });
  if (atOnce) return atOnce;
  const password = await verifyPaymentPassword(platform, memberId, given, now);
  if (!password.ok) return password;
  return inPaying(platform, now, async (transition) =>
    holdAndMark(platform, transition, await ownUnpaidOrder(transition.tx, memberId, orderId, now), context),
  );
}

/** Runs a payment from the balance in one transaction. A violated database constraint becomes a refusal. */
async function inPaying<Told extends Answer<Started> | undefined>(
  platform: Platform,
  now: Date,
  pay: (transition: TransitionContext) => Promise<Told>,
): Promise<Told | Failure> {
  try {
    return await platform.database.transact((tx, after) => pay(systemContext({ tx, after, now })));
  } catch (error) {
    if (isConditionUnmet(error)) return refused('idempotency_key_reused');
    if (isOverdrawn(error)) return refused('insufficient_balance');
    if (isUniqueViolation(error, 'customer_order_pay_key')) return refused('idempotency_key_reused');
    throw error;
  }
}

async function holdAndMark(
  platform: Platform,
  transition: TransitionContext,
  order: Answer<OrderToPay>,
  context: MemberContext,
): Promise<Answer<Started>> {
  if (!order.ok) return order;
  const { number, payable: amount } = order.value;
  const paid = await markPaid(platform, transition, order.value, 'balance', callOf(context));
  if (!paid.ok) return paid;
  return { ok: true, value: { attempt: number, method: 'balance', amount, state: 'settled', clientData: null } };
}

const callOf = ({ caller, idempotencyKey: key }: MemberContext): PayCall => ({ memberId: caller.id, key });

async function lockToPay(tx: Tx, memberId: number, orderId: number, now: Date) {
  const order = await ownUnpaidOrder(tx, memberId, orderId, now);
  if (!order.ok) return order;
  const { payable: amount, pay_before: expiresAt } = order.value;
  return { ok: true as const, value: { amount, expiresAt } };
}

async function ownUnpaidOrder(tx: Tx, memberId: number, orderId: number, now: Date): Promise<Answer<OrderToPay>> {
  const order = await lockOrderToPay(tx, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  return unpaidOrder(order, now);
}

const unpaidOrder = (order: OrderToPay, now: Date): Answer<OrderToPay> =>
  order.state !== 'unpaid' || order.pay_before <= now
    ? refused('payment_not_open', { state: order.state })
    : { ok: true, value: order };
