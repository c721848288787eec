import { createCipheriv, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WeChatConfig } from '../../platform/config.ts';
import { noodlesToTakeAway, openTestCity, placeAnother, type SmallCity, type TestApp } from '../../testing/index.ts';
import { insertAttempt } from './attempts/attempt.store.ts';

const newPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [merchant, publicKeyOfPlatform, certificateOfPlatform, stranger] = [newPair(), newPair(), newPair(), newPair()];

/** A merchant account that changes from certificates to the public key. WeChat Pay signs with either key. */
const wechat: WeChatConfig = {
  appId: 'wx0123456789abcdef',
  appSecret: 'secret',
  mchId: '1900000001',
  apiV3Key: '0123456789abcdef0123456789abcdef',
  merchantSerial: 'MERCHANT',
  merchantKey: merchant.privateKey,
  platformKeys: { PUB_KEY_ID_01: publicKeyOfPlatform.publicKey, CERTIFICATE: certificateOfPlatform.publicKey },
  payApi: 'http://127.0.0.1:9',
  accountApi: 'http://127.0.0.1:9',
  authorizeUrl: 'http://127.0.0.1:9',
  bridgeUrl: null,
};

let test: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app: test, city } = await openTestCity(() => ({ wechat })));
});
afterAll(() => test.close());

type Sent = {
  readonly body: string;
  readonly serial?: string;
  readonly privateKey?: string;
  readonly skewSeconds?: number;
  readonly signature?: string;
};

async function post({ body, serial = 'PUB_KEY_ID_01', privateKey, skewSeconds = 0, signature }: Sent) {
  const timestamp = String(Math.floor(Date.now() / 1000) + skewSeconds);
  const nonce = randomBytes(16).toString('hex');
  const text = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
  const answer = await test.raw({
    method: 'POST',
    url: '/rest/payment/wechat/notify',
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature':
        signature ?? sign('sha256', text, privateKey ?? publicKeyOfPlatform.privateKey).toString('base64'),
    },
    body,
  });
  return { status: answer.statusCode, body: answer.body };
}

type News = { readonly type?: string; readonly id?: string; readonly key?: string; readonly content: object };

function noticeOf({ type = 'TRANSACTION.SUCCESS', id = randomUUID(), key = wechat.apiV3Key, content }: News): string {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('transaction'));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
  const resource = {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: 'transaction',
    original_type: 'transaction',
  };
  return JSON.stringify({ id, event_type: type, resource: { ...resource, ciphertext: sealed.toString('base64') } });
}

async function openAttempt() {
  const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const number = `P${orderId}_${randomBytes(8).toString('hex')}`;
  const at = test.clock.now();
  const opening = { title: 'x', environment: 'wechat', clientIp: '127.0.0.1', openId: 'o1', returnUrl: '/' } as const;
  await test.app.database.transact((tx) =>
    insertAttempt(tx, {
      number,
      callKey: number,
      pays: { orderId },
      method: 'wechat',
      amount: payable,
      reference: number,
      opening,
      at,
      expiresAt: new Date(at.getTime() + 300_000),
    }),
  );
  return { orderId, payable, number };
}

const paid = ({ number, payable }: { number: string; payable: number }, change: object = {}) => ({
  appid: wechat.appId,
  mchid: wechat.mchId,
  out_trade_no: number,
  transaction_id: '4200000000',
  trade_state: 'SUCCESS',
  amount: { total: payable, payer_total: payable, currency: 'CNY', payer_currency: 'CNY' },
  ...change,
});

