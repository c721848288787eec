import { courierOfferSeconds, maxActiveDeliveryJobs } from '@chifan/domain/dispatch';
import { contactHoursAfterHandOver, maxReturnedDeliveryJobs } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import {
  copyOrder,
  newStaff,
  noodlesDelivered,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { grantBalance } from '../../wallet/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => ({ app, city } = opened));

// Each test starts at noon of a new day, because one test advances the clock by half a day.
let noon = Date.UTC(2026, 10, 21, 4);
beforeEach(() => {
  noon += 86_400_000;
  app.clock.set(new Date(noon));
});

const phone = '13912345678';
const door = '1203';

async function delivery(): Promise<number> {
  const gift = { key: `gift-of-${Math.random()}`, memberId: city.member.id, amount: 20_000, at: app.clock.now() };
  await app.app.database.transact((tx) => grantBalance(tx, gift));
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, city.merchant);
  return orderId;
}

const jobSeenBy = async (courier: TestPerson, orderId: number) => {
  const { mine, offered } = (await app.call('courierJobs', {}, courier)).data;
  return [...mine, ...offered].find(({ id }) => id === orderId);
};
const seenByShop = async (orderId: number) => {
  const [open, past] = await Promise.all([
    app.call('merchantOrders', { view: 'open', pageNo: -1 }, city.merchant),
    app.call('merchantOrders', { view: 'past', pageNo: -1 }, city.merchant),
  ]);
  return [...open.data.records, ...past.data.records].find(({ id }) => id === orderId);
};
const seenByGuest = async (orderId: number) => (await app.call('orderDetail', { orderId }, city.member)).data;

test('a courier sees only street and distance of an offered job, all details while having the job, and none after the hand-over', async () => {
  const orderId = await delivery();
  const offered = await jobSeenBy(city.courier, orderId);
  expect(offered).toMatchObject({
    contactName: '',
    contactPhone: null,
    address: { addressZh: '福州路', address: '', doorNumber: '', latitude: null, longitude: null },
  });
  expect(offered?.distanceMetres).toBeGreaterThan(300);
  expect(JSON.stringify(offered)).not.toMatch(/200(号| Fuzhou)/);
  await app.call('takeJob', { orderId }, city.courier);
  expect(await jobSeenBy(city.courier, orderId)).toMatchObject({ contactPhone: phone, address: { doorNumber: door } });
  const other = await newStaff(app, 'courier');
  expect(await jobSeenBy(other, orderId)).toBeUndefined();
  await app.call('markReady', { orderId }, city.merchant);
  await app.call('collectOrder', { orderId }, city.courier);
  const code = (await seenByGuest(orderId)).handOverCode ?? '';
  const over = await app.call('handOver', { orderId, code }, city.courier);
  expect(over.data).toMatchObject({ contactName: '', contactPhone: null, address: { doorNumber: '', latitude: null } });
  expect(JSON.stringify(over.data)).not.toContain(phone);
});

test('a guest sees the courier’s phone only while the food is on its way', async () => {
  const orderId = await delivery();
  await app.call('takeJob', { orderId }, city.courier);
  expect((await seenByGuest(orderId)).courier).toEqual({ name: '小王', namePinyin: 'Xiǎo Wáng', phone: null });
  await app.call('markReady', { orderId }, city.merchant);
  await app.call('collectOrder', { orderId }, city.courier);
  expect((await seenByGuest(orderId)).courier).toEqual({ name: '小王', namePinyin: 'Xiǎo Wáng', phone: '13800000000' });
  const code = (await seenByGuest(orderId)).handOverCode ?? '';
  await app.call('handOver', { orderId, code }, city.courier);
  expect((await seenByGuest(orderId)).courier).toEqual({ name: '小王', namePinyin: 'Xiǎo Wáng', phone: null });
});

test('a merchant sees the guest’s contact until some hours after the hand-over, and again during a refund request', async () => {
  const orderId = await delivery();
  await app.call('takeJob', { orderId }, city.courier);
  await app.call('markReady', { orderId }, city.merchant);
  await app.call('collectOrder', { orderId }, city.courier);
  const code = (await seenByGuest(orderId)).handOverCode ?? '';
  await app.call('handOver', { orderId, code }, city.courier);
  const whole = { contactPhone: phone, address: { doorNumber: door } };
  const masked = { contactPhone: '139****5678', address: null };
  expect(await seenByShop(orderId)).toMatchObject(whole);
  app.clock.advance(contactHoursAfterHandOver * 3_600_000 + 60_000);
  expect(await seenByShop(orderId)).toMatchObject(masked);
  const asked = { orderId, items: [{ position: 0, quantity: 1 }], amount: 100, reason: 14 };
  const { data: refund } = await app.call('applyForRefund', asked, city.member);
  expect(await seenByShop(orderId)).toMatchObject(whole);
  await app.call('withdrawRefund', { refundId: refund.id }, city.member);
  expect(await seenByShop(orderId)).toMatchObject(masked);
});

test('a merchant sees only a masked phone number after refusing the order', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  expect((await seenByShop(orderId))?.contactPhone).toBe(phone);
  await app.call('refuseOrder', { orderId, reason: 'too_busy' }, city.merchant);
  expect((await seenByShop(orderId))?.contactPhone).toBe('139****5678');
});

/**
 * A returned job is first offered to single couriers. Advances the clock until these offers have ended, so that any
 * courier may take the job.
 */
const letOffersExpire = () => app.clock.advance(courierOfferSeconds * 1000);

test('a courier who repeatedly returns delivery jobs can take none for some hours', async () => {
  const [orderId, courier] = [await delivery(), await newStaff(app, 'courier')];
  for (let time = 0; time < maxReturnedDeliveryJobs; time += 1) {
    expect((await app.call('takeJob', { orderId }, courier)).success).toBe(true);
    await app.call('giveJobBack', { orderId }, courier);
    letOffersExpire();
  }
  expect(await app.call('takeJob', { orderId }, courier)).toMatchObject({
    status: 429,
    data: { reason: 'jobs_given_back_too_often' },
  });
  expect((await app.call('takeJob', { orderId }, city.courier)).success).toBe(true);
  await app.call('giveJobBack', { orderId }, city.courier);
  letOffersExpire();
  app.clock.advance(12 * 3_600_000 + 60_000);
  expect((await app.call('takeJob', { orderId }, courier)).success).toBe(true);
});

test('a courier can have only a limited number of delivery jobs at the same time', async () => {
  const [orderId, courier] = [await delivery(), await newStaff(app, 'courier')];
  onTestFinished(async () => {
    await sql`DELETE FROM customer_order WHERE id > 900000`.execute(app.app.database.read);
  });
  await copyOrder(
    app.app.database.read,
    orderId,
    maxActiveDeliveryJobs,
    sql`jsonb_build_object('id', 900000 + n, 'number', o.number || '-' || n, 'idempotency_key', 'copy-' || n,
      'courier_id', ${courier.id}::bigint)`,
  );
  expect((await app.call('takeJob', { orderId }, courier)).data).toMatchObject({ reason: 'jobs_held_too_many' });
});
