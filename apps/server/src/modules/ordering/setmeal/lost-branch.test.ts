import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { newMember, openSmallCity, type SmallCity, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { readHours } from '../../../testing/small-city.ts';
import { ledgerFaults } from '../ordering-in-tests.ts';
import { buySetMeal, day, minute } from './set-meals-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(({ app: opened }) => {
  app = opened;
});
const noon = new Date('2026-11-23T04:00:00Z');
beforeEach(async () => {
  app.clock.set(noon);
  city = await openSmallCity(app);
  brand = await openBrand(app, city);
});

const as = ({ token }: Pick<TestPerson, 'token'> = city.member) => ({ token });
const detail = async (orderId: number) => (await app.call('orderDetail', { orderId }, as())).data;
const card = async (orderId: number) =>
  (await app.call('listOrders', { pageNo: 1, pageSize: 50 }, as())).data.records.find(({ id }) => id === orderId);
const choose = async (orderId: number, shopId: number) => {
  const answer = await app.call('chooseRestaurant', { orderId, shopId }, as());
  return answer.success ? 'chosen' : (answer.data as unknown as { reason: string }).reason;
};
const release = async (orderId: number, who: Pick<TestPerson, 'token'> = city.member) => {
  const answer = await app.call('releaseRestaurant', { orderId }, as(who));
  return answer.success ? 'released' : (answer.data as unknown as { reason: string }).reason;
};
const redeem = (shopId: number, code: string | null) =>
  app.call('redeemCode', { shopId, code: code ?? '' }, as(city.merchant));
const pass = async (ms: number) => {
  app.clock.advance(ms);
  await app.drain();
};
const pause = (shopId: number, isTakingOrders = false) =>
  sql`UPDATE shop SET is_taking_orders = ${isTakingOrders} WHERE id = ${shopId}`.execute(app.app.database.read);
const leave = async (setMealId: number, shopId: number) => {
  await app.app.database.transact(async (tx) => {
    await sql`DELETE FROM set_meal_branch WHERE set_meal_id = ${setMealId} AND shop_id = ${shopId}`.execute(tx);
    await app.app.platform.events.publish(tx, 'setmeal.branch-left', { setMealId, shopId }, app.clock.now());
  });
  await app.drain();
};

describe('choosing a branch for a set meal', () => {
  test('a guest can choose only a branch that takes part, is open and serves the set meal now', async () => {
    const setMealId = await newSetMeal(
      app,
      brand,
      { servedHours: readHours('Mo-Su 17:00-21:00') },
      brand.branchIds.slice(0, 2),
    );
    const orderId = await buySetMeal(app, city.member, { setMealId });
    const [first, second, third] = brand.branchIds;
    expect(await choose(orderId, third)).toBe('branch_not_taking_part');
    expect(await choose(orderId, first)).toBe('not_served_now');
    app.clock.set(new Date('2026-11-23T10:00:00Z'));
    await pause(first);
    expect(await choose(orderId, first)).toBe('shop_resting');
    expect(await choose(orderId, second)).toBe('chosen');
    // If the guest's device repeats the same choice after a lost response, the call succeeds. The choice of another
    // branch is refused.
    expect(await choose(orderId, second)).toBe('chosen');
    await pause(first, true);
    expect(await choose(orderId, first)).toBe('transition_not_allowed');
  });

  test('a branch with its own voucher codes cannot be chosen if too few codes are left, and the server records the shortage', async () => {
    const [first, second] = brand.branchIds;
    const setMealId = await newSetMeal(app, brand, { codeSource: 'branch' });
    await newSetMealCodes(app, setMealId, { count: 1, shopId: first });
    await newSetMealCodes(app, setMealId, { count: 2, shopId: second, prefix: 'SECOND' });
    const orderId = await buySetMeal(app, city.member, { setMealId, quantity: 2 });
    expect(await choose(orderId, first)).toBe('branch_codes_used_up');
    const { rows } = await sql`SELECT codes_empty_at FROM set_meal WHERE id = ${setMealId}`.execute(
      app.app.database.read,
    );
    expect(rows).toEqual([{ codes_empty_at: noon }]);
    expect(await choose(orderId, second)).toBe('chosen');
    expect((await detail(orderId)).setMeal?.vouchers.map(({ code }) => code)).toEqual([null, null]);
    await pass(minute);
    expect((await detail(orderId)).setMeal?.vouchers.map(({ code }) => code)).toEqual(['SECOND0001', 'SECOND0002']);
  });

  test('only the guest of the order can choose a branch, and only until the voucher expires', async () => {
    const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand, { validDays: 0 }) });
    const stranger = await newMember(app);
    const strange = await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, as(stranger));
    expect(strange).toMatchObject({ status: 404, data: { reason: 'order_not_found' } });
    expect(await release(orderId, stranger)).toBe('order_not_found');
    // The voucher has expired, but its timer has not run yet.
    app.clock.set(new Date('2026-11-24T04:00:00Z'));
    expect(await choose(orderId, city.shopId)).toBe('transition_not_allowed');
  });
});

