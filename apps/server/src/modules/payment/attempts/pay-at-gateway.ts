import type { paymentCalls } from '@chifan/contract/payment/calls';
import { type PayEnvironment, worksInEnvironment } from '@chifan/domain/payment';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { openIdOf, startWeChatAuthorization } from '../../member/index.ts';
import { type GatewayName, type Gateways, gatewayTraits } from '../gateways.ts';
import { type AttemptRow, attemptByCall, insertAttempt, type PaymentTarget } from './attempt.store.ts';
import { openAttemptAtGateway } from './open-attempt.ts';
import { callKeyOf, type PayCall, queryBoolean, sqlIsKeyUsedElsewhere } from './pay-keys.store.ts';

type Started = z.input<(typeof paymentCalls)['startPayment']['output']>;

export type GatewayRequest = {
  readonly context: MemberContext;
  readonly method: GatewayName;
  readonly environment: PayEnvironment;
  readonly savesCard: boolean;
  readonly title: string;
  readonly pays: PaymentTarget;
  /**
   * Locks the order or purchase. @returns its amount and payment deadline. Runs in the transaction that stores the
   * attempt
   */
  readonly lock: (tx: Tx) => Promise<Answer<{ amount: number; expiresAt: Date }>>;
};

/**
 * Stores the payment attempt before it calls the gateway. The attempt's number is derived from the idempotency key, so
 * a retry after a crash finds the payment that the gateway created.
 */
export async function payAtGateway(
  platform: Platform,
  gateways: Gateways,
  request: GatewayRequest,
): Promise<Answer<Started>> {
  const { method, environment, context } = request;
  const gateway = gateways[method];
  if (!gateway) return refused('payment_method_unavailable');
  if (!worksInEnvironment(method, environment)) return refused(gatewayTraits[method].elsewhere);
  const payer = await payerOf(platform, request);
  if (!payer.ok) return payer;
  const number = attemptNumber(request);
  const call: PayCall = { memberId: context.caller.id, key: context.idempotencyKey };
  const callKey = callKeyOf(call);
  const stored = await platform.database.transact(async (tx): Promise<Answer<AttemptRow>> => {
    const locked = await request.lock(tx);
    if (!locked.ok) return locked;
    if (await queryBoolean(tx, sqlIsKeyUsedElsewhere(call, 'attempt'))) return refused('idempotency_key_reused');
    const attempt = await insertAttempt(tx, {
      number,
      callKey,
      pays: request.pays,
      method,
      at: context.now,
      ...locked.value,
      reference: gateway.isReferenceOurNumber ? number : null,
      opening: {
        title: request.title,
        environment,
        clientIp: context.ip,
        openId: payer.value,
        memberId: context.caller.id,
        returnUrl: returnUrl(platform, request),
        savesCard: request.savesCard,
      },
    });
    return isOfThisCall(attempt, request) ? { ok: true, value: attempt } : refused('idempotency_key_reused');
  });
  if (stored.ok) return open(platform, gateways, stored.value);
  return stored.reason === 'payment_not_open'
    ? originalAttemptResult(platform, request, { number, callKey }, stored)
    : stored;
}

/**
 * True if the same call stored the attempt. A call with the same idempotency key from another environment (WeChat,
 * Alipay or a browser) is a different call (rule payment-5).
 */
const isOfThisCall = (attempt: AttemptRow | undefined, { environment }: GatewayRequest): attempt is AttemptRow =>
  attempt?.opening.environment === environment;

/**
 * Handles an order that can no longer be paid. Returns the original result if the same call already paid the order and
 * the response was lost.
 */
async function originalAttemptResult(
  platform: Platform,
  request: GatewayRequest,
  { number, callKey }: { readonly number: string; readonly callKey: string },
  refusal: Failure,
): Promise<Answer<Started>> {
  const before = await attemptByCall(platform.database.read, callKey);
  if (!before) return refusal;
  if (before.number !== number || !isOfThisCall(before, request)) return refused('idempotency_key_reused');
  if (before.state !== 'settled') return refusal;
  const { method, amount, client_data: clientData } = before;
  return { ok: true, value: { attempt: number, method, amount, state: 'settled', clientData } };
}

async function open(platform: Platform, gateways: Gateways, attempt: AttemptRow): Promise<Answer<Started>> {
  const { number, method, amount } = attempt;
  try {
    const clientData = await openAttemptAtGateway(platform, gateways, attempt);
    return { ok: true, value: { attempt: number, method, amount, state: 'open', clientData } };
  } catch (error) {
    platform.log.warn({ err: error, attempt: number }, 'gateway failed to open a payment');
    return refused('payment_failed');
  }
}

const idOf = (pays: PaymentTarget) => ('orderId' in pays ? pays.orderId : pays.purchaseId);

/**
 * The number starts with P for an order and T for a purchase. WeChat accepts 6 to 32 characters: letters, digits and _.
 */
function attemptNumber({ context, method, pays }: GatewayRequest): string {
  const what = `${'orderId' in pays ? 'P' : 'T'}${idOf(pays)}`;
  const told = sha256(`${context.caller.id}|${what}|${method}|${context.idempotencyKey}`);
  return `${what}_${told.slice(0, 16)}`;
}

/** The gateway sends the guest back to a path of the server, because some gateways drop the part of the URL after #. */
const returnUrl = ({ config }: Platform, { method, pays }: GatewayRequest): string =>
  `${config.publicUrl}/rest/payment/return/${method}?${'orderId' in pays ? 'orderId' : 'purchaseId'}=${idOf(pays)}`;

/**
 * The guest's WeChat openId, or null if the gateway needs none. A member without an openId is sent to WeChat's
 * authorization first.
 */
async function payerOf(
  platform: Platform,
  { method, context }: { readonly method: GatewayName; readonly context: MemberContext },
): Promise<Answer<string | null>> {
  if (!gatewayTraits[method].needsPayer) return { ok: true, value: null };
  const openId = await openIdOf(platform.database.read, context.caller.id);
  if (openId !== null) return { ok: true, value: openId };
  const authorization = startWeChatAuthorization(platform, 'pay', context.now);
  return authorization.ok ? refused('wechat_authorization_needed', authorization.value) : authorization;
}
