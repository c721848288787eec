import { createCipheriv, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PayEnvironment } from '@chifan/domain/payment';
import Stripe from 'stripe';
import type { TestAppWithCards } from '../../testing/index.ts';
import { knownAtWeChat, mei } from '../../testing/we-chat-guest.ts';
import type { GatewayName } from './gateways.ts';

export type Said = {
  readonly eventId: string;
  readonly number: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly isForOthers: boolean;
  readonly isForged: boolean;
};

export type Message = { readonly path: string; readonly headers: Record<string, string>; readonly body: string };

export type GatewayDriver = {
  readonly environment: PayEnvironment;
  prepare(test: TestAppWithCards, member: { readonly id: number }): Promise<void>;
  pay(test: TestAppWithCards, clientData: Readonly<Record<string, string>>): Promise<unknown>;
  say(test: TestAppWithCards, said: Said): Message;
  readonly acknowledged: { readonly status: number; readonly body: string };
  readonly refused: { readonly status: number; readonly body: string };
};

const nothing = async () => undefined;

const stripe: GatewayDriver = {
  environment: 'browser',
  prepare: nothing,
  pay: (test, { clientSecret = '' }) => test.payByCard(clientSecret),
  say: (test, said) => {
    const intent = {
      id: said.reference,
      object: 'payment_intent',
      status: 'succeeded',
      metadata: { attempt: said.number },
      amount_received: said.amount,
      currency: said.currency,
    };
    const event = { id: said.eventId, object: 'event', type: 'payment_intent.succeeded', data: { object: intent } };
    const payload = JSON.stringify(event);
    const secret = said.isForged || said.isForOthers ? 'whsec_of_another' : test.stripe.webhookSecret;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return { path: '/rest/payment/stripe/webhook', headers, body: payload };
  },
  acknowledged: { status: 200, body: '{"received":true}' },
  refused: { status: 400, body: '{"received":false}' },
};

const keysOf = (test: TestAppWithCards, name: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(test.sandboxFolder, `${name}-keys.json`), 'utf8'));

const signedBy = (key: string, text: string): string => createSign('RSA-SHA256').update(text).sign(key, 'base64');

const stranger = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

const alipay: GatewayDriver = {
  environment: 'browser',
  prepare: nothing,
  pay: async (test, { payUrl = '' }) => {
    const cashier = await fetch(new URL(payUrl, test.url));
    const token = /data-token="(\w+)"/.exec(await cashier.text())?.[1];
    return test.atSandbox('alipay/pay', { token, outcome: 'pay' });
  },
  say: (test, said) => {
    const keys = keysOf(test, 'alipay');
    const fields: Record<string, string> = {
      notify_id: said.eventId,
      notify_type: 'trade_status_sync',
      trade_status: 'TRADE_SUCCESS',
      app_id: said.isForOthers ? '2021000000000000' : (keys['appId'] ?? ''),
      seller_id: keys['sellerId'] ?? '',
      out_trade_no: said.number,
      subject: '100% 面 & 茶',
      gmt_payment: '2026-11-21 12:00:00',
      total_amount: `${Math.trunc(said.amount / 100)}.${String(said.amount % 100).padStart(2, '0')}`,
    };
    const content = Object.keys(fields)
      .toSorted()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
    const sign = signedBy(said.isForged ? stranger : (keys['alipayPrivateKey'] ?? ''), content);
    const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
    return { path: '/rest/payment/alipay/notify', headers, body };
  },
  acknowledged: { status: 200, body: 'success' },
  refused: { status: 200, body: 'failure' },
};

const wechat: GatewayDriver = {
  environment: 'wechat',
  prepare: (test, member) => knownAtWeChat(test, member, mei),
  pay: (test, clientData) => test.atSandbox('wechat/pay', clientData),
  say: (test, said) => {
    const keys = keysOf(test, 'wechat');
    const content = {
      appid: said.isForOthers ? 'wx0000000000000000' : keys['appId'],
      mchid: keys['mchId'],
      out_trade_no: said.number,
      transaction_id: '4200000000',
      trade_state: 'SUCCESS',
      amount: { total: said.amount, payer_total: said.amount, currency: said.currency.toUpperCase() },
    };
    const body = JSON.stringify({
      id: said.eventId,
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: sealed(keys['apiV3Key'] ?? '', said.eventId, JSON.stringify(content)),
    });
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('hex')];
    const key = said.isForged ? stranger : (keys['platformPrivateKey'] ?? '');
    const headers = {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keys['platformSerial'] ?? '',
      'wechatpay-signature': signedBy(key, `${timestamp}\n${nonce}\n${body}\n`),
    };
    return { path: '/rest/payment/wechat/notify', headers, body };
  },
  acknowledged: { status: 204, body: '' },
  refused: { status: 500, body: '{"code":"FAIL","message":"失败"}' },
};

function sealed(key: string, eventId: string, text: string) {
  const nonce = eventId.slice(-12).padStart(12, '0');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('transaction'));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const ciphertext = bytes.toString('base64');
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: 'transaction' };
}

/**
 * The test driver of each gateway, which acts as the guest and as the gateway. The type check fails if a gateway has no
 * driver.
 */
export const drivers = { stripe, alipay, wechat } as const satisfies Record<GatewayName, GatewayDriver>;
