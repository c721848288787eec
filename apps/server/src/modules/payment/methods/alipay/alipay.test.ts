import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { AlipayConfig } from '../../../../platform/config.ts';
import { createAlipayGateway } from './alipay.ts';
import { fenOfYuan, shanghaiTime, yuanOfFen } from './client.ts';

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [1999, '19.99'],
  [100_000_000_07, '100000000.07'],
])('%d fen are formatted as %s yuan and parsed back without floating point', (fen, yuan) => {
  expect([yuanOfFen(fen), fenOfYuan(yuan)]).toEqual([yuan, fen]);
});

test.each(['1.234', '-1.00', '1,00', '', '1e3', ' 1.00'])('fenOfYuan throws for the text %j', (text) => {
  expect(() => fenOfYuan(text)).toThrow('not an amount');
});

test('fenOfYuan parses amounts with no decimals or one decimal', () => {
  expect([fenOfYuan('12'), fenOfYuan('12.3')]).toEqual([1200, 1230]);
});

test('shanghaiTime formats a time in Shanghai’s time zone', () => {
  expect(shanghaiTime(new Date('2026-11-20T16:00:01Z'))).toBe('2026-11-21 00:00:01');
});

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, theirs] = [pair(), pair()];

/** Returns a minimal certificate, whose signature is not checked. */
function certificateOf({ publicKey }: { publicKey: string }, name: string, serial: number): string {
  const sha256WithRsa = der(0x30, der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05, Buffer.alloc(0)));
  const commonName = der(0x06, Buffer.from('550403', 'hex'));
  const whose = der(0x30, der(0x31, der(0x30, commonName, der(0x0c, Buffer.from(name)))));
  const times = ['20260101000000Z', '20460101000000Z'].map((time) => der(0x18, Buffer.from(time)));
  const key = Buffer.from(bare(publicKey), 'base64');
  const number = der(0x02, Buffer.from([serial]));
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const told = der(0x30, version, number, sha256WithRsa, whose, der(0x30, ...times), whose, key);
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', told, theirs.privateKey)]));
  const base64 = der(0x30, told, sha256WithRsa, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const bare = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, '');

let server: Server;
let config: AlipayConfig;
let say: (method: string) => string;

