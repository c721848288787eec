import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addOpenApiRoute } from './openapi-route.ts';

test('the OpenAPI document is created once, and a client with a current copy gets status 304', async () => {
  const http = fastify();
  let made = 0;
  addOpenApiRoute(http, () => ({ openapi: '3.1.0', made: (made += 1) }));
  const get = (etag = '') => http.inject({ url: '/rest/openapi.json', headers: { 'if-none-match': etag } });
  const first = await get();
  expect([first.statusCode, first.json()]).toEqual([200, { openapi: '3.1.0', made: 1 }]);
  const again = await get(String(first.headers['etag']));
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get()).json()).toEqual(first.json());
  expect(made).toBe(1);
});