describe('giving up a branch that cannot serve the set meal', () => {
  test('a guest cannot give up the chosen branch of a set meal while the branch is open', async () => {
    const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
    expect(await release(orderId)).toBe('transition_not_allowed');
    await choose(orderId, city.shopId);
    expect(await release(orderId)).toBe('branch_is_open');
    expect(await detail(orderId)).toMatchObject({ allowedEvents: [], setMeal: { isBranchLost: false } });
    expect((await card(orderId))?.allowedEvents).toEqual([]);
  });

  test('a guest can give up the chosen branch of a set meal if it is paused, and gets a new pickup code at the next branch', async () => {
    const [first, second] = brand.branchIds;
    const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
    await choose(orderId, first);
    await pass(minute);
    const { pickUpCode: lost } = await detail(orderId);
    await pause(first);
    expect(await detail(orderId)).toMatchObject({
      allowedEvents: ['release_restaurant'],
      setMeal: { isBranchLost: true },
    });
    expect((await card(orderId))?.allowedEvents).toEqual(['release_restaurant']);
    expect(await release(orderId)).toBe('released');
    expect(await detail(orderId)).toMatchObject({
      state: 'pending',
      shopId: null,
      pickUpCode: null,
      setMeal: { chosenAt: null, isBranchLost: false },
    });
    await pause(first, true);
    expect((await redeem(first, lost)).data).toMatchObject({ reason: 'pick_up_code_wrong' });

    expect(await choose(orderId, first)).toBe('chosen');
    expect((await redeem(first, lost)).data).toMatchObject({ reason: 'pick_up_code_wrong' });
    await pause(first);
    expect(await release(orderId)).toBe('released');
    await pass(minute - 1);
    expect(await choose(orderId, second)).toBe('chosen');
    // The guest chose the first restaurant a minute ago and the second one just now. The timer of the first choice is due
    // and must issue no pickup code. Only the timer of the second choice issues one, a minute after the second choice.
    await pass(1);
    expect((await detail(orderId)).state).toBe('delivering');
    await pass(minute);
    const { pickUpCode: found } = await detail(orderId);
    expect(found).not.toBeNull();
    expect((await redeem(second, found)).data).toMatchObject({ state: 'completed' });
  });

  test('a guest who gave up the chosen branch of a set meal can cancel for a full refund', async () => {
    const member = await newMember(app);
    const orderId = await buySetMeal(app, member, { setMealId: await newSetMeal(app, brand) });
    await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, as(member));
    await pass(minute);
    const cancel = () => app.call('cancelOrder', { orderId, reason: 8 }, as(member));
    expect((await cancel()).data).toMatchObject({ reason: 'transition_not_allowed' });
    await pause(city.shopId);
    expect(await release(orderId, member)).toBe('released');
    expect((await cancel()).success).toBe(true);
    expect((await app.call('balance', {}, as(member))).data.balance).toBe(100_000);
    expect(await ledgerFaults(app)).toBe(0);
  });

  test('a guest cannot give up the chosen branch of a set meal if it is closed only by its usual opening hours', async () => {
    const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
    await choose(orderId, city.shopId);
    app.clock.set(new Date('2026-11-23T15:00:00Z'));
    await app.drain();
    expect(await release(orderId)).toBe('branch_is_open');
  });

  test('a guest can give up the chosen branch of a set meal if it is closed because its opening hours changed after the choice', async () => {
    const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
    await choose(orderId, city.shopId);
    await sql`UPDATE shop SET opening_hours = ${JSON.stringify(readHours('Mo-Su 17:00-22:00'))}::jsonb
      WHERE id = ${city.shopId}`.execute(app.app.database.read);
    expect(await release(orderId)).toBe('released');
  });

  test('giving up the branch of a set meal voids voucher codes issued by the branch, but not codes issued by the brand', async () => {
    const [first, second] = brand.branchIds;
    const own = await newSetMeal(app, brand, { codeSource: 'branch' });
    await newSetMealCodes(app, own, { count: 1, shopId: first, prefix: 'FIRST' });
    await newSetMealCodes(app, own, { count: 1, shopId: second, prefix: 'SECOND' });
    const brands = await newSetMeal(app, brand, { codeSource: 'brand' });
    await newSetMealCodes(app, brands, { count: 1, prefix: 'BRAND' });
    const orders = [
      await buySetMeal(app, city.member, { setMealId: own }),
      await buySetMeal(app, city.member, { setMealId: brands }),
    ];
    for (const orderId of orders) await choose(orderId, first);
    await pass(minute);
    await pause(first);
    for (const orderId of orders) expect(await release(orderId)).toBe('released');
    expect((await redeem(first, 'FIRST0001')).data).toMatchObject({ reason: 'pick_up_code_wrong' });
    for (const orderId of orders) expect(await choose(orderId, second)).toBe('chosen');
    await pass(minute);
    const codes = await Promise.all(orders.map(async (orderId) => (await detail(orderId)).setMeal?.vouchers[0]?.code));
    expect(codes).toEqual(['SECOND0001', 'BRAND0001']);
    const { rows } =
      await sql`SELECT code FROM set_meal_code WHERE set_meal_id = ${own} AND voided_at IS NOT NULL`.execute(
        app.app.database.read,
      );
    expect(rows).toEqual([{ code: 'FIRST0001' }]);
  });

  test('when a branch is removed from a set meal, the guests who chose the branch can choose again', async () => {
    const [first, second] = brand.branchIds;
    const setMealId = await newSetMeal(app, brand);
    const [early, late, other] = [
      await buySetMeal(app, city.member, { setMealId }),
      await buySetMeal(app, city.member, { setMealId }),
      await buySetMeal(app, city.member, { setMealId }),
    ];
    await choose(early, first);
    await choose(other, second);
    await pass(minute);
    await choose(late, first);
    await leave(setMealId, first);
    expect((await Promise.all([early, late, other].map(detail))).map(({ state, shopId }) => [state, shopId])).toEqual([
      ['pending', null],
      ['pending', null],
      ['to_be_picked_up', second],
    ]);
    expect(await choose(early, first)).toBe('branch_not_taking_part');
    expect(await choose(early, second)).toBe('chosen');
  });

  test('if the chosen branch is removed after the last day of the voucher, the set meal is refunded in full at once', async () => {
    const setMealId = await newSetMeal(app, brand, { validDays: 0 });
    const orderId = await buySetMeal(app, city.member, { setMealId });
    await choose(orderId, city.shopId);
    await pass(minute);
    // Delays the timer of the end of the day, so that the set meal is not redeemed before the voucher expires.
    await sql`UPDATE job SET run_at = run_at + interval '2 days' WHERE key LIKE ${`order:${orderId}:dayEnd%`}`.execute(
      app.app.database.read,
    );
    await pass(day);
    expect((await detail(orderId)).state).toBe('to_be_picked_up');
    await leave(setMealId, city.shopId);
    await app.drain();
    expect(await detail(orderId)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'voucher_expired',
      refunded: 6800,
    });
  });
});
