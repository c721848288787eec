import { setTimeout as sleep } from 'node:timers/promises';
import { noFaults } from '@chifan/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/index.ts';
import { type ServerProcess, serverProcess } from '../journeys/server-process.ts';
import { type Acknowledged, beGuest, type Guest } from './guests.ts';
import { beMerchant } from './kitchen.ts';
import { gateways, type Outside, openOutside } from './outside.ts';
import { persistentCaller } from './persist.ts';
import { lostOrders, newGuests, openStage, type Stage, untilReconciled, worldOf } from './stage.ts';
import { problemsOf } from './verdict.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20);
const guestCount = 10;

let test: TestApp;
let stage: Stage;
let outside: Outside;
let server: ServerProcess;
let guests: Guest[];

beforeAll(async () => {
  test = await openTestApp();
  stage = await openStage(test);
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
  guests = await newGuests(test, guestCount);
});
afterAll(async () => {
  await server.kill();
  await outside.close();
  await test.close();
});

it(`killing the server under load, over ${rounds} rounds, loses no paid order and repeats no charge or refund`, async () => {
  const acknowledged: Acknowledged = { orders: new Set(), refunds: new Set() };
  let isOver = false;
  const call = persistentCaller(server, () => isOver);
  const load = [
    ...guests.map((guest) => beGuest({ ...worldOf(stage, outside, call), isOver: () => isOver }, guest, acknowledged)),
    beMerchant({ call, isOver: () => isOver }, stage.city.merchant.token),
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
  for (const gateway of gateways) await outside.turn(gateway, noFaults());
  const seconds = await untilReconciled(test, outside);
  console.log(`${seconds.toFixed(1)} s until all attempts and gateway refunds were reconciled`);
  console.log(await counts());
  expect(await lostOrders(test, acknowledged)).toEqual([]);
  expect(await problemsOf(test.app.database.read, outside.sandbox.books())).toEqual([]);
}, 3_600_000);

/** A random number of gateway faults of each kind. */
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
