import type { FastifyInstance } from 'fastify';
import { gatewayNames } from '../gateways.ts';

/** GET /rest/payment/return/<method>. It says nothing of whether the money came: the screen asks (`back`). */
export function addReturnRoute(http: FastifyInstance): void {
  for (const method of gatewayNames) {
    http.get<{ Querystring: Record<string, unknown> }>(`/rest/payment/return/${method}`, (request, reply) =>
      reply.redirect(`/web/#/pages/shop/success/success${queryOf(request.query)}`, 302),
    );
  }
}

/** Only our own ids travel on: whatever else the gateway added, its signature included, is left behind. */
function queryOf(query: Readonly<Record<string, unknown>>): string {
  for (const name of ['orderId', 'purchaseId']) {
    const value = query[name];
    if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return `?${name}=${value}&back=1`;
  }
  return '';
}
