import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { environment } from '../../../platform/config.ts';
import { readGatewayConfigs } from '../../../platform/gateway-config.ts';
import { addApplePayRoute } from './apple-pay-route.ts';

const association = '7B227073704964223A2239373943'.repeat(4);
const keys = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_PUBLISHABLE_KEY: 'pk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const configOf = (set: Record<string, string>) => readGatewayConfigs(environment.parse({ ...keys, ...set }));

async function asked(set: Record<string, string>) {
  const http = fastify();
  addApplePayRoute(http, configOf(set));
  return http.inject('/.well-known/apple-developer-merchantid-domain-association');
}

it('the server serves Apple Pay’s domain association file if it is configured (rule payment-15)', async () => {
  const answer = await asked({ APPLE_PAY_DOMAIN_ASSOCIATION: association });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toBe(association);
});

it('the path of Apple Pay’s domain association returns 404 without a configured file', async () => {
  expect((await asked({})).statusCode).toBe(404);
  expect(() => configOf({ APPLE_PAY_DOMAIN_ASSOCIATION: '/nowhere/association' })).toThrow(/APPLE_PAY_DOMAIN/);
});
