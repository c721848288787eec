import { phrase } from '@chifan/phrases';
import { beforeAll, expect, test } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import { newStaff, openTestApp, type SmallCity, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

let token: string;
beforeAll(async () => {
  token = (await newStaff(app, 'platform')).token;
});

const ask = (to: TestApp, url: string, body: object, authorization?: string) =>
  to.raw({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    body: JSON.stringify(body),
  });

test('a list call with a misspelt search field is refused with the field’s name, and does not return the whole list', async () => {
  const answer = await ask(app, '/rest/platform/order/list', { serach: '139', lang: 'en' }, token);
  expect(answer.json()).toMatchObject({
    code: 400,
    data: { reason: 'bad_request', fields: { serach: phrase('en', 'field_unknown') } },
  });
});

test('a list call refuses page number 0', async () => {
  const answer = await ask(app, '/rest/platform/order/list', { pageNo: 0 }, token);
  expect(answer.json()).toMatchObject({ code: 400, data: { fields: { pageNo: expect.any(String) } } });
});

test('in production, the server ignores unknown fields in calls by people and refuses them in calls by printers', async () => {
  const added = { shopId: city.shopId, name: '后厨' };
  const { key } = (await app.call('addPrinter', added, { token: city.merchant.token })).data;
  const openDatabase = async () => ({ url: app.databaseUrl, drop: async () => undefined });
  const real = await openTestApp(() => ({ refusesUnknownFields: false }), openDatabase);
  try {
    expect((await ask(real, '/rest/platform/order/list', { fromTheFuture: 1 }, token)).statusCode).toBe(200);
    const report = { fault: null, fromTheFuture: 1 };
    expect((await ask(real, '/rest/printer/report', report, key)).json()).toMatchObject({
      code: 400,
      data: { fields: { fromTheFuture: expect.any(String) } },
    });
    expect((await ask(real, '/rest/printer/report', { fault: null }, key)).statusCode).toBe(200);
  } finally {
    await real.close();
  }
});
