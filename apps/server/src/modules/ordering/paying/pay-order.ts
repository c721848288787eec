import type { paymentCalls } from '@chifan/contract/payment';
import type { z } from 'zod';
import { isCheckViolation, type Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { verifyPaymentPassword } from '../../member/index.ts';
import { type Gateways, payAtGateway } from '../../payment/index.ts';
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
    : payAtGateway(platform, gateways, {
        ...{ context, method: input.method, environment: input.environment },
        title: 'Chifan',
        pays: { orderId: input.orderId },
        lock: (tx) => amountDue(tx, input.orderId, context),
      });
}

async function amountDue(tx: Tx, orderId: number, { caller, now }: MemberContext) {
  const order = await ownUnpaidOrder(tx, caller.id, orderId, now);
  if (!order.ok) return order;
  return { ok: true as const, value: { amount: order.value.payable, expiresAt: order.value.pay_before } };
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
