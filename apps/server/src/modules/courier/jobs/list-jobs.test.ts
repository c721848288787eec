import { formatCoordinate } from '@chifan/domain/address';
import { maxOpenDeliveryJobsShown } from '@chifan/domain/dispatch';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { readArguments } from '../../../staff/read-arguments.ts';
import { runCommand } from '../../../staff/run-command.ts';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { copyOrder, newStaff, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { centre } from '../../../testing/small-city.ts';
import { as, offeredJob, standAt } from '../../dispatch/offering/offers-in-tests.ts';
import { createStaff } from '../../member/index.ts';

let test: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app: test, city } = opened);
});

/** Inserts copies of the order as delivery jobs that no courier has taken. */
async function freeCopies(orderId: number, count: number, changes: RawBuilder<unknown>): Promise<void> {
  const { read } = test.app.database;
  const free = sql`jsonb_build_object('id', 900000 + n, 'number', 'free-' || n, 'idempotency_key', 'free-' || n,
    'courier_id', NULL) || ${changes}`;
  await copyOrder(read, orderId, count, free);
  await sql`INSERT INTO order_line SELECT (jsonb_populate_record(line, jsonb_build_object('order_id', o.id))).*
    FROM order_line line, customer_order o WHERE line.order_id = ${orderId} AND o.id > 900000`.execute(read);
  await sql`INSERT INTO order_history (order_id, event, from_state, to_state, actor, created_at)
    SELECT o.id, event, from_state, to_state, actor, created_at FROM order_history entry, customer_order o
    WHERE entry.order_id = ${orderId} AND o.id > 900000`.execute(read);
}

it('courierJobs returns the courier’s own delivery and a limited number of deliveries without a courier', async () => {
  const own = await offeredJob(test, city);
  await test.call('takeJob', { orderId: own }, as(city.courier));
  await freeCopies(own, 50, sql`'{}'::jsonb`);
  const { mine, offered } = (await test.call('courierJobs', {}, as(city.courier))).data;
  expect(mine.map(({ id }) => id)).toEqual([own]);
  expect(offered).toHaveLength(maxOpenDeliveryJobsShown);
});

it('courierJobs lists the deliveries without a courier, nearest first, and omits deliveries that are too far from the courier', async () => {
  const { read } = test.app.database;
  const here = await offeredJob(test, city);
  const shops: number[] = [];
  for (const [place, north] of [0.02, 0.005, 0.5].entries()) {
    const { rows } = await sql<{ id: number }>`INSERT INTO shop OVERRIDING SYSTEM VALUE
      SELECT (jsonb_populate_record(s, jsonb_build_object('id', 800000 + ${place}::int, 'source_id', 'moved-' || ${place}::int,
        'lat', s.lat + ${north}::float8, 'xy', point(s.xy[0], s.xy[1] + ${north}::float8 * 130240)))).*
      FROM shop s WHERE s.id = ${city.shopId} RETURNING id`.execute(read);
    shops.push(rows[0]?.id ?? 0);
  }
  await freeCopies(here, shops.length, sql`jsonb_build_object('shop_id', 799999 + n)`);
  const courier = await newStaff(test, 'courier');
  await standAt(test, courier, 0);
  await sql`UPDATE courier_offer SET answer = 'withdrawn'`.execute(read);
  const { offered } = (await test.call('courierJobs', {}, as(courier))).data;
  expect(offered.map(({ id }) => id)).toEqual([here, 900002, 900001]);
});

it('courierJobs returns the direction of each offered delivery, and the detour rounded to hundreds of metres', async () => {
  const courier = await newStaff(test, 'courier');
  await standAt(test, courier, -20);
  const first = await offeredJob(test, city);
  // The guests of the copies are about 1,000 and 400 metres west of the restaurant.
  const [far, near] = [0.0105, 0.0042].map((west) => formatCoordinate(centre.lng - west));
  await freeCopies(
    first,
    2,
    sql`jsonb_build_object('address', o.address || jsonb_build_object('latitude', ${formatCoordinate(centre.lat)}::text,
      'longitude', CASE n WHEN 1 THEN ${far}::text ELSE ${near}::text END))`,
  );
  await sql`UPDATE courier_offer SET answer = 'withdrawn'`.execute(test.app.database.read);
  const waysOf = async () => (await test.call('courierJobs', {}, as(courier))).data.ways;
  expect((await waysOf()).find(({ orderId }) => orderId === 900001)).toEqual({
    orderId: 900001,
    direction: 'north_west',
    detourMetres: 3000,
  });
  await test.call('takeJob', { orderId: 900001 }, as(courier));
  expect((await waysOf()).find(({ orderId }) => orderId === 900002)).toMatchObject({ detourMetres: 0 });
});

