import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config.ts';

/**
 * Serves the domain association file. Apple requests the file when the domain is registered at Stripe, and again later.
 */
export function addApplePayRoute(http: FastifyInstance, { stripe }: Pick<Config, 'stripe'>): void {
  const association = stripe?.applePayAssociation ?? null;
  if (association === null) return;
  http.get('/.well-known/apple-developer-merchantid-domain-association', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(association),
  );
}
