import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../../testing/index.ts';
import { copyOrder } from '../../../testing/ordering.ts';
import { newSetMeal, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { buySetMeal, minute } from '../setmeal/set-meals-in-tests.ts';
import { typedCodeQuery } from './pick-up-code.store.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  ({ app, city } = opened);
  brand = await openBrand(app, city, { sharePermille: 150 });
});

const ask = pg.Client.prototype.query;
afterEach(() => {
  pg.Client.prototype.query = ask;
});

/** Runs `work` and returns the SQL statements that the server sent while `work` ran. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    asked.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(ask, this, given);
  } as typeof ask;
  await work();
  pg.Client.prototype.query = ask;
  return asked;
}

async function codeOfNewSetMeal(shopId: number): Promise<string> {
  const { token } = city.member;
  const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
  await app.call('chooseRestaurant', { orderId, shopId }, { token });
  app.clock.advance(minute);
  await app.drain();
  return (await app.call('orderDetail', { orderId }, { token })).data.pickUpCode ?? '';
}

test('redeeming the code of a set meal takes 12 SQL statements, and handling the published events takes 16', async () => {
  const [shopId] = brand.branchIds;
  // The member's first order also inserts their row in `ticket_progress`, so the test measures the second order.
  const [first, second] = [await codeOfNewSetMeal(shopId), await codeOfNewSetMeal(shopId)];
  const { token } = city.merchant;
  await app.call('redeemCode', { shopId, code: first }, { token });
  await app.drain();
  let state: unknown;
  const redeeming = await statementsOf(async () => {
    state = (await app.call('redeemCode', { shopId, code: second }, { token })).data.state;
  });
  expect(state).toBe('completed');
  const hearing = await statementsOf(() => app.drain());
  expect({ redeeming: redeeming.length, hearing: hearing.length }, [...redeeming, '', ...hearing].join('\n')).toEqual({
    redeeming: 12,
    hearing: 16,
  });
});

test('the query for a typed pick-up code reads the order by its primary key, even with outdated table statistics', async () => {
  const [shopId] = brand.branchIds;
  for (let earlier = 0; earlier < 3; earlier += 1) await codeOfNewSetMeal(shopId);
  const orderId = await buySetMeal(app, city.member, { setMealId: await newSetMeal(app, brand) });
  const { read } = app.app.database;
  const past = sql`jsonb_build_object('id', o.id + n, 'number', 'past-' || n, 'idempotency_key', 'past-' || n,
    'state', 'completed', 'pay_key', null)`;
  await copyOrder(read, orderId, 5000, past);
  await sql`SELECT setval(pg_get_serial_sequence('customer_order', 'id'), ${orderId + 5000})`.execute(read);
  await sql`ANALYZE customer_order, pick_up_code`.execute(read);
  const code = await codeOfNewSetMeal(shopId);
  const plan = await app.app.database.transact(async (tx) => {
    await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(tx);
    const statement = typedCodeQuery({ shopId, code, since: '2026-01-01' });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN (ANALYZE, TIMING OFF) ${statement}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/customer_order_pkey on customer_order o .*\(actual rows=1[. ]/);
});
