import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRequest } from '@chifan/contract/ordering';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  noodlesToTakeAway,
  openFilledDatabase,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import { ownFolder, type ServerProcess, serverProcess } from './server-process.ts';

const rounds = 10;

let test: TestApp;
let city: SmallCity;
let server: ServerProcess;
const folder = ownFolder();

beforeAll(async () => {
  test = await openTestApp(undefined, () => openFilledDatabase('places'));
  // The server process lives by the real clock: the shop must be open whenever the tests run.
  test.clock.set(new Date());
  city = await openSmallCity(test, '24/7');
  server = await serverProcess({ DATABASE_URL: test.databaseUrl, SANDBOX: '1', DEMO: '0', DATA_DIR: folder });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await test.close();
});

const asMember = () => ({ token: city.member.token });

async function openCardPayment() {
  const request = noodlesToTakeAway(city) as OrderRequest;
  const quoted = await server.call('quoteOrder', request, asMember());
  const placed = await server.call(
    'placeOrder',
    { request, quoteToken: quoted.data.token, contactName: 'Guest', contactPhone: '13912345678' },
    asMember(),
  );
  const { orderId, payable } = placed.data;
  const started = await server.call('startPayment', { orderId, method: 'stripe' }, asMember());
  return { orderId, payable, clientSecret: started.data.clientData?.['clientSecret'] ?? '' };
}

const detail = async (orderId: number) => (await server.call('orderDetail', { orderId }, asMember())).data;

it(`kill -9 between payment and acceptance, ${rounds} times at random moments: nothing is lost, nothing happens twice, timers fire`, async () => {
  const orders: { orderId: number; payable: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { orderId, payable, clientSecret } = await openCardPayment();
    orders.push({ orderId, payable });
    // The card is charged; the news of it, its webhook, our commit and its acknowledgement all lie in the next moments.
    const paying = server
      .post('/sandbox/stripe/confirm', { clientSecret, number: '4242424242424242' })
      .catch(() => null);
    await sleep(Math.random() * 60);
    await server.kill();
    await paying;
    await server.start();
    // A card form that was cut off asks again; the gateway charges an intent once.
    await server.post('/sandbox/stripe/confirm', { clientSecret, number: '4242424242424242' });
    await server.call('paymentStatus', { orderId }, asMember());
    await expect.poll(async () => (await detail(orderId)).state, { timeout: 20_000 }).toBe('pending');
    await server.call('acceptOrder', { orderId }, { token: city.merchant.token });
    if (round % 2 === 0) {
      await server.kill();
      await server.start();
    }
  }
  for (const { orderId } of orders) {
    await expect
      .poll(async () => (await detail(orderId)).pickUpCode, { timeout: 90_000, interval: 500 })
      .toMatch(/^[A-Z]\d{3}$/);
    const events = (await detail(orderId)).timeline.map((row) => row.event);
    expect(events).toEqual(['place', 'pay', 'accept', 'issue_code']);
  }
  await expectBooksInOrder(orders);
}, 600_000);

async function expectBooksInOrder(orders: readonly { orderId: number; payable: number }[]): Promise<void> {
  const { read } = test.app.database;
  const { rows } = await sql<{ sum: number; attempts: number; codes: number; stuck: number }>`SELECT
    (SELECT COALESCE(sum(amount), 0)::bigint FROM entry) AS sum,
    (SELECT count(*)::int FROM payment_attempt WHERE state = 'settled') AS attempts,
    (SELECT count(DISTINCT code)::int FROM pick_up_code) AS codes,
    (SELECT count(*)::int FROM job WHERE tries > 0) AS stuck`.execute(read);
  expect(rows[0]).toEqual({ sum: 0, attempts: orders.length, codes: orders.length, stuck: 0 });
  for (const { orderId, payable } of orders) {
    const held = await read
      .selectFrom('account')
      .select('balance')
      .where('kind', '=', 'order_held')
      .where('owner_id', '=', String(orderId))
      .executeTakeFirstOrThrow();
    expect(held.balance).toBe(payable);
  }
}

it('ends cleanly on SIGTERM', async () => {
  expect(await server.stop()).toBe(0);
});
