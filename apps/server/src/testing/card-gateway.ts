import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@chifan/sandbox';
import { mountSandbox } from '../mount-sandbox.ts';
import type { Config, StripeConfig } from '../platform/config.ts';
import { openTestDatabase, type TestDatabase } from './database/test-database.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { copySandboxKeys } from './sandbox/keys.ts';

export type FaultControls = Readonly<
  Partial<
    Record<'delayMs' | 'duplicate' | 'drop' | 'badSignature' | 'error500' | 'cutAfterEffect' | 'abnormalRefund', number>
  >
>;

/**
 * A test server with the Stripe stand-in. The server uses the real Stripe library, and signed webhooks arrive over
 * HTTP.
 */
export type TestAppWithCards = TestApp & {
  readonly stripe: StripeConfig;
  readonly webhookUrl: string;
  /** Pays the payment intent with the given client secret, as the card form in the guest app does. */
  payByCard(clientSecret: string, number?: string): Promise<{ paymentIntent?: object; error?: object }>;
  setFaults(faults: FaultControls): Promise<void>;
  readonly url: string;
  /** Sends a request to a page of the sandbox, such as `alipay/pay`. */
  atSandbox(place: string, body: object): Promise<unknown>;
  readonly sandboxFolder: string;
};

export const webhookSecret = 'whsec_test_secret';

export async function openTestAppWithCards(
  changed: Partial<Config> = {},
  openDatabase: () => Promise<TestDatabase> = openTestDatabase,
): Promise<TestAppWithCards> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chifan-cards-'));
  await copySandboxKeys(folder);
  let url = '';
  const sandbox: Sandbox = await createSandbox({
    folder,
    deliverWebhookTo: () => `${url}/rest/payment/stripe/webhook`,
    stripeSecretKey: 'sk_test_key',
    stripeWebhookSecret: webhookSecret,
  });
  const stripe: StripeConfig = {
    secretKey: 'sk_test_key',
    publishableKey: 'pk_test',
    webhookSecret,
    apiBase: sandbox.stripeApiBase,
    scriptUrl: '/sandbox/stripe/v3/stripe.js',
    applePayAssociation: null,
  };
  const gateways = { stripe, alipay: sandbox.alipay, wechat: sandbox.wechat, signIn: sandbox.signIn };
  const test = await openTestApp(() => ({ ...gateways, ...changed }), openDatabase);
  mountSandbox(test.app.http, sandbox.handler);
  url = await test.app.http.listen({ port: 0, host: '127.0.0.1' });
  const post = async (place: string, body: object) => {
    const response = await fetch(`${url}/sandbox/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { paymentIntent?: object; error?: object };
  };
  return {
    ...test,
    stripe,
    url,
    atSandbox: post,
    sandboxFolder: folder,
    webhookUrl: `${url}/rest/payment/stripe/webhook`,
    payByCard: (clientSecret, number = '4242424242424242') => post('stripe/confirm', { clientSecret, number }),
    setFaults: async (faults) => {
      await post('stripe/faults', faults);
    },
    close: async () => {
      await test.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
