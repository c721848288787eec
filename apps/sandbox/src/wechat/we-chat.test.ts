import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Decorator, Rsa } from 'wechatpay-axios-plugin';
import type { LoopbackServer } from '../gateways/loopback.ts';
import { openWeChatServer } from './api-server.ts';
import { keysIn } from './keys.ts';
import { consentPage, people } from './oauth.ts';
import { rfc3339 } from './pay/objects.ts';
import { bridgeCalls } from './stand-in.ts';
import { openWeChat, type SandboxWeChat } from './we-chat.ts';

let folder: string;
let weChat: SandboxWeChat;
let server: LoopbackServer;

const open = async () => {
  weChat = openWeChat({ folder, productUrl: () => '' });
  server = await openWeChatServer(weChat);
};
const close = async () => {
  await server.close();
  weChat.close();
};
// Generate the RSA keys once for all tests, because generating them takes longer than the tests.
const withKeys = mkdtempSync(path.join(tmpdir(), 'wechat-keys-'));
keysIn(withKeys);
afterAll(() => rmSync(withKeys, { recursive: true }));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wechat-'));
  cpSync(withKeys, folder, { recursive: true });
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/**
 * The WeChat Pay client library that the Chifan server uses. The library rejects responses without WeChat Pay's
 * signature.
 */
function merchant(privateKey = weChat.keys.merchantPrivateKey) {
  const { keys } = weChat;
  return new Decorator({
    mchid: keys.mchId,
    serial: keys.merchantSerial,
    privateKey,
    certs: { [keys.platformSerial]: keys.platformPublicKey },
    baseURL: server.base,
    validateStatus: () => true,
  }).v3;
}

const request = (change: object = {}) => ({
  appid: weChat.keys.appId,
  mchid: weChat.keys.mchId,
  description: 'Noodles',
  out_trade_no: 'P1_abcdef',
  time_expire: rfc3339(Date.now() + 300_000),
  notify_url: 'https://chifan.example/rest/payment/wechat/notify',
  amount: { total: 1230, currency: 'CNY' },
  payer: { openid: people[0].openId },
  ...change,
});

async function prepay(): Promise<string> {
  const { data } = await merchant().post<{ prepay_id: string }>('/v3/pay/transactions/jsapi', request());
  return data.prepay_id;
}

function requestFor(prepayId: string) {
  const { appId, merchantPrivateKey } = weChat.keys;
  const parts = { appId, timeStamp: '1', nonceStr: 'n', package: `prepay_id=${prepayId}` };
  const paySign = Rsa.sign(`${Object.values(parts).join('\n')}\n`, merchantPrivateKey);
  return { ...parts, signType: 'RSA', paySign };
}

const pay = async () => bridgeCalls['pay']?.(weChat, requestFor(await prepay()));
const stateOf = async () =>
  (
    await merchant().get<{ trade_state: string }>('/v3/pay/transactions/out-trade-no/P1_abcdef', {
      params: { mchid: weChat.keys.mchId },
    })
  ).data.trade_state;

