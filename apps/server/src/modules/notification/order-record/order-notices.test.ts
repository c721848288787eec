import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { sqlNoticesOfOrder } from './order-notices.store.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

const noticesOf = async (orderId: number) =>
  (await app.call('orderNotices', { orderId }, { token: city.operator.token, language: 'en' })).data;

test('an operator sees the notifications to the guest about an order, and whether a mail waits or fails', async () => {
  const [orderId, other] = [
    await placePaid(app, city, noodlesToTakeAway(city)),
    await placePaid(app, city, noodlesToTakeAway(city)),
  ];
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
  const waiting = (await noticesOf(orderId)).at(-1);
  expect(waiting).toMatchObject({ mail: 'waiting', isPushed: true, readAt: null });
  expect(waiting?.title).not.toBe('');
  await sql`UPDATE job SET tries = 2 WHERE key = ${`notice.email:${waiting?.id}`}`.execute(app.app.database.read);
  expect((await noticesOf(orderId)).at(-1)?.mail).toBe('failing');
  await app.drain();
  const sent = await noticesOf(orderId);
  expect(sent.map(({ mail }) => mail)).not.toContain('failing');
  expect(sent.at(-1)).toMatchObject({ id: waiting?.id, mail: 'done' });
  const others = await noticesOf(other);
  expect(others.map(({ id }) => id)).not.toContain(waiting?.id);
  await app.call('readNotices', { upToId: waiting?.id ?? 0 }, { token: city.member.token });
  expect((await noticesOf(orderId)).at(-1)?.readAt).not.toBeNull();
});

test('the notifications of an order are found through an index', async () => {
  const plan = await app.app.database.read.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${sqlNoticesOfOrder(1)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('notice_of_order');
});

test('only operators see the notifications of an order', async () => {
  for (const { token } of [city.member, city.merchant, city.courier]) {
    expect((await app.call('orderNotices', { orderId: 1 }, { token })).status).toBe(403);
  }
});
