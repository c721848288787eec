import type { FastifyInstance } from 'fastify';
import { failureEnvelope, refused } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/module.ts';
import type { Gateways } from './gateways.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * POST /rest/payment/stripe/webhook: verifies the raw bytes, writes, then acknowledges. Anything else than a 2xx makes
 * Stripe send again, so a failure of ours must not be acknowledged.
 */
export function addStripeWebhook(http: FastifyInstance, platform: Platform, gateways: Gateways): void {
  void http.register(async (scope) => {
    // The signature is over the bytes as sent: this scope must not parse them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/rest/payment/stripe/webhook', async (request, reply) => {
      const notice = Buffer.isBuffer(request.body)
        ? gateways.stripe?.readNotice(request.body, request.headers)
        : undefined;
      if (!notice) {
        platform.log.error(
          { alert: 'payment', method: 'stripe', from: request.ip },
          'a webhook with a signature that is not Stripe’s',
        );
        const { status, body } = failureEnvelope(refused('signature_invalid'), 'en');
        return reply.code(status).send(body);
      }
      if (notice.settled) {
        const outcome = await settleAttempt(platform, { method: 'stripe', eventId: notice.eventId, ...notice.settled });
        if (outcome === 'mismatch') return reply.code(400).send({ received: false });
      }
      return reply.code(200).send({ received: true });
    });
  });
}