describe('stand-in for WeChat Pay', () => {
  it('the WeChat Pay stand-in returns the same prepayment for a repeated payment number, also after a restart', async () => {
    const first = await prepay();
    expect(await prepay()).toBe(first);
    const { platformSerial } = weChat.keys;
    await close();
    await open();
    expect(await prepay()).toBe(first);
    expect(weChat.keys.platformSerial).toBe(platformSerial);
  });

  it.each<[string, object]>([
    ['an amount that is not whole fen', { amount: { total: 12.3, currency: 'CNY' } }],
    ['a payment number that is too short', { out_trade_no: 'P1' }],
    ['a payment deadline in less than a minute', { time_expire: rfc3339(Date.now() + 20_000) }],
    ['a payment without a payer', { payer: {} }],
    ['an unknown app ID', { appid: 'wx_other' }],
  ])('the WeChat Pay stand-in rejects %s', async (_what, change) => {
    expect((await merchant().post('/v3/pay/transactions/jsapi', request(change))).status).toBe(400);
  });

  it('the WeChat Pay stand-in rejects a request without the merchant’s signature', async () => {
    const answer = await merchant(weChat.keys.platformPrivateKey).post('/v3/pay/transactions/jsapi', request());
    expect(answer.data).toMatchObject({ code: 'SIGN_ERROR' });
  });

  it('in the WeChat Pay stand-in, a closed payment cannot be paid', async () => {
    const prepayId = await prepay();
    const closing = () =>
      merchant().post('/v3/pay/transactions/out-trade-no/P1_abcdef/close', { mchid: weChat.keys.mchId });
    expect((await closing()).status).toBe(204);
    expect(() => bridgeCalls['pay']?.(weChat, requestFor(prepayId))).toThrow('该订单已关闭');
    expect(await stateOf()).toBe('CLOSED');
  });

  it('in the WeChat Pay stand-in, closing a paid payment returns the error ORDERPAID', async () => {
    await pay();
    const answer = await merchant().post('/v3/pay/transactions/out-trade-no/P1_abcdef/close', {
      mchid: weChat.keys.mchId,
    });
    expect([answer.status, answer.data]).toMatchObject([400, { code: 'ORDERPAID' }]);
    expect(await stateOf()).toBe('SUCCESS');
  });

  it('the WeChat Pay stand-in creates one refund per refund number and rejects refunds above the paid amount', async () => {
    await pay();
    const refund = (out_refund_no: string, amount: number) =>
      merchant().post<{ status?: string; refund_id?: string; code?: string }>('/v3/refund/domestic/refunds', {
        out_trade_no: 'P1_abcdef',
        out_refund_no,
        amount: { refund: amount, total: 1230, currency: 'CNY' },
      });
    const [one, again] = [await refund('R1', 1000), await refund('R1', 1000)];
    expect(one.data).toMatchObject({ status: 'PROCESSING' });
    expect(again.data.refund_id).toBe(one.data.refund_id);
    expect((await refund('R2', 231)).data.code).toBe('NOT_ENOUGH');
    expect((await refund('R2', 230)).status).toBe(200);
  });

  it('the WeChat Pay stand-in provides a day’s bill with its SHA-1, and no bill for a day without payments', async () => {
    await pay();
    const of = (bill_date: string) =>
      merchant().get<{ download_url: string; hash_value: string; code?: string }>('/v3/bill/tradebill', {
        params: { bill_date },
      });
    const { data } = await of(rfc3339(Date.now()).slice(0, 10));
    const file = await merchant().get<ArrayBuffer>(data.download_url, { responseType: 'arraybuffer' });
    const bytes = Buffer.from(file.data);
    expect(createHash('sha1').update(bytes).digest('hex')).toBe(data.hash_value);
    expect(bytes.toString('utf8')).toContain('`P1_abcdef,');
    expect((await of('2020-01-01')).data.code).toBe('NO_STATEMENT_EXIST');
  });
});

describe('WeChat sign-in consent', () => {
  const query = (...names: readonly string[]) => {
    const values: Readonly<Record<string, string>> = {
      appid: weChat.keys.appId,
      redirect_uri: 'https://elsewhere.example/rest/member/weChat/callback?x=1',
      response_type: 'code',
      scope: 'snsapi_base',
      state: 'abc',
    };
    return new URLSearchParams(names.map((name) => [name, values[name] ?? '']));
  };

  it('the WeChat consent page rejects parameters in the wrong order, and returns only to paths of the Chifan server', () => {
    const page = consentPage(weChat.keys, query('appid', 'redirect_uri', 'response_type', 'scope', 'state'));
    expect(page).toContain('data-back="/rest/member/weChat/callback?x=1"');
    expect(page).not.toContain('elsewhere.example');
    const other = consentPage(weChat.keys, query('appid', 'response_type', 'redirect_uri', 'scope', 'state'));
    expect(other).not.toContain('id="allow"');
  });

  it('a sign-in code from the WeChat consent page can be exchanged only once', () => {
    const { appId: appid, appSecret: secret } = weChat.keys;
    const code = weChat.oauth.grant(people[0].openId, 'snsapi_base');
    const exchange = () => weChat.oauth.exchange(new URLSearchParams({ appid, secret, code }));
    expect(exchange()).toMatchObject({ openid: people[0].openId, scope: 'snsapi_base' });
    expect(exchange()).toMatchObject({ errcode: 40029 });
  });
});
