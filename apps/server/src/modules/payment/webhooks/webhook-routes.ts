import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/module.ts';
import { type GatewayName, type Gateways, gatewayNames, gatewayTraits } from '../gateways.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { raiseAlert } from './raise-alert.ts';
import { receiveWebhook } from './receive-webhook.ts';

/**
 * POST /rest/payment/<method>/notify (Stripe's is called webhook) for every gateway that is configured. Verifies the
 * raw bytes, writes, then acknowledges in the gateway's own words; else the gateway tells again.
 */
export function addWebhookRoutes(http: FastifyInstance, platform: Platform, gateways: Gateways): void {
  void http.register(async (scope) => {
    // The signature is over the bytes as sent: this scope must not parse them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const method of gatewayNames) {
      const gateway = gateways[method];
      if (gateway)
        scope.post(noticePath(method), (request, reply) => answer(platform, method, gateway, request, reply));
    }
  });
}

export const noticePath = (method: GatewayName): string => `/rest/payment/${method}/${gatewayTraits[method].webhook}`;

async function answer(
  platform: Platform,
  method: GatewayName,
  gateway: PaymentGateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isTaken = await hear(platform, method, gateway, request).catch((error: unknown) => {
    platform.log.error({ err: error, method }, 'a notice of a gateway could not be written');
    return false;
  });
  const { status, contentType, body } = gateway.acknowledge(isTaken);
  return reply.code(status).type(contentType).send(body);
}

async function hear(
  platform: Platform,
  method: GatewayName,
  gateway: PaymentGateway,
  request: FastifyRequest,
): Promise<boolean> {
  const notice = Buffer.isBuffer(request.body) ? gateway.readWebhook(request.body, request.headers) : 'forged';
  if (notice !== 'forged' && notice !== 'wrong_app') return receiveWebhook(platform, method, notice);
  const kind = notice === 'forged' ? 'bad_signature' : 'wrong_app';
  const says = { code: 'sent_from', ip: request.ip } as const;
  await raiseAlert(platform.database.alone, platform, { method, kind, reference: null, says });
  return false;
}
