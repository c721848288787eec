import { afterAll, beforeAll, expect, test } from 'vitest';
import { noodlesToTakeAway, openSmallCity, openTestApp, placePaid, type TestApp } from '../../testing/index.ts';
import { metrics } from './metric-names.ts';

const token = 'the-token-of-Prometheus';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp((config) => ({ ...config, metricsToken: token }));
  const city = await openSmallCity(app);
  await placePaid(app, city, noodlesToTakeAway(city));
});
afterAll(() => app.close());

const ask = (authorization?: string) =>
  app.app.http.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

test('GET /metrics returns metrics to a caller with the token and 404 to others', async () => {
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  for (const other of [undefined, '', 'Bearer', `Bearer ${token}.`, token]) {
    const answer = await ask(other);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('chifan_');
  }
});

test('GET /metrics returns 404 to every caller if no token is configured', async () => {
  const silent = await openTestApp();
  const answer = await silent.app.http.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
  expect(answer.statusCode).toBe(404);
  await silent.close();
});

const page = async () => (await ask(`Bearer ${token}`)).body;

test.each(Object.values(metrics))('the metrics page contains %s', async (name) => {
  expect(await page()).toMatch(new RegExp(`^# TYPE ${name} (gauge|histogram|counter)$`, 'm'));
});

test('a paid order appears in the metrics for responses, statements and open orders', async () => {
  const text = await page();
  expect(text).toMatch(
    /^chifan_http_request_duration_seconds_count\{call="\/rest\/order\/place",status="200"\} [1-9]/m,
  );
  expect(text).toMatch(/^chifan_database_statement_duration_seconds_count [1-9]/m);
  expect(text).toMatch(/^chifan_orders_open\{state="pending"\} 1$/m);
  expect(text).toMatch(/^chifan_ledger_difference\{asset="cny"\} 0$/m);
  expect(text).toMatch(/^chifan_ledger_problems 0$/m);
  expect(text).toMatch(/^chifan_database_connections\{state="total"\} [1-9]/m);
});

test('the metrics count a call with an unknown field by its route', async () => {
  const payload = { surprise: 1 };
  await app.app.http.inject({ method: 'POST', url: '/rest/member/checkLoginToken', payload });
  expect(await page()).toMatch(/^chifan_unknown_fields_total\{call="\/rest\/member\/checkLoginToken"\} 1$/m);
});

test('a request to an unknown path does not show the path in the metrics', async () => {
  await app.app.http.inject({ url: '/rest/made-up-by-somebody' });
  const text = await page();
  expect(text).not.toContain('made-up-by-somebody');
  expect(text).toMatch(/call="none",status="404"/);
});
