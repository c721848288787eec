import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../../testing/index.ts';
import { newSetMeal, openBrand } from '../../../testing/set-meals.ts';
import { buySetMeal, minute, setMealWanted } from './set-meals-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let setMealId: number;
let shopId: number;
inSmallCity(async (opened) => {
  ({ app, city } = opened);
  const brand = await openBrand(app, city);
  [shopId] = brand.branchIds;
  setMealId = await newSetMeal(app, brand);
});
beforeEach(() => app.clock.set(new Date('2026-11-23T04:00:00Z')));
afterEach(() => vi.restoreAllMocks());

/** Runs `work` and returns the SQL statements that it sent, including `begin` and `commit`. */
async function statementsOf(work: () => Promise<{ readonly success: boolean } | undefined>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await work();
  const texts = asked.mock.calls.map(([query]) => textOf(query));
  asked.mockRestore();
  expect(answer?.success).not.toBe(false);
  return texts;
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

test('each step of buying a set meal sends a fixed number of SQL statements', async () => {
  const { token } = city.member;
  // The first order of a server process sends more statements, so the test places one before the count.
  await app.call('cancelOrder', { orderId: await buySetMeal(app, city.member, { setMealId }), reason: 8 }, { token });
  const request = setMealWanted({ setMealId });
  let quoteToken = '';
  const steps: [string, string[]][] = [];
  const step = async (name: string, work: Parameters<typeof statementsOf>[0]) =>
    steps.push([name, await statementsOf(work)]);
  await step('quote', async () => {
    const quoted = await app.call('quoteSetMeal', request, { token });
    quoteToken = quoted.data.token;
    return quoted;
  });
  let orderId = 0;
  await step('place', async () => {
    const placed = await app.call('placeSetMeal', { request, quoteToken }, { token });
    orderId = placed.data.orderId;
    return placed;
  });
  await step('pay', () =>
    app.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, { token }),
  );
  await step('choose', () => app.call('chooseRestaurant', { orderId, shopId }, { token }));
  app.clock.advance(minute);
  await step('issue the code', () => app.drain().then(() => undefined));
  // The server reads the caller's session again after a minute. Call `balance` before the count, so that this happens
  // in an uncounted call.
  await app.call('balance', {}, { token });
  await step('detail', () => app.call('orderDetail', { orderId }, { token }));
  const counts = Object.fromEntries(steps.map(([name, texts]) => [name, texts.length]));
  // Issuing the code also runs jobs for two notices and their mails, each in its own transaction.
  expect(counts).toEqual({ quote: 3, place: 5, pay: 9, choose: 9, 'issue the code': 26, detail: 4 });
});
