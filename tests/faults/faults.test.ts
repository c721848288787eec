import { setTimeout as sleep } from 'node:timers/promises';
import { restingControls } from '@chifan/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newAddress,
  newMember,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../apps/server/src/testing/set-meals.ts';
import { type ServerProcess, serverProcess } from '../journeys/server-process.ts';
import { type Acknowledged, beGuest, type Guest } from './guests.ts';
import { beMerchant } from './kitchen.ts';
import { gateways, type Outside, openOutside } from './outside.ts';
import { persistentCaller } from './persist.ts';
import { problemsOf } from './verdict.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20);
const guestCount = 10;
const reconciledWithinMs = 60_000;

let test: TestApp;
let city: SmallCity;
let outside: Outside;
let server: ServerProcess;
let guests: Guest[];
let brand: TestBrand;
let setMealId: number;
/** Enough to begin with; in many rounds they are used up, and whoever pays then has the money back. */
const codeCount = 400;

beforeAll(async () => {
  test = await openTestApp();
  // The server process uses the real clock: the shop must be open whenever the tests run.
  test.clock.set(new Date());
  city = await openSmallCity(test, '24/7');
  await sql`UPDATE dish SET stock = 100000 WHERE id = ${city.teaId}`.execute(test.app.database.read);
  brand = await openBrand(test, city, { sharePermille: 137, hours: '24/7' });
  setMealId = await newSetMeal(test, brand, { codeSource: 'brand', soldFrom: '2026-01-01', stock: 100_000 });
  await newSetMealCodes(test, setMealId, { count: codeCount });
  let url = '';
  outside = await openOutside(() => url);
  server = await serverProcess({
    DATABASE_URL: test.databaseUrl,
    SANDBOX: '0',
    DEMO: '0',
    ...outside.environment,
    SMTP_URL: outside.sandbox.smtpUrl,
  });
  url = server.url;
  await server.start();
  guests = await Promise.all(Array.from({ length: guestCount }, (_, index) => newGuest(index)));
});
afterAll(async () => {
  await server.kill();
  await outside.close();
  await test.close();
});

async function newGuest(index: number): Promise<Guest> {
  const member = await newMember(test, 100_000_000);
  await sql`UPDATE member SET wechat_open_id = ${`oFaults_${index}`} WHERE id = ${member.id}`.execute(
    test.app.database.read,
  );
  return { token: member.token, addressId: await newAddress(test, member) };
}

it(`after ${rounds} times kill -9 under load nothing paid is lost, nothing is charged or refunded twice`, async () => {
  const acknowledged: Acknowledged = { orders: new Set(), refunds: new Set() };
  let isOver = false;
  const call = persistentCaller(server, () => isOver);
  const load = [
    ...guests.map((guest) => beGuest({ ...worldOf(call), isOver: () => isOver }, guest, acknowledged)),
    beMerchant({ call, isOver: () => isOver }, city.merchant.token),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    for (const gateway of gateways) await outside.turn(gateway, someFaults());
    await sleep(200 + Math.random() * 1500);
    await server.kill();
    await sleep(Math.random() * 200);
    await server.start();
    if (round % 10 === 0) console.log(`${round} of ${rounds} rounds, ${acknowledged.orders.size} orders placed`);
  }
  isOver = true;
  await Promise.all(load);
  for (const gateway of gateways) await outside.turn(gateway, restingControls());
  const seconds = await untilReconciled();
  console.log(`${seconds.toFixed(1)} s until all attempts and gateway refunds were reconciled`);
  console.log(await counts());
  expect(await lostOrders(acknowledged)).toEqual([]);
  expect(await problemsOf(test.app.database.read, outside.sandbox.books())).toEqual([]);
}, 3_600_000);

const worldOf = (call: ReturnType<typeof persistentCaller>) => ({
  call,
  shopId: city.shopId,
  dishId: city.noodlesId,
  scarceDishId: city.teaId,
  setMealId,
  branchIds: brand.branchIds,
  paymentPassword: '246810',
  payAt: outside.payAt,
});

/** A few of each fault, some of the time. */
function someFaults(): Record<string, number> {
  const some = (most: number) => (Math.random() < 0.5 ? Math.floor(Math.random() * (most + 1)) : 0);
  return {
    delayMs: some(800),
    answerDelayMs: some(150),
    duplicate: some(4),
    drop: some(3),
    badSignature: some(2),
    outOfOrder: some(3),
    error500: some(2),
    cutAfterEffect: some(3),
    refundMs: some(500),
  };
}

/** @returns seconds until the gateways' books equal ours. @throws after a minute */
async function untilReconciled(): Promise<number> {
  const since = Date.now();
  for (;;) {
    const problems = await problemsOf(test.app.database.read, outside.sandbox.books());
    if (problems.length === 0) return (Date.now() - since) / 1000;
    if (Date.now() - since > reconciledWithinMs) throw new Error(`After a minute: ${problems.slice(0, 20).join('\n')}`);
    await sleep(500);
  }
}

async function lostOrders({ orders, refunds }: Acknowledged): Promise<string[]> {
  const { rows } = await sql<{ lost: string }>`
    SELECT 'order ' || id AS lost FROM unnest(${[...orders]}::bigint[]) AS known(id)
      WHERE NOT EXISTS (SELECT FROM customer_order o WHERE o.id = known.id)
    UNION ALL SELECT 'refund ' || id FROM unnest(${[...refunds]}::bigint[]) AS known(id)
      WHERE NOT EXISTS (SELECT FROM refund r WHERE r.id = known.id)`.execute(test.app.database.read);
  return rows.map(({ lost }) => lost);
}

async function counts(): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    SELECT 'orders ' || state || ': ' || count(*) AS line FROM customer_order GROUP BY state
    UNION ALL SELECT 'attempts ' || method || ' ' || state || ': ' || count(*) FROM payment_attempt GROUP BY method, state
    UNION ALL SELECT 'gateway refunds ' || state || ': ' || count(*) || ', ' || sum(amount) || ' fen' FROM gateway_refund GROUP BY state
    UNION ALL SELECT 'refunds in state ' || state || ': ' || count(*) FROM refund GROUP BY state
    UNION ALL SELECT 'alerts ' || method || ' ' || kind || ': ' || sum(count) FROM gateway_alert GROUP BY method, kind
    UNION ALL SELECT 'set meals ' || state || ': ' || count(*) FROM customer_order WHERE set_meal_id IS NOT NULL GROUP BY state
    UNION ALL SELECT 'vouchers: ' || count(*) FROM set_meal_voucher
    UNION ALL SELECT 'postings: ' || count(*) FROM posting
    ORDER BY 1`.execute(test.app.database.read);
  return rows.map(({ line }) => `  ${line}`).join('\n');
}