it('a courier with a delivery neither sees nor takes another delivery in a different direction', async () => {
  const own = await offeredJob(test, city);
  await test.call('takeJob', { orderId: own }, as(city.courier));
  // The guest of the first delivery is half a kilometre north-east of the restaurant, this guest two kilometres
  // south-west.
  await freeCopies(
    own,
    1,
    sql`jsonb_build_object('address', o.address || '{"latitude": "31.216000", "longitude": "121.458000"}')`,
  );
  expect((await test.call('courierJobs', {}, as(city.courier))).data.offered).toEqual([]);
  const taken = await test.call('takeJob', { orderId: 900001 }, as(city.courier));
  expect(taken).toMatchObject({ status: 409, data: { reason: 'job_out_of_direction' } });
});

it('a courier off duty sees and takes no new delivery but still has the deliveries already taken', async () => {
  const login = await createStaff(
    test.app.database.read,
    { login: 'newcomer', passwordHash: '', role: 'courier', name: 'New', phone: null },
    test.clock.now(),
  );
  const { rows } = await sql<{ isOnDuty: boolean }>`SELECT is_on_duty AS "isOnDuty" FROM staff
    WHERE id = ${login}`.execute(test.app.database.read);
  expect(rows).toEqual([{ isOnDuty: false }]);
  const [own, other] = [await offeredJob(test, city), await offeredJob(test, city)];
  await sql`UPDATE courier_offer SET answer = 'withdrawn'`.execute(test.app.database.read);
  await test.call('takeJob', { orderId: own }, as(city.courier));
  await test.call('setDuty', { isOnDuty: false }, as(city.courier));
  const { mine, offered } = (await test.call('courierJobs', {}, as(city.courier))).data;
  expect([mine.map(({ id }) => id), offered]).toEqual([[own], []]);
  const refused = await test.call('takeJob', { orderId: other }, as(city.courier));
  expect(refused).toMatchObject({ status: 409, data: { reason: 'off_duty' } });
  await test.call('setDuty', { isOnDuty: true }, as(city.courier));
  expect((await test.call('takeJob', { orderId: other }, as(city.courier))).success).toBe(true);
});

it('a delivery without a courier shows neither the dishes nor the guest’s payment', async () => {
  const orderId = await offeredJob(test, city);
  const { offered } = (await test.call('courierJobs', {}, as(city.courier))).data;
  const job = offered.find(({ id }) => id === orderId);
  expect(job).toMatchObject({ lines: [], goods: 0, packageFee: 0, deliveryFee: 0, paid: 0, refundedAmount: 0 });
  expect(job?.courierFee).toBeGreaterThan(0);
  const taken = await test.call('takeJob', { orderId }, as(city.courier));
  expect(taken.data.lines).not.toEqual([]);
  expect(taken.data.goods).toBeGreaterThan(0);
});

it('the command “suspend --jobs release” offers a suspended courier’s uncollected deliveries to other couriers, and the dispatch board marks the courier of collected food as suspended', async () => {
  const { database } = test.app;
  const [fetched, taken] = [await offeredJob(test, city), await offeredJob(test, city)];
  for (const orderId of [fetched, taken]) await test.call('takeJob', { orderId }, as(city.courier));
  await test.call('markReady', { orderId: fetched }, as(city.merchant));
  await test.call('collectOrder', { orderId: fetched }, as(city.courier));
  const { rows } = await sql<{ login: string }>`SELECT login FROM staff WHERE id = ${city.courier.id}`.execute(
    database.read,
  );
  const login = rows[0]?.login ?? '';
  const said: string[] = [];
  const suspend = (...more: string[]) =>
    runCommand(database, readArguments(['suspend', login, ...more]), {
      now: test.clock.now(),
      say: (line) => said.push(line),
      askPassword: () => Promise.reject(new Error('no password')),
      mailLink: () => Promise.reject(new Error('no mail')),
    });
  await expect(suspend()).rejects.toThrow(/food collected[^]*not collected[^]*--jobs release/);
  expect((await test.call('courierJobs', {}, as(city.courier))).success).toBe(true);
  await suspend('--jobs', 'release');
  await test.drain();
  expect(said.join(' ')).toMatch(/offered again: 1.*dispatch board: 1/);
  const { jobs } = (await test.call('dispatchBoard', {}, as(city.operator))).data;
  const courierOf = (orderId: number) => jobs.find((job) => job.orderId === orderId)?.courier;
  expect(courierOf(fetched)).toMatchObject({ id: city.courier.id, isSuspended: true });
  expect(courierOf(taken)).toBeNull();
});
