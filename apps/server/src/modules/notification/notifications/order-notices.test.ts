import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import {
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

const as = () => ({
  guest: { token: city.member.token },
  merchant: { token: city.merchant.token },
  courier: { token: city.courier.token },
});

const titles = async () => (await app.call('listNotices', {}, as().guest)).data.records.map(({ title }) => title);
const subjects = () => app.mailbox.emails.map(({ subject }) => subject);

test('a guest gets one notification for each step of a delivery that staff record, listed newest first', async () => {
  const { guest, merchant, courier } = as();
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, merchant);
  await app.drain();
  await app.call('markReady', { orderId }, merchant);
  await app.call('takeJob', { orderId }, courier);
  await app.call('collectOrder', { orderId }, courier);
  await app.drain();
  const { handOverCode } = (await app.call('orderDetail', { orderId }, guest)).data;
  await app.call('handOver', { orderId, code: handOverCode ?? '' }, courier);
  await app.call('confirmOrder', { orderId }, guest);
  await app.drain();
  expect(await titles()).toEqual([
    'Your food has arrived',
    'Your food is on the way',
    'Noodle House accepted your order',
  ]);
  expect(subjects().filter((subject) => !subject.startsWith('Your receipt'))).toEqual([
    'Noodle House accepted your order',
    'Your food is on the way',
    'Your food has arrived',
  ]);
  const { records } = (await app.call('listNotices', {}, guest)).data;
  expect(records[1]?.text).toContain(`delivery code ${handOverCode}`);
  expect(records[1]?.screen).toEqual({ path: 'pages/order/detail/detail', params: { orderId: String(orderId) } });
});

