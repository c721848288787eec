import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newMember, noodlesToTakeAway, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { codesFallDue, openSmallProcess } from './small-stage.ts';

/**
 * Each round kills and restarts the server, and the restart takes most of the time. So several guests pay in each
 * round, each at another moment before the kill.
 */
const rounds = 3;
const guestCount = 4;
const maxLeadMs = 60;

const small = openSmallProcess();

type Paying = { readonly guest: TestPerson; orderId: number; payable: number; clientSecret: string };

async function openCardPayment(guest: TestPerson): Promise<Paying> {
  const { city, server } = small;
  const request = noodlesToTakeAway(city) as OrderRequest;
  const quoted = await server.call('quoteOrder', request, guest);
  const placed = await server.call(
    'placeOrder',
    { request, quoteToken: quoted.data.token, contactName: 'Guest', contactPhone: '13912345678' },
    guest,
  );
  const { orderId, payable } = placed.data;
  const started = await server.call('startPayment', { orderId, method: 'stripe' }, guest);
  return { guest, orderId, payable, clientSecret: started.data.clientData?.['clientSecret'] ?? '' };
}

/** Confirms the payments one shortly after the other and kills the server while it processes them. */
async function confirmAtOnceAndKill(payments: readonly Paying[]): Promise<void> {
  const confirming = payments.map(async ({ clientSecret }, index) => {
    await sleep((index / payments.length) * maxLeadMs);
    await confirm(clientSecret).catch(() => null);
  });
  await sleep(maxLeadMs);
  await small.server.kill();
  await Promise.all(confirming);
}

const confirm = (clientSecret: string) =>
  small.server.post('/sandbox/stripe/confirm', { clientSecret, number: '4242424242424242' });

const detail = async ({ orderId, guest }: Paying) => (await small.server.call('orderDetail', { orderId }, guest)).data;

it(`killing the server during payment loses no payment and repeats none, over ${rounds * guestCount} payments`, async () => {
  const { city, server, test } = small;
  const guests = await Promise.all(Array.from({ length: guestCount }, () => newMember(test)));
  const paid: Paying[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const payments = await Promise.all(guests.map(openCardPayment));
    paid.push(...payments);
    await confirmAtOnceAndKill(payments);
    await server.start();
    for (const payment of payments) {
      // The card form repeats the call after a lost answer. The gateway charges a payment intent only once.
      await confirm(payment.clientSecret);
      await server.call('paymentStatus', { orderId: payment.orderId }, payment.guest);
      await expect.poll(async () => (await detail(payment)).state).toBe('pending');
      await server.call('acceptOrder', { orderId: payment.orderId }, city.merchant);
    }
  }
  // Make the jobs that issue pick-up codes due while the server is down. The restarted server must run these jobs.
  await server.kill();
  await codesFallDue(small);
  await server.start();
  for (const payment of paid) {
    await expect.poll(async () => (await detail(payment)).pickUpCode, { interval: 500 }).toMatch(/^[A-Z]\d{3}$/);
    const events = (await detail(payment)).timeline.map((row) => row.event);
    expect(events).toEqual(['place', 'pay', 'accept', 'issue_code']);
  }
  await expectBooksInOrder(paid);
}, 600_000);

async function expectBooksInOrder(orders: readonly { orderId: number; payable: number }[]): Promise<void> {
  const { read } = small.test.app.database;
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

it('the server exits cleanly on SIGTERM', async () => {
  expect(await small.server.stop()).toBe(0);
});
