import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import { noodlesToTakeAway, type SmallCity, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => {
  ({ app, city } = opened);
});
afterEach(() => vi.restoreAllMocks());

type Answered = { readonly success: boolean };

/** Runs `work` and returns the SQL statements that it sent, including `begin` and `commit`. */
async function statementsOf<Answer extends Answered>(work: () => Promise<Answer>): Promise<[Answer, string[]]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await work();
  const texts = asked.mock.calls.map(([query]) => textOf(query));
  asked.mockRestore();
  expect(answer.success).toBe(true);
  return [answer, texts];
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** Places an order of dishes with a remark in another language, pays it from the balance and accepts it. */
async function meal() {
  const { token } = city.member;
  const request = noodlesToTakeAway(city);
  const [quoted, quote] = await statementsOf(() => app.call('quoteOrder', request, { token }));
  const said = { contactName: 'Guest', contactPhone: '13912345678', remark: 'My dog waits outside.' };
  const input = { request, quoteToken: quoted.data.token, ...said };
  const [placed, place] = await statementsOf(() => app.call('placeOrder', input, { token }));
  const { orderId } = placed.data;
  const payment = { orderId, method: 'balance', paymentPassword: '246810' } as const;
  const [, pay] = await statementsOf(() => app.call('startPayment', payment, { token }));
  const [, accept] = await statementsOf(() => app.call('acceptOrder', { orderId }, city.merchant));
  return { quote, place, pay, accept };
}

test('quoting, placing, paying and accepting an order send 1, 2, 9 and 6 SQL statements', async () => {
  // The first order also fetches a block of order numbers and verifies the payment password, so the test measures the
  // second order.
  await meal();
  const steps = await meal();
  const counts = Object.fromEntries(Object.entries(steps).map(([step, texts]) => [step, texts.length]));
  expect(counts, JSON.stringify(steps, null, 1)).toEqual({
    quote: 1,
    // `place` needs two statements: the first reads the data for the price, the second inserts the order with its
    // lines, history and timer.
    place: 2,
    // Nine statements: begin the transaction, lock the order and read the payment password, change the state, store the
    // notification, enqueue the push to staff, look up open attempts and the idempotency key, post the money, give the
    // day number, and commit.
    pay: 9,
    // Six statements: begin the transaction, lock the order, change the state, store the notification, read the order
    // for the response, and commit.
    accept: 6,
  });
});
