import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MallGuest, type MallStage, openMallStage } from '../../mall/mall-in-tests.ts';

let stage: MallStage;
let guest: MallGuest;
beforeAll(async () => {
  stage = await openMallStage();
});
beforeEach(async () => {
  guest = await stage.guest(10_000);
});
afterAll(() => stage.close());

const noticesIn = async (language: 'en' | 'zh-CN' = 'en') => {
  await stage.test.drain();
  return (await stage.test.call('listNotices', {}, { ...guest.as, language })).data.records;
};
const mailsOf = (orderId: number) =>
  stage.test.mailbox.emails.filter(({ text }) => text.includes(`orderId=${orderId}`)).map(({ subject }) => subject);
const paid = async () => guest.paid([await stage.product({ points: 300 }), 2]);
const step = (orderId: number, status: 'in_transit' | 'out_for_delivery' | 'delivered' | 'held_up' | 'returned') =>
  stage.test.call('addShipmentStep', { orderId, status }, stage.asOperator);

test('the notification of a sent parcel has its carrier and tracking number, in the guest’s language', async () => {
  const orderId = await paid();
  expect(await noticesIn()).toEqual([]);
  await stage.ship(orderId, 'SF1234567890');
  const [notice] = await noticesIn();
  const { number } = await guest.show(orderId);
  expect(notice).toMatchObject({
    kind: 'order',
    title: 'Your parcel is on the way',
    text: `Points mall order ${number} is with SF Express. Tracking number: SF1234567890`,
    screen: { path: 'pages/internal/mall/order/detail/detail', params: { orderId: String(orderId) } },
  });
  expect((await noticesIn('zh-CN'))[0]?.text).toContain('已交顺丰速运发出');
  expect(mailsOf(orderId)).toEqual(['Your parcel is on the way']);
});

test('a guest is notified only of the parcel steps that the guest waits for, and of a corrected tracking number', async () => {
  const orderId = await paid();
  await stage.ship(orderId);
  for (const status of ['in_transit', 'held_up', 'out_for_delivery', 'delivered'] as const) await step(orderId, status);
  const corrected = { orderId, carrier: 'jd', trackingNumber: 'JD0000000001' } as const;
  expect((await stage.test.call('correctShipment', corrected, stage.asOperator)).success).toBe(true);
  expect((await noticesIn()).map(({ title }) => title)).toEqual([
    'New tracking number for your parcel',
    'Your parcel has been delivered',
    'Your parcel arrives today',
    'Your parcel is held up',
    'Your parcel is on the way',
  ]);
  expect((await noticesIn())[0]?.text).toContain('JD Logistics. Tracking number: JD0000000001');
  // The notification that a parcel arrives today is not mailed.
  expect(mailsOf(orderId)).not.toContain('Your parcel arrives today');
  expect(mailsOf(orderId)).toHaveLength(4);
});

test('the notification of a refused mall order states the returned points', async () => {
  const orderId = await paid();
  await stage.refuse(orderId);
  expect(await noticesIn()).toMatchObject([
    { title: 'Your points mall order is cancelled', text: expect.stringContaining('Points returned: 600.') },
  ]);
});

test('a guest’s own actions on a mall order cause no notification', async () => {
  await guest.cancel(await paid());
  const kept = await paid();
  await stage.ship(kept);
  await guest.confirm(kept);
  expect((await noticesIn()).map(({ title }) => title)).toEqual(['Your parcel is on the way']);
});

test('the notification about a granted mall refund states the returned points, and the notification about a refused one opens the refund screen', async () => {
  const orderId = await paid();
  await stage.ship(orderId);
  const { id: refundId } = (await guest.apply(orderId, [{ position: 0, number: 2 }])).data;
  await stage.grant(refundId, { points: 400, reason: 'as_goodwill' });
  const other = await paid();
  await stage.ship(other);
  const { id: refused } = (await guest.apply(other, [{ position: 0, number: 1 }])).data;
  await stage.refuseRefund(refused);
  const told = (await noticesIn()).filter(({ kind }) => kind === 'refund');
  const [declined, granted] = told.toSorted((a, b) => b.title.localeCompare(a.title, 'en'));
  expect(declined).toMatchObject({
    title: 'Your refund was declined',
    screen: { path: 'pages/internal/mall/order/refund/progress/progress', params: { refundId: String(refused) } },
  });
  expect(granted).toMatchObject({ title: 'Your points are back' });
  expect(granted?.text).toContain('approved in part. Points returned: 400 of 600.');
});