beforeEach(async () => {
  server = createServer((request, response) => {
    const method = new URL(request.url ?? '', 'http://x').searchParams.get('method') ?? '';
    request.resume().on('end', () => response.end(say(method)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  config = {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    // Keys without the PEM header and without line breaks, as Alipay's own tool writes them.
    privateKey: bare(ours.privateKey),
    alipayPublicKey: bare(theirs.publicKey),
    gateway: `http://127.0.0.1:${port}/gateway.do`,
    cashier: null,
  };
});
afterEach(() => server.close());

const answer =
  (content: object, key = theirs.privateKey) =>
  (method: string) => {
    const text = JSON.stringify(content);
    const signature = sign('sha256', Buffer.from(text), key).toString('base64');
    return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signature}"}`;
  };

const paid = { code: '10000', out_trade_no: 'P1_abc', trade_status: 'TRADE_SUCCESS', total_amount: '88.00' };

describe('responses of Alipay', () => {
  const gateway = () => createAlipayGateway(config, 'https://example.org');

  it('query accepts a response of Alipay with a valid signature', async () => {
    say = answer(paid);
    expect(await gateway().query('P1_abc')).toEqual({ state: 'settled', amount: 8800, currency: 'cny' });
  });

  it('query rejects a response of Alipay that was changed in transit, signed with another key, or not signed', async () => {
    say = (method) => answer(paid)(method).replace('88.00', '0.01');
    await expect(gateway().query('P1_abc')).rejects.toThrow('验签失败');
    say = answer(paid, ours.privateKey);
    await expect(gateway().query('P1_abc')).rejects.toThrow('验签失败');
    say = () => '{"error_response":{"code":"10000"}}';
    await expect(gateway().query('P1_abc')).rejects.toThrow();
  });

  it('query rejects a signed response of Alipay about another payment', async () => {
    say = answer({ ...paid, out_trade_no: 'P2_other' });
    await expect(gateway().query('P1_abc')).rejects.toThrow('P2_other');
  });

  it('query reports a fully refunded payment at Alipay as settled, and a payment that was closed unpaid as cancelled', async () => {
    say = answer({ ...paid, trade_status: 'TRADE_CLOSED', send_pay_date: '2026-11-21 12:00:00' });
    expect(await gateway().query('P1_abc')).toMatchObject({ state: 'settled' });
    say = answer({ ...paid, trade_status: 'TRADE_CLOSED' });
    expect(await gateway().query('P1_abc')).toEqual({ state: 'cancelled' });
  });
});

test('with certificates, Alipay payouts are available and each request contains the serial numbers of the certificates', async () => {
  const certificates = {
    app: certificateOf(ours, 'Our app', 1),
    alipay: certificateOf(theirs, 'Alipay', 2),
    root: certificateOf(theirs, 'Root', 3),
  };
  const asked: string[] = [];
  server.on('request', (request) => asked.push(request.url ?? ''));
  const { payouts } = createAlipayGateway({ ...config, certificates }, 'https://example.org');
  say = answer({ code: '10000', out_biz_no: 'W1_abc', order_id: '2026', status: 'SUCCESS' });
  expect(await payouts?.queryPayout('W1_abc')).toEqual({ state: 'settled', reference: '2026' });
  expect(new URL(asked[0] ?? '', 'http://x').searchParams.get('app_cert_sn')).toMatch(/^[0-9a-f]{32}$/);
  expect(new URL(asked[0] ?? '', 'http://x').searchParams.get('alipay_root_cert_sn')).toMatch(/^[0-9a-f]{32}$/);
  say = answer({ code: '10000', out_biz_no: 'W1_abc', order_id: '2026', status: 'SUCCESS' }, ours.privateKey);
  await expect(payouts?.queryPayout('W1_abc')).rejects.toThrow('验签失败');
  expect(createAlipayGateway(config, 'https://example.org').payouts).toBeUndefined();
});

describe('responses of Alipay to a payout', () => {
  const wanted = { number: 'W1_abc', amount: 2_000, account: 'a@example.com', name: '李雷', title: 'W1' };
  const told = async (content: object) => {
    say = answer(content);
    const { payouts } = createAlipayGateway({ ...config, cashier: '/sandbox' }, 'https://example.org');
    return payouts?.payout(wanted);
  };

  it.each([
    ['PAYEE_NOT_EXIST', 'failed', 'payee_not_found'],
    ['PAYEE_USER_INFO_ERROR', 'failed', 'payee_name_differs'],
    ['PERM_AML_NOT_REALNAME_REV', 'failed', 'payee_cannot_receive'],
    ['SYSTEM_ERROR', 'pending', undefined],
    ['PAYMENT_INFO_INCONSISTENCY', 'pending', undefined],
    ['A_CODE_OF_TOMORROW', 'pending', undefined],
  ])('a payout that Alipay rejects with the error code %s has the state %s', async (subCode, state, fault) => {
    expect(await told({ code: '40004', sub_code: subCode, sub_msg: '原因' })).toEqual(
      state === 'failed'
        ? { state, fault, detail: `${subCode} 原因` }
        : { state, isShort: false, detail: `${subCode} 原因` },
    );
  });

  it.each(['PAYER_BALANCE_NOT_ENOUGH', 'BALANCE_IS_NOT_ENOUGH'])(
    'a payout that Alipay rejects with the error code %s stays pending, because the platform’s balance is too low',
    async (subCode) => {
      expect(await told({ code: '40004', sub_code: subCode })).toMatchObject({ state: 'pending', isShort: true });
    },
  );

  it('a payout stays pending if Alipay answers with a code other than 40004', async () => {
    for (const code of ['20000', '40002', '40006'])
      expect(await told({ code, sub_code: 'PAYEE_NOT_EXIST' })).toMatchObject({ state: 'pending' });
  });

  it('a payout fails if Alipay reports it as failed, returned or closed', async () => {
    for (const status of ['FAIL', 'REFUND', 'CLOSED']) {
      const content = { code: '10000', out_biz_no: 'W1_abc', status, error_code: 'X', fail_reason: '退票' };
      expect(await told(content)).toEqual({ state: 'failed', fault: 'transfer_failed', detail: `${status} X 退票` });
    }
  });

  it('payout rejects a response of Alipay about another payout', async () => {
    const other = { code: '10000', out_biz_no: 'W2_xyz', status: 'SUCCESS' };
    await expect(told(other)).rejects.toThrow('W2_xyz');
  });
});

describe('webhooks of Alipay', () => {
  const gateway = () => createAlipayGateway(config, 'https://example.org');
  const read = (fields: Record<string, string>) =>
    gateway().readWebhook(Buffer.from(`${new URLSearchParams(fields)}`), {});
  const fields = {
    app_id: '2021000000000001',
    seller_id: '2088000000000001',
    notify_id: 'n1',
    out_trade_no: 'P1_abc',
    subject: '50% off %E4',
    total_amount: '88.00',
    trade_status: 'TRADE_FINISHED',
  };
  const signed = (values: Record<string, string>, digest = 'sha256') => {
    const content = Object.keys(values)
      .toSorted()
      .map((name) => `${name}=${values[name]}`)
      .join('&');
    return { ...values, sign: sign(digest, Buffer.from(content), theirs.privateKey).toString('base64') };
  };

  it('readWebhook reads a webhook of Alipay with a per cent sign in a field', async () => {
    expect(await read({ ...signed(fields), sign_type: 'RSA2' })).toMatchObject({
      settled: { amount: 8800, number: 'P1_abc' },
    });
  });

  it('readWebhook rejects a webhook of Alipay as forged unless it is signed with RSA2', async () => {
    expect(await read({ ...signed(fields, 'sha1'), sign_type: 'RSA' })).toBe('forged');
    expect(await read(signed(fields))).toBe('forged');
  });

  it('readWebhook returns wrong_app for a webhook of Alipay to another app or seller', async () => {
    expect(await read({ ...signed({ ...fields, app_id: '2' }), sign_type: 'RSA2' })).toBe('wrong_app');
    expect(await read({ ...signed({ ...fields, seller_id: '2' }), sign_type: 'RSA2' })).toBe('wrong_app');
  });

  it('the webhook of Alipay about a full refund contains the payment and the refund', async () => {
    const refunded = {
      trade_status: 'TRADE_CLOSED',
      gmt_payment: '2026-11-21 12:00:00',
      gmt_refund: '2026-11-21 12:01:00',
    };
    const told = await read({ ...signed({ ...fields, ...refunded, out_biz_no: 'RP1_abc' }), sign_type: 'RSA2' });
    expect(told).toMatchObject({
      settled: { number: 'P1_abc' },
      gatewayRefund: { number: 'RP1_abc', state: 'settled' },
    });
  });
});
