import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAppWithCards } from '../../testing/card-gateway.ts';
import { noodlesToTakeAway, openTestCityWithCards, placeAnother } from '../../testing/index.ts';
import { openTraceCollector, type TraceCollector, type TracedSpan } from '../../testing/servers/trace-collector.ts';
import { summaryOf } from './watch-statements.ts';

const callersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';
const traceparent = `00-${callersTrace}-${callersSpan}-01`;

let collector: TraceCollector;

/** Places an order and starts its payment at Stripe. Closing the server sends all recorded spans. */
async function traceAnOrder(changed: { trustProxy: number }): Promise<void> {
  const { app, city } = await openTestCityWithCards({ tracesEndpoint: collector.endpoint, ...changed });
  const placed = await placeAnother(app, city.member, noodlesToTakeAway(city));
  await app.raw({ url: '/healthz', headers: { traceparent } });
  const payment = { orderId: placed.data.orderId, method: 'stripe' } as const;
  await app.call('startPayment', payment, { token: city.member.token, idempotencyKey: 'traced-payment' });
  await app.call('orderDetail', { orderId: 999_999 }, { token: city.member.token });
  app.clock.advance(60 * 60_000);
  await app.drain();
  await app.close();
}

beforeAll(async () => {
  collector = await openTraceCollector();
  await traceAnOrder({ trustProxy: 0 });
});
afterAll(() => collector.close());

const named = (name: string): TracedSpan => {
  const found = collector.spans().find((span) => span.name === name);
  if (found === undefined)
    throw new Error(`no span ${name}: ${[...new Set(collector.spans().map((span) => span.name))].join(', ')}`);
  return found;
};
const partsOf = ({ traceId, spanId }: TracedSpan) =>
  collector.spans().filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
const said = ({ attributes }: TracedSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

test('the trace of a call has its route as the name, its status and the request id of the log', () => {
  const place = named('POST /rest/order/place');
  expect(place.parentSpanId ?? '').toBe('');
  expect(said(place, 'http.response.status_code')).toBe(200);
  expect(said(place, 'chifan.request_id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the database statements of a call are spans of its trace, named by SQL verb and table', () => {
  const parts = partsOf(named('POST /rest/order/place'));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(said(part, 'db.system.name')).toBe('postgresql');
  expect(parts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^(?:INSERT|UPDATE) \w+$/));
});

test('a gateway call is a span in the trace of the call that caused it', () => {
  const ofStripe = partsOf(named('POST /rest/payment/start')).filter(
    (part) => said(part, 'chifan.gateway') === 'stripe',
  );
  expect(ofStripe.length).toBeGreaterThan(0);
});

test('a job is recorded as a trace with its database statements', () => {
  const jobs = collector.spans().filter(({ name }) => name.startsWith('job '));
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.some((job) => partsOf(job).length > 0)).toBe(true);
});

test('traces contain no phone number or e-mail address of a guest and no idempotency key', () => {
  const all = collector.received();
  expect(all).not.toContain('13912345678');
  expect(all).not.toContain('traced-payment');
  expect(all).not.toMatch(/@[a-z]+\.(?:test|example)/);
});

test('the server continues a trace from a trusted proxy but not from other callers', async () => {
  expect(collector.received()).not.toContain(callersTrace);
  await traceAnOrder({ trustProxy: 1 });
  const continued = collector.spans().filter(({ traceId }) => traceId === callersTrace);
  expect(continued.map(({ parentSpanId }) => parentSpanId)).toContain(callersSpan);
});

test('an unreachable trace collector delays neither calls nor the start of the server', async () => {
  const app = await openTestAppWithCards({ tracesEndpoint: 'http://127.0.0.1:9' });
  expect((await app.raw({ url: '/healthz' })).statusCode).toBe(200);
  await app.close();
});

test.each([
  ['select "id" from "shop" where "id" = $1', 'SELECT shop'],
  ['  INSERT INTO customer_order (id) VALUES ($1)', 'INSERT customer_order'],
  [
    'WITH seen AS (SELECT id FROM shop), moved AS (UPDATE customer_order SET state = $1) SELECT 1',
    'UPDATE customer_order',
  ],
  ['SELECT id FROM job FOR UPDATE SKIP LOCKED', 'SELECT job'],
  ['INSERT INTO job (kind) VALUES ($1) ON CONFLICT (key) DO UPDATE SET kind = $1', 'INSERT job'],
  ['delete from "cart" where "id" = $1', 'DELETE cart'],
  ['commit', 'COMMIT'],
  ['SELECT 1', 'SELECT'],
])('the span of the statement %s is named %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
