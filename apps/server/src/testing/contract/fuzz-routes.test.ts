import { expect, it } from 'vitest';
import { inSmallCityWithCards } from '../in-small-city.ts';

let opened: Parameters<Parameters<typeof inSmallCityWithCards>[0]>[0];
inSmallCityWithCards((city) => {
  opened = city;
});

const parts = [
  '%00',
  'a%00b',
  '%ff',
  '%C3%28',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%E2%80%8B',
  '..%2f..%2fetc%2fpasswd',
  '%25',
  '%5C',
  '-0',
  '-1',
  '1e308',
  'NaN',
  '2147483648',
  '9223372036854775808',
  '__proto__',
  'constructor',
  'x'.repeat(199),
  '%u0000',
];

const addresses = [
  (part: string) => `/files/${part}`,
  (part: string) => `/rest/place/basemap/${part}/1/1.json`,
  (part: string) => `/rest/place/basemap/14/${part}/${part}.json`,
  (part: string) => `/rest/place/basemap/14/13722/6693.json?v=${part}&v=${part}`,
  (part: string) => `/rest/member/weChat/authorize?purpose=${part}&state=${part}&challenge=${part}`,
  (part: string) => `/rest/member/weChat/callback?code=${part}&state=${part}`,
  (part: string) => `/rest/payment/return/alipay?out_trade_no=${part}&sign=${part}&sign_type=${part}`,
  (part: string) => `/rest/member/deliveryAddress/list?pageNo=${part}&pageSize=${part}&lang=${part}`,
  (part: string) => `/rest/member/getLoginMemberInfo?lang=${part}&lang=${part}`,
  (part: string) => `/rest/openapi.json?${part}`,
  (part: string) => `/healthz?${part}`,
  (part: string) => `/web/${part}`,
  (part: string) => `/${part}`,
];

it('routes outside the API contract never return a server error', async () => {
  const { app, city } = opened;
  const faults: string[] = [];
  for (const address of addresses) {
    for (const part of parts) {
      for (const authorization of [undefined, city.member.token, `Bearer ${part}`]) {
        const headers = { mlang: part, site: part, device: part, ...(authorization && { authorization }) };
        const { statusCode } = await app.raw({ url: address(part), headers });
        if (statusCode >= 500) faults.push(`${statusCode} ${address(part)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

const bodies = [
  '',
  '\u0000',
  '{',
  'null',
  '[]',
  '{"id":"evt_\\u0000","type":1,"data":null}',
  '<xml/>',
  'a=%00&b=%ff',
  '['.repeat(50_000),
];
const kinds = ['application/json', 'application/x-www-form-urlencoded', 'text/xml', 'multipart/form-data; boundary=x'];

it('unsigned payment gateway notifications never cause a server error', async () => {
  const faults: string[] = [];
  for (const method of ['stripe', 'alipay', 'wechat']) {
    for (const body of bodies) {
      for (const kind of kinds) {
        const url = `/rest/payment/${method}/${method === 'stripe' ? 'webhook' : 'notify'}`;
        const headers = { 'content-type': kind, 'stripe-signature': 't=1,v1=0', 'wechatpay-signature': '\u0001' };
        const answer = await opened.app.raw({ method: 'POST', url, headers, body });
        const { statusCode } = answer;
        // WeChat Pay requires status 500 and a body with "FAIL" as the response to a rejected notification.
        const isToldSo = method === 'wechat' && answer.body.includes('"FAIL"');
        if (statusCode >= 500 && !isToldSo) faults.push(`${statusCode} ${url} ${kind} ${body.slice(0, 20)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

it('malformed uploads never cause a server error', async () => {
  const { app, city } = opened;
  const faults: string[] = [];
  const field = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string, bytes: string) =>
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${bytes}\r\n`;
  for (const value of ['\u0000', 'NaN', '-1', '1e308', '2147483648', '9223372036854775808', '', 'x'.repeat(5000)]) {
    for (const name of ['cropLeft', 'cropTop', 'cropWidth', 'cropHeight', '__proto__', '\u0000', 'constructor']) {
      for (const end of ['--x--\r\n', '', '--x']) {
        const body = `${field(name, value)}${file(`${value}.png`, '\u0089PNG\r\n\u001a\n')}${end}`;
        const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: city.member.token };
        const url = `/rest/upload/${name === 'cropTop' ? encodeURIComponent(value) : 'review'}`;
        const { statusCode } = await app.app.http.inject({
          method: 'POST',
          url,
          headers,
          payload: body,
          remoteAddress: `10.1.${faults.length}.${body.length % 256}`,
        });
        if (statusCode >= 500) faults.push(`${statusCode} ${url} ${name} ${value.slice(0, 20)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