const countOf = async (rows: RawBuilder<unknown>) => {
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${rows}`.execute(
    app.app.database.read,
  );
  return counted.rows[0]?.count;
};

test('accepting an order stores its notification without a job, and a job from an older server version adds no second notification', async () => {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as().merchant);
  expect(await titles()).toEqual(['Noodle House accepted your order']);
  expect(await countOf(sql`job WHERE kind = 'order.moved>notification'`)).toBe(0);
  const payload = { orderId, event: 'accept', actor: 'merchant', version: 3 };
  await sql`INSERT INTO job (kind, payload, run_at)
    VALUES ('order.moved>notification', ${JSON.stringify(payload)}::jsonb, ${app.clock.now()})`.execute(
    app.app.database.read,
  );
  await app.drain();
  expect(await countOf(sql`job WHERE kind = 'order.moved>notification'`)).toBe(0);
  expect(await titles()).toEqual(['Noodle House accepted your order']);
});

test('a notification about an order shows the day number of the order, and the receipt shows the full order number', async () => {
  await placePaid(app, city, noodlesDelivered(city));
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as().merchant);
  await app.drain();
  const { number } = (await app.call('orderDetail', { orderId }, as().guest)).data;
  const { records } = (await app.call('listNotices', {}, as().guest)).data;
  expect(records[0]?.text).toContain('Order #2 is being prepared');
  const receipts = app.mailbox.emails.filter(({ subject }) => subject.startsWith('Your receipt'));
  expect(receipts.at(-1)?.text).toContain(`Order ${number}, paid`);
});

test('no receipt is stored for a guest without an e-mail address', async () => {
  await sql`UPDATE member SET email = NULL WHERE id = ${city.member.id}`.execute(app.app.database.read);
  await placePaid(app, city, noodlesDelivered(city));
  expect(await countOf(sql`notice WHERE member_id = ${city.member.id}`)).toBe(0);
});

test('the notification and the mail of a pick-up order contain its pick-up code', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, as().merchant);
  app.clock.advance(2 * 60_000);
  await app.drain();
  const { pickUpCode } = (await app.call('orderDetail', { orderId }, as().guest)).data;
  expect((await titles())[0]).toBe(`Your pickup code: ${pickUpCode}`);
  expect(subjects()).toContain(`Your pickup code: ${pickUpCode}`);
});

test('a pick-up order that is ready causes a notification, and a mail with the pick-up code', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, as().merchant);
  app.clock.advance(2 * 60_000);
  await app.drain();
  await app.call('markReady', { orderId }, as().merchant);
  await app.drain();
  const { pickUpCode } = (await app.call('orderDetail', { orderId }, as().guest)).data;
  expect((await titles())[0]).toBe('Your food is ready');
  const ready = app.mailbox.emails.filter(({ subject }) => subject === 'Your food is ready');
  expect(ready).toHaveLength(1);
  expect(ready[0]?.text).toContain(`取餐码 ${pickUpCode}`);
});

test('a notification about a dine-in order says that staff bring the food, and mentions no counter (rule ordering-112)', async () => {
  const orderId = await placePaid(app, city, { ...noodlesToTakeAway(city), dining: 'dine_in' });
  await app.call('acceptOrder', { orderId }, as().merchant);
  app.clock.advance(2 * 60_000);
  await app.drain();
  await app.call('markReady', { orderId }, as().merchant);
  await app.drain();
  const mails = app.mailbox.emails
    .filter(({ subject }) => /pickup code|is ready/.test(subject))
    .map(({ text }) => text);
  expect(mails).toHaveLength(2);
  for (const text of mails) {
    expect(text).toMatch(/the staff bring/i);
    expect(text).not.toContain('counter');
  }
});

test('a guest’s own cancellation causes no notification', async () => {
  const { guest } = as();
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  expect((await app.call('cancelOrder', { orderId, reason: 8 }, guest)).success).toBe(true);
  await app.drain();
  expect(await titles()).toEqual([]);
  expect(subjects().filter((subject) => !subject.startsWith('Your receipt'))).toEqual([]);
});

test('a refused order causes a notification, and a mail that states how the money is returned', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('refuseOrder', { orderId, reason: 'sold_out' }, as().merchant);
  await app.drain();
  expect(await titles()).toEqual(['Noodle House couldn’t accept your order']);
  const email = app.mailbox.emails.at(-1);
  expect(email?.text).toMatch(/CN¥\d+\.\d\d is already in your Chifan balance\./);
});

test('an order that expires because the shop did not accept or refuse it in time causes one notification', async () => {
  await placePaid(app, city, noodlesToTakeAway(city));
  app.clock.advance(11 * 60_000);
  await app.drain();
  expect(await titles()).toEqual(['Your order was not accepted in time']);
});

test('the receipt of an order is mailed with dishes, fees and payment, and is not in the list of notifications', async () => {
  await placePaid(app, city, noodlesDelivered(city));
  await app.drain();
  const [receipt] = app.mailbox.emails;
  expect(receipt?.subject).toMatch(/^Your receipt: CN¥\d+\.\d\d, Noodle House$/);
  const [total] = /CN¥\d+\.\d\d/.exec(receipt?.subject ?? '') ?? [];
  expect(receipt?.text).toMatch(/2 × noodles.*: CN¥/);
  expect(receipt?.text).toContain('Delivery fee: CN¥');
  expect(receipt?.text).toContain(`Total: ${total}`);
  expect(receipt?.text).toContain(`Paid from your balance: ${total}`);
  expect(await titles()).toEqual([]);
});

test('notifications count as unread until the guest reads them, and another guest’s stay unread', async () => {
  const { guest, merchant } = as();
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, merchant);
  await app.drain();
  const { records, unread } = (await app.call('listNotices', {}, guest)).data;
  expect([unread, records.map(({ isRead }) => isRead)]).toEqual([1, [false]]);
  const upToId = records[0]?.id ?? 0;
  await app.call('readNotices', { upToId }, { token: (await newMember(app)).token });
  expect((await app.call('countNotices', {}, guest)).data.unread).toBe(1);
  await app.call('readNotices', { upToId }, guest);
  expect((await app.call('countNotices', {}, guest)).data.unread).toBe(0);
});

test('the list of notifications is in the language of the request', async () => {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, as().merchant);
  await app.drain();
  const { records } = (await app.call('listNotices', {}, { ...as().guest, language: 'de' })).data;
  expect(records[0]?.title).toBe('Noodle House hat Ihre Bestellung angenommen');
});
