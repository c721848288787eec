import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PaymentMethod } from '@chifan/domain/payment';
import { createSandbox, type Sandbox } from '@chifan/sandbox';
import type { AtGateway } from './guests.ts';

/**
 * The simulated gateways, in a process that is never killed. The gateways remember payments while the server is down.
 */
export type Outside = {
  readonly sandbox: Sandbox;
  readonly environment: Readonly<Record<string, string>>;
  payAt(method: PaymentMethod, clientData: Readonly<Record<string, string>>, doing: AtGateway): Promise<void>;
  turn(gateway: Gateway, faults: Readonly<Record<string, number>>): Promise<void>;
  close(): Promise<void>;
};

export const gateways = ['stripe', 'alipay', 'wechat'] as const;
export type Gateway = (typeof gateways)[number];

const secrets = { stripeSecretKey: 'sk_test_faults', stripeWebhookSecret: 'whsec_faults' };

export async function openOutside(productUrl: () => string): Promise<Outside> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chifan-outside-'));
  const sandbox = await createSandbox({
    folder,
    deliverWebhookTo: () => `${productUrl()}/rest/payment/stripe/webhook`,
    ...secrets,
  });
  const pages = createServer((request, response) => sandbox.handler(request, response)).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const address = pages.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/sandbox`;
  return {
    sandbox,
    environment: environmentOf(sandbox),
    payAt: (method, clientData, doing) => payAt(base, method, clientData, doing),
    turn: async (gateway, faults) => {
      await post(`${base}/${gateway}/faults`, faults);
    },
    close: async () => {
      pages.closeAllConnections();
      pages.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const environmentOf = ({ stripeApiBase, alipay, wechat }: Sandbox): Record<string, string> => ({
  STRIPE_SECRET_KEY: secrets.stripeSecretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  STRIPE_API_BASE: stripeApiBase,
  ALIPAY_APP_ID: alipay.appId,
  ALIPAY_SELLER_ID: alipay.sellerId,
  ALIPAY_PRIVATE_KEY: alipay.privateKey,
  ALIPAY_PUBLIC_KEY: alipay.alipayPublicKey,
  ALIPAY_GATEWAY: alipay.gateway,
  WECHAT_APP_ID: wechat.appId,
  WECHAT_APP_SECRET: wechat.appSecret,
  WECHAT_MCH_ID: wechat.mchId,
  WECHAT_API_V3_KEY: wechat.apiV3Key,
  WECHAT_MERCHANT_SERIAL: wechat.merchantSerial,
  WECHAT_MERCHANT_KEY: wechat.merchantKey,
  WECHAT_PLATFORM_KEYS: Object.entries(wechat.platformKeys)
    .map(([serial, key]) => `${serial}=${key.replaceAll('\n', '\\n')}`)
    .join(','),
  WECHAT_PAY_API: wechat.payApi,
  WECHAT_ACCOUNT_API: wechat.accountApi,
});

/**
 * Sends the request that a gateway's payment page sends when a guest pays, has too little money, or leaves without
 * paying.
 */
async function payAt(
  base: string,
  method: PaymentMethod,
  clientData: Readonly<Record<string, string>>,
  doing: AtGateway,
): Promise<void> {
  if (doing === 'abandon') return;
  if (method === 'stripe') {
    const number = doing === 'pay' ? '4242424242424242' : '4000000000000002';
    await post(`${base}/stripe/confirm`, { clientSecret: clientData['clientSecret'], number });
  } else if (method === 'alipay') {
    const { search } = new URL(clientData['payUrl'] ?? '');
    const page = await fetch(`${base}/alipay/gateway.do${search}`, { redirect: 'manual' });
    const token = /cashier\/(\w+)/.exec(page.headers.get('location') ?? '')?.[1];
    await post(`${base}/alipay/pay`, { token, outcome: doing });
  } else if (method === 'wechat' && doing === 'pay') await post(`${base}/wechat/pay`, clientData);
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
}
