import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { settleAttemptInTransaction } from '../attempts/settle-attempt.ts';
import { enqueueLimitCards } from '../cards/limit-cards.ts';
import { onDispute } from '../disputes/on-dispute.ts';
import { onGatewayRefund } from '../gateway-refunds/on-gateway-refund.ts';
import { type GatewayName, type Gateways, gatewayNames, gatewayTraits } from '../gateways.ts';
import type { GatewayWebhook, PaymentGateway } from '../payment-gateway.ts';
import { insertGatewayEvent, markEventRefused } from './alert.store.ts';
import { raiseAlert } from './raise-alert.ts';

/**
 * Adds POST /rest/payment/<method>/notify (Stripe: /webhook) for every configured gateway. The handler verifies the
 * signature, stores the webhook, and then acknowledges it in the gateway's format. A gateway repeats a webhook that is
 * not acknowledged.
 */
export function addWebhookRoutes(http: FastifyInstance, platform: Platform, gateways: Gateways): void {
  void http.register(async (scope) => {
    // The signature covers the raw bytes of the webhook, so Fastify must not parse the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const method of gatewayNames) {
      const gateway = gateways[method];
      if (gateway)
        scope.post(webhookPath(method), (request, reply) => answer(platform, method, gateway, request, reply));
    }
  });
}

export const webhookPath = (method: GatewayName): string => `/rest/payment/${method}/${gatewayTraits[method].webhook}`;

/**
 * HTTP status for a forged webhook, which is an error of the sender. Status 500 would count as an error of our server.
 */
const forgedStatus = 400;

async function answer(
  platform: Platform,
  method: GatewayName,
  gateway: PaymentGateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const heard = await handleWebhook(platform, method, gateway, request).catch((error: unknown) => {
    platform.log.error({ err: error, method }, 'gateway notice could not be stored');
    return false;
  });
  const { status, contentType, body } = gateway.acknowledge(heard === true);
  return reply
    .code(heard === 'forged' ? forgedStatus : status)
    .type(contentType)
    .send(body);
}

async function handleWebhook(
  platform: Platform,
  method: GatewayName,
  gateway: PaymentGateway,
  request: FastifyRequest,
): Promise<boolean | 'forged'> {
  const notice = Buffer.isBuffer(request.body) ? await gateway.readWebhook(request.body, request.headers) : 'forged';
  if (notice !== 'forged' && notice !== 'wrong_app') return receiveWebhook(platform, method, notice);
  const kind = notice === 'forged' ? 'bad_signature' : 'wrong_app';
  const says = { code: 'sent_from', ip: request.ip } as const;
  await raiseAlert(platform.database.alone, platform, { method, kind, reference: null, says });
  return notice === 'forged' && 'forged';
}

/**
 * Handles a verified webhook in one transaction, so that concurrent repetitions have one effect. @returns whether to
 * acknowledge the webhook. A wrong amount or a reused event id is not acknowledged.
 */
const receiveWebhook = (platform: Platform, method: GatewayName, notice: GatewayWebhook): Promise<boolean> =>
  platform.database.transact(async (tx, after) => {
    after(platform.wakeJobs);
    const { eventId: id, settled, gatewayRefund, dispute, cardSavedFor } = notice;
    // Excludes the payer, because events stored by older versions do not contain one, and repetitions must compare as
    // equal.
    const said = JSON.stringify([
      settled && { ...settled, payer: undefined },
      gatewayRefund,
      ...(dispute ? [dispute] : []),
      ...(cardSavedFor ? [cardSavedFor] : []),
    ]);
    const memory = await insertGatewayEvent(tx, { method, id, said, at: platform.clock.now() });
    if (memory === 'known') return true;
    if (memory === 'refused') return false;
    if (memory === 'other_content') return refuseReplay(tx, platform, method, id);
    const outcome = settled === null ? 'known' : await settleAttemptInTransaction(tx, platform, method, settled);
    if (gatewayRefund !== null) await onGatewayRefund(tx, platform, method, gatewayRefund);
    if (dispute) await onDispute({ tx, platform, after }, method, dispute);
    if (cardSavedFor) await enqueueLimitCards(tx, { key: id, customer: cardSavedFor });
    if (outcome === 'mismatch') await markEventRefused(tx, { method, id });
    return outcome !== 'mismatch';
  });

async function refuseReplay(tx: Tx, platform: Platform, method: GatewayName, reference: string): Promise<boolean> {
  await raiseAlert(tx, platform, { method, kind: 'replayed', reference, says: { code: 'other_content' } });
  return false;
}

/**
 * Adds GET /rest/payment/return/<method>, which sends the guest from the gateway back to the app. The redirect does not
 * contain the result of the payment, so the screen queries the result.
 */
export function addReturnRoute(http: FastifyInstance): void {
  for (const method of gatewayNames) {
    http.get<{ Querystring: Record<string, unknown> }>(`/rest/payment/return/${method}`, (request, reply) =>
      reply.redirect(`/web/#/${placeOf(request.query)}`, 302),
    );
  }
}

/**
 * A guest who saved a card returns to the screen of saved cards. Other guests return to the screen of their order or
 * purchase.
 */
const placeOf = (query: Readonly<Record<string, unknown>>): string =>
  query['card'] === '1' ? `pages/mine/cards/cards${setupOf(query)}` : `pages/shop/success/success${queryOf(query)}`;

/** Stripe adds the id of the card setup. With this id, the screen checks whether the card was saved. */
const setupOf = ({ setup_intent: setup }: Readonly<Record<string, unknown>>): string =>
  typeof setup === 'string' && /^seti_\w{1,90}$/.test(setup) ? `?setup=${setup}` : '';

/**
 * Stripe adds the id of the payment to the URL. The screen needs the id, because the guest may have saved a card in the
 * form of this payment.
 */
const paymentOf = ({ payment_intent: payment }: Readonly<Record<string, unknown>>): string =>
  typeof payment === 'string' && /^pi_\w{1,90}$/.test(payment) ? `&setup=${payment}` : '';

/**
 * Passes on only the ids of the order or purchase and of a card payment. Drops the other parameters of the gateway,
 * such as its signature.
 */
function queryOf(query: Readonly<Record<string, unknown>>): string {
  for (const name of ['orderId', 'purchaseId']) {
    const value = query[name];
    if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return `?${name}=${value}&back=1${paymentOf(query)}`;
  }
  return '';
}