const timeline = async (orderId: number) => {
  await test.drain();
  const { state, timeline: rows } = (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
  return { state, pays: rows.filter((row) => row.event === 'pay').length };
};

async function alerts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`SELECT kind, sum(count)::int AS count FROM gateway_alert
    WHERE method = 'wechat' GROUP BY kind`.execute(test.app.database.read);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

describe('webhooks of WeChat Pay', () => {
  it('fifty concurrent copies of a WeChat Pay webhook mark the order as paid once and are answered with 204 (case 2)', async () => {
    const attempt = await openAttempt();
    const body = noticeOf({ content: paid(attempt) });
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ body })));
    expect(new Set(answers.map(({ status, body: said }) => `${status}${said}`))).toEqual(new Set(['204']));
    expect(await timeline(attempt.orderId)).toEqual({ state: 'pending', pays: 1 });
  });

  it('a WeChat webhook signed by the certificate is accepted while the public key is configured too', async () => {
    const attempt = await openAttempt();
    const sent = { serial: 'CERTIFICATE', privateKey: certificateOfPlatform.privateKey };
    expect((await post({ body: noticeOf({ content: paid(attempt) }), ...sent })).status).toBe(204);
    expect((await timeline(attempt.orderId)).state).toBe('pending');
  });

  it('WeChat webhooks about a payment and its refund are both accepted if the refund’s webhook arrives first (case 3)', async () => {
    const attempt = await openAttempt();
    const content = {
      mchid: wechat.mchId,
      out_refund_no: `R_${attempt.number}`,
      refund_id: '50300',
      refund_status: 'SUCCESS',
    };
    expect((await post({ body: noticeOf({ type: 'REFUND.SUCCESS', content }) })).status).toBe(204);
    expect((await post({ body: noticeOf({ content: paid(attempt) }) })).status).toBe(204);
    expect((await timeline(attempt.orderId)).state).toBe('pending');
  });
});

describe('webhooks that WeChat Pay did not send (case 4)', () => {
  type Forgery = (attempt: { number: string; payable: number }) => Sent;
  const good = (attempt: { number: string; payable: number }) => noticeOf({ content: paid(attempt) });
  const failed = { status: 500, body: '{"code":"FAIL","message":"失败"}' };

  it.each<[string, string, Forgery]>([
    ['signed with another key', 'bad_signature', (of) => ({ body: good(of), privateKey: stranger.privateKey })],
    ['with an unknown key serial number', 'bad_signature', (of) => ({ body: good(of), serial: 'toString' })],
    ['signed an hour ago', 'bad_signature', (of) => ({ body: good(of), skewSeconds: -3600 })],
    ['signed an hour ahead', 'bad_signature', (of) => ({ body: good(of), skewSeconds: 3600 })],
    [
      'with a test signature of WeChat Pay',
      'bad_signature',
      (of) => ({ body: good(of), signature: 'WECHATPAY/SIGNTEST/abcd' }),
    ],
    [
      'for another merchant’s key',
      'wrong_app',
      (of) => ({ body: noticeOf({ key: 'f'.repeat(32), content: paid(of) }) }),
    ],
    ['for another app', 'wrong_app', (of) => ({ body: noticeOf({ content: paid(of, { appid: 'wx_other' }) }) })],
    ['for another merchant', 'wrong_app', (of) => ({ body: noticeOf({ content: paid(of, { mchid: '1' }) }) })],
    [
      'with another amount',
      'wrong_amount',
      (of) => ({ body: noticeOf({ content: paid(of, { amount: { total: 1, currency: 'CNY' } }) }) }),
    ],
    [
      'in another currency',
      'wrong_amount',
      (of) => ({ body: noticeOf({ content: paid(of, { amount: { total: of.payable, currency: 'USD' } }) }) }),
    ],
  ])('a WeChat webhook %s pays no order and raises an alert', async (_what, kind, forge) => {
    const before = (await alerts())[kind] ?? 0;
    const attempt = await openAttempt();
    expect(await post(forge(attempt))).toEqual(kind === 'bad_signature' ? { ...failed, status: 400 } : failed);
    expect(await timeline(attempt.orderId)).toEqual({ state: 'unpaid', pays: 0 });
    expect((await alerts())[kind]).toBe(before + 1);
  });

  it('a WeChat webhook with a known event id and another payment is refused and raises an alert', async () => {
    const [one, other] = [await openAttempt(), await openAttempt()];
    const id = randomUUID();
    await post({ body: noticeOf({ id, content: paid(one) }) });
    expect(await post({ body: noticeOf({ id, content: paid(other) }) })).toEqual(failed);
    expect((await timeline(other.orderId)).state).toBe('unpaid');
    expect(await alerts()).toMatchObject({ replayed: 1 });
  });

  it('a WeChat webhook about an unknown payment raises an alert', async () => {
    await post({ body: noticeOf({ content: paid({ number: 'P0_nobody', payable: 100 }) }) });
    expect(await alerts()).toMatchObject({ unknown_payment: 1 });
  });
});
