import type { paymentCalls } from '@chifan/contract/payment/calls';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { verifyPaymentPassword } from '../../member/index.ts';
import { type Gateways, payAtGateway, queryBoolean, sqlIsKeyUsedElsewhere } from '../../payment/index.ts';
import { isOverdrawn, payPurchaseFromBalance } from '../../wallet/index.ts';
import { lockPurchase, type PurchaseRow } from '../purchase.store.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';

type Input = z.output<(typeof paymentCalls)['startPayment']['input']> & { readonly purchaseId: number };
type Started = z.input<(typeof paymentCalls)['startPayment']['output']>;

/** Pays an open purchase at a gateway, or a coupon from the balance. A top-up cannot be paid from the balance. */
export async function payPurchase(
  platform: Platform,
  gateways: Gateways,
  input: Input,
  context: MemberContext,
): Promise<Answer<Started>> {
  const { method, environment, savesCard, purchaseId } = input;
  if (method === 'balance') return payFromBalance(platform, input, context);
  return payAtGateway(platform, gateways, {
    context,
    method,
    environment,
    savesCard,
    title: `Chifan ${purchaseId}`,
    pays: { purchaseId },
    lock: async (tx) => {
      const purchase = await ownOpenPurchase(tx, purchaseId, context);
      if (!purchase.ok) return purchase;
      return { ok: true, value: { amount: purchase.value.amount, expiresAt: purchase.value.pay_before } };
    },
  });
}

async function payFromBalance(platform: Platform, input: Input, context: MemberContext): Promise<Answer<Started>> {
  const { caller, now } = context;
  const password = await verifyPaymentPassword(platform, caller.id, input.paymentPassword, now);
  if (!password.ok) return password;
  try {
    // The stored request excludes the password, because six digits are easily found from their hash.
    const { purchaseId: asked, method } = input;
    const body = { purchaseId: asked, method };
    return await runIdempotently<Started>(
      platform.database,
      context,
      '/rest/payment/start',
      body,
      async (tx, after) => {
        const open = await ownOpenPurchase(tx, input.purchaseId, context);
        if (!open.ok) return open;
        const call = { memberId: caller.id, key: context.idempotencyKey };
        if (await queryBoolean(tx, sqlIsKeyUsedElsewhere(call, 'answer'))) return refused('idempotency_key_reused');
        const { id: purchaseId, number, amount, kind } = open.value;
        if (kind === 'top_up') return refused('payment_method_unavailable');
        await payPurchaseFromBalance(tx, { purchaseId, memberId: caller.id, amount, at: now });
        const transition = { tx, after, now, actor: 'member', actorId: caller.id } as const;
        const paid = await fulfilPurchase(platform, transition, open.value, { method: 'balance', attemptId: null });
        if (!paid.ok) throw new Error(`an open purchase could not be paid: ${paid.reason}`);
        return { ok: true, value: { attempt: number, method: 'balance', amount, state: 'settled', clientData: null } };
      },
    );
  } catch (error) {
    if (isOverdrawn(error)) return refused('insufficient_balance');
    throw error;
  }
}

async function ownOpenPurchase(
  tx: Tx,
  purchaseId: number,
  { caller, now }: MemberContext,
): Promise<Answer<PurchaseRow>> {
  const purchase = await lockPurchase(tx, purchaseId);
  if (!purchase || purchase.member_id !== caller.id) return refused('purchase_not_found');
  if (purchase.state !== 'unpaid' || purchase.pay_before <= now) {
    return refused('payment_not_open', { state: purchase.state });
  }
  return { ok: true, value: purchase };
}
