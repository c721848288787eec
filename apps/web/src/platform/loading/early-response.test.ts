import { afterEach, expect, test, vi } from 'vitest';
import { parseEarlyResponses, takeEarlyData, takeEarlyResponse } from './early-response.ts';

const body = '{"shopId":1,"lang":"en"}';
const answering = (answer: object, init?: ResponseInit) => {
  const response = Promise.resolve(Response.json(answer, init));
  vi.stubGlobal('window', { earlyAnswers: [{ path: '/rest/shop/dishes', body, response }] });
};

afterEach(() => vi.unstubAllGlobals());

test('data that the boot script fetched is returned once, and only for an API call with the same path and body', async () => {
  answering({ code: 200, success: true, data: { shop: 1 } });
  expect(takeEarlyData('/rest/shop/dishes', body)).toBeUndefined();
  await parseEarlyResponses();
  expect(takeEarlyData('/rest/shop/dishes', '{"shopId":2,"lang":"en"}')).toBeUndefined();
  expect(takeEarlyData('/rest/shop/dishes', body)).toEqual({ shop: 1 });
  expect(takeEarlyData('/rest/shop/dishes', body)).toBeUndefined();
  expect(takeEarlyResponse('/rest/shop/dishes', body)).toBeUndefined();
});

test.each([
  [{ code: 404, success: false, data: null }, { status: 404 }],
  [{ code: 2, success: false, data: null }, {}],
])('an error response to the boot script is not returned as data: %j', async (answer, init) => {
  answering(answer, init);
  await parseEarlyResponses();
  expect(takeEarlyData('/rest/shop/dishes', body)).toBeUndefined();
  await expect((await takeEarlyResponse('/rest/shop/dishes', body))?.json()).resolves.toEqual(answer);
});
