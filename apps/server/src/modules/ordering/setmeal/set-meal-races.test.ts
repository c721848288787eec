import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manyConnections, newMember, openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { accountSum, fortyTimes, ledgerFaults } from '../ordering-in-tests.ts';
import { buySetMeal, minute, quoteAndPlaceSetMeal, setMealWanted } from './set-meals-in-tests.ts';

// Tests with forty concurrent clients on a real PostgreSQL. The ledger must be consistent after each test.
let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
beforeEach(async () => {
  ({ app, city } = await openTestCity(manyConnections));
  brand = await openBrand(app, city);
});
afterEach(async () => {
  expect(await ledgerFaults(app)).toBe(0);
  await app.close();
});

const as = () => ({ token: city.member.token });
const detail = async (orderId: number) => (await app.call('orderDetail', { orderId }, as())).data;
const choose = (orderId: number, shopId: number) => app.call('chooseRestaurant', { orderId, shopId }, as());
const cancel = async (orderId: number) => app.call('cancelOrder', { orderId, reason: 8 }, as());
const apply = (orderId: number) =>
  app.call('applyForRefund', { orderId, items: [{ position: 0, quantity: 1 }], amount: 6800, reason: 8 }, as());

test('only one of forty concurrent calls that choose a branch for a set meal, cancel its order or request a refund takes effect (case 20)', async () => {
  const setMealId = await newSetMeal(app, brand);
  for (let round = 0; round < 4; round += 1) {
    const orderId = await buySetMeal(app, city.member, { setMealId });
    const before = await accountSum(app, 'member_balance', city.member.id);
    const ways: ((index: number) => Promise<{ readonly success: boolean }>)[] = [
      // Forty devices choose one of three branches, cancel the order, or request a refund.
      (index: number) => choose(orderId, brand.branchIds[index % 3] ?? 0),
      () => cancel(orderId),
      () => apply(orderId),
    ];
    const answers = await fortyTimes(
      (index): Promise<{ readonly success: boolean }> => ways[(index + round) % 3]?.(index) ?? cancel(orderId),
    );
    await app.drain();
    app.clock.advance(minute);
    await app.drain();
    const order = await detail(orderId);
    const events = order.timeline.map(({ event }) => event);
    const isChosen = events.includes('choose_restaurant');
    expect(events).toEqual([
      'place',
      'pay',
      ...(isChosen
        ? ['choose_restaurant', 'issue_code']
        : events.includes('cancel')
          ? ['cancel']
          : ['apply_for_refund', 'refund']),
    ]);
    const back = (await accountSum(app, 'member_balance', city.member.id)) - before;
    expect([order.pickUpCode !== null, order.refunded, back]).toEqual(isChosen ? [true, 0, 0] : [false, 6800, 6800]);
    // Repeating the successful choice also succeeds. All other requests are refused.
    const won = answers.filter(({ success }) => success).length;
    if (isChosen) expect(won).toBeGreaterThanOrEqual(1);
    else expect(won).toBe(1);
  }
});

test('three of forty concurrent guests get the last three units of a set meal, and the others are not charged', async () => {
  const setMealId = await newSetMeal(app, brand, { stock: 3 });
  const members = await fortyTimes(() => newMember(app));
  const answers = await Promise.all(
    members.map((member) => quoteAndPlaceSetMeal(app, member, { setMealId, useBalance: true })),
  );
  await app.drain();
  expect(answers.filter(({ success }) => success)).toHaveLength(3);
  const spent = await Promise.all(
    members.map(async ({ id }) => 100_000 - (await accountSum(app, 'member_balance', id))),
  );
  expect(spent.filter((sum) => sum > 0)).toEqual([6800, 6800, 6800]);
  const { rows } = await sql`SELECT stock, sold, (SELECT count(*)::int FROM set_meal_voucher) AS vouchers
    FROM set_meal WHERE id = ${setMealId}`.execute(app.app.database.read);
  expect(rows).toEqual([{ stock: 0, sold: 3, vouchers: 3 }]);
});

test('a guest gets a new quote if the last unit of a set meal is sold between quote and placing', async () => {
  const setMealId = await newSetMeal(app, brand, { stock: 1 });
  const members = await Promise.all([newMember(app), newMember(app)]);
  const request = setMealWanted({ setMealId, useBalance: true });
  const quoted = await Promise.all(members.map(({ token }) => app.call('quoteSetMeal', request, { token })));
  const answers = await Promise.all(
    members.map(({ token }, index) =>
      app.call(
        'placeSetMeal',
        { request, quoteToken: quoted[index]?.data.token ?? '', paymentPassword: '246810' },
        { token },
      ),
    ),
  );
  const [lost] = answers.filter(({ success }) => !success);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(lost).toMatchObject({
    code: 2,
    data: {
      reason: 'quote_changed',
      details: { changes: [{ what: 'stock' }], quote: { obstacles: ['set_meal_sold_out'] } },
    },
  });
});

test('a branch that is removed from a set meal while guests choose the branch has no orders afterwards', async () => {
  const setMealId = await newSetMeal(app, brand);
  const [branch] = brand.branchIds;
  const orders: number[] = [];
  while (orders.length < 10) orders.push(await buySetMeal(app, city.member, { setMealId }));
  const leave = () =>
    app.app.database.transact(async (tx) => {
      await sql`DELETE FROM set_meal_branch WHERE set_meal_id = ${setMealId} AND shop_id = ${branch}`.execute(tx);
      await app.app.platform.events.publish(tx, 'setmeal.branch-left', { setMealId, shopId: branch }, app.clock.now());
    });
  await Promise.all([
    ...orders.slice(0, 5).map((id) => choose(id, branch)),
    leave(),
    ...orders.slice(5).map((id) => choose(id, branch)),
  ]);
  await app.drain();
  for (const orderId of orders) expect(await detail(orderId)).toMatchObject({ state: 'pending', shopId: null });
});

test('only one of forty concurrent choices of a branch for one set meal takes effect and uses a voucher code', async () => {
  const setMealId = await newSetMeal(app, brand, { codeSource: 'branch' });
  for (const shopId of brand.branchIds)
    await newSetMealCodes(app, setMealId, { count: 5, shopId, prefix: `S${shopId}-` });
  const orderId = await buySetMeal(app, city.member, { setMealId });
  await fortyTimes((index) => choose(orderId, brand.branchIds[index % 3] ?? 0));
  const { timeline } = await detail(orderId);
  expect(timeline.filter(({ event }) => event === 'choose_restaurant')).toHaveLength(1);
  const { rows } = await sql<{ taken: number }>`SELECT count(*)::int AS taken FROM set_meal_code
    WHERE set_meal_id = ${setMealId} AND taken_at IS NOT NULL`.execute(app.app.database.read);
  expect(rows).toEqual([{ taken: 1 }]);
});
