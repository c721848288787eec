import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  newMember,
  noodlesToTakeAway,
  type OrderInput,
  openSmallCity,
  openTestCity,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { fortyTimes, quotedToPlace } from '../ordering-in-tests.ts';

let test: TestApp;
let city: SmallCity;
let elsewhere: SmallCity[];
let member: TestPerson;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
  elsewhere = [await openSmallCity(test), await openSmallCity(test), await openSmallCity(test)];
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await newMember(test);
});

const noodles = (quantity: number): OrderInput['lines'] => [
  { dishId: city.noodlesId, quantity, options: { size: ['regular'] } },
];
const place = (shop: SmallCity = city) => quoteAndPlace(test, member, noodlesToTakeAway(shop));
const cancel = (orderId: number) => test.call('cancelOrder', { orderId, reason: 8 }, { token: member.token });
const reasonsOf = (answers: readonly { data: object }[]) => answers.map(({ data }) => Reflect.get(data, 'reason'));

describe('limit of portions per order', () => {
  it.each([
    ['in one line', [99, 99, 2]],
    ['over many lines', Array.from({ length: 50 }, () => 4)],
  ])('limits an order to 200 portions %s', async (_how, quantities) => {
    const request = { ...noodlesToTakeAway(city), lines: quantities.flatMap(noodles) };
    const quoted = await test.call('quoteOrder', request, { token: member.token });
    expect(quoted).toMatchObject({ success: true, data: { receipt: { goods: 200 * 3800 } } });
    const more = { ...request, lines: [...request.lines, ...noodles(1)] };
    const tooMany = await test.call('quoteOrder', more, { token: member.token });
    expect(tooMany).toMatchObject({ status: 422, data: { reason: 'too_many_portions', details: { limit: 200 } } });
    expect((await quoteAndPlace(test, member, more)).data).toMatchObject({ reason: 'too_many_portions' });
  });
});

describe('unpaid orders of a member', () => {
  it('refuses a second unpaid order at a shop and returns the id of the first, until the first is cancelled or paid', async () => {
    const first = await place();
    expect((await place()).data).toEqual({
      reason: 'unpaid_order_at_shop',
      details: { orderId: first.data.orderId, limit: 1 },
    });
    await cancel(first.data.orderId);
    const second = await place();
    expect(second.success).toBe(true);
    const paid = { orderId: second.data.orderId, method: 'balance' as const, paymentPassword: '246810' };
    await test.call('startPayment', paid, { token: member.token });
    expect((await place()).success).toBe(true);
  });

  it('an order that the balance covers is placed even if the member has an unpaid order at the shop', async () => {
    await place();
    const covered = await quoteAndPlace(test, member, { ...noodlesToTakeAway(city), useBalance: true });
    expect(covered).toMatchObject({ success: true, data: { state: 'pending' } });
  });

  it('refuses a fourth unpaid order of a member and returns the id of the member’s oldest unpaid order', async () => {
    const [first] = [await place(), await place(elsewhere[0]), await place(elsewhere[1])];
    expect((await place(elsewhere[2])).data).toEqual({
      reason: 'too_many_unpaid_orders',
      details: { orderId: first.data.orderId, limit: 3 },
    });
    await cancel(first.data.orderId);
    expect((await place(elsewhere[2])).success).toBe(true);
  });

  it('a member may order again at a shop after the unpaid order there has expired', async () => {
    await place();
    test.clock.advance(6 * 60_000);
    await test.drain();
    expect((await place()).success).toBe(true);
  });

  it('concurrent order requests of a member at one shop place one order, and a repeated request returns this order', async () => {
    const { place: send } = await quotedToPlace(test, member, noodlesToTakeAway(city));
    const answers = await fortyTimes((index) => send({ idempotencyKey: `at-once-${index % 20}` }));
    expect(new Set(answers.filter(({ success }) => success).map(({ data }) => data.orderId)).size).toBe(1);
    const refused = answers.filter(({ success }) => !success);
    expect(new Set(reasonsOf(refused))).toEqual(new Set(['unpaid_order_at_shop']));
    expect(refused).toHaveLength(38);
  });

  it('a member may place three of four concurrent orders at four shops', async () => {
    const shops = [city, ...elsewhere];
    const quoted = await Promise.all(shops.map((shop) => quotedToPlace(test, member, noodlesToTakeAway(shop))));
    const answers = await Promise.all(quoted.map(({ place: send }) => send()));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(reasonsOf(answers).filter((reason) => reason !== undefined)).toEqual(['too_many_unpaid_orders']);
  });

  it('concurrent orders of one member at one shop reserve the stock of only one order', async () => {
    const setStock = (stock: number) =>
      sql`UPDATE dish SET stock = ${stock} WHERE id = ${city.teaId}`.execute(test.app.database.read);
    await setStock(200);
    const tea = { ...noodlesToTakeAway(city), lines: [{ dishId: city.teaId, quantity: 40 }] };
    const quoted = await Promise.all([1, 2, 3].map(() => quotedToPlace(test, member, tea)));
    const answers = await Promise.all(quoted.map(({ place: send }) => send()));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const { rows } = await sql<{ stock: number }>`SELECT stock FROM dish WHERE id = ${city.teaId}`.execute(
      test.app.database.read,
    );
    expect(rows).toEqual([{ stock: 160 }]);
  });
});
