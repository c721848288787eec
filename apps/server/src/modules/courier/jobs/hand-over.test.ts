import type { UploadPurpose } from '@chifan/contract/upload/views';
import type { RemarkPhrase } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  insertPicture,
  noodlesDelivered,
  openTestCity,
  placePaid,
  type SmallCity,
  shownAt,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

async function collected(remarkPhrases: RemarkPhrase[] = []): Promise<number> {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await sql`UPDATE customer_order SET remark_phrases = ${remarkPhrases} WHERE id = ${orderId}`.execute(
    test.app.database.read,
  );
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await test.call('markReady', { orderId }, { token: city.merchant.token });
  await test.call('takeJob', { orderId }, { token: city.courier.token });
  await test.call('collectOrder', { orderId }, { token: city.courier.token });
  return orderId;
}

const picture = (uploadedBy: string, purpose: UploadPurpose = 'hand_over') => insertPicture(test, uploadedBy, purpose);

const handOver = (orderId: number, proof: { code?: string; photo?: string }) =>
  test.call('handOver', { orderId, ...proof }, { token: city.courier.token });

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
// Complete all deliveries of the courier before each test, because a courier may have at most three.
beforeEach(async () => {
  await sql`UPDATE customer_order SET state = 'completed' WHERE courier_id = ${city.courier.id}`.execute(
    test.app.database.read,
  );
});
afterAll(() => test.close());

it('a courier can take a delivery again after the platform removed the courier from it', async () => {
  const orderId = await collected();
  const as = (token: string) => ({ token });
  await test.call('platformHandBack', { orderId, reason: '联系不上骑手' }, as(city.operator.token));
  expect((await test.call('takeJob', { orderId }, as(city.courier.token))).data).toMatchObject({
    isMine: true,
    state: 'to_be_picked_up',
  });
});

it('freeJob removes the courier from an uncollected delivery and records the operator and the reason', async () => {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  const free = () => test.call('freeJob', { orderId, reason: '联系不上骑手' }, { token: city.operator.token });
  expect(await free()).toMatchObject({ success: false, code: 404 });
  await test.call('takeJob', { orderId }, { token: city.courier.token });
  const heard: string[] = [];
  const stop = test.app.platform.live.listen([`courier:${city.courier.id}`], ({ topic }) => heard.push(topic));
  expect((await free()).data).toMatchObject({ state: 'delivering', courier: null });
  stop();
  expect(heard).toEqual([`order:${orderId}`, 'orders']);
  const { rows } = await sql`SELECT given_back_at, released_by, release_reason FROM courier_assignment
    WHERE order_id = ${orderId}`.execute(test.app.database.read);
  expect(rows).toEqual([
    { given_back_at: test.clock.now(), released_by: city.operator.id, release_reason: '联系不上骑手' },
  ]);
  expect(await free()).toMatchObject({ success: false, code: 404 });
  const taken = await test.call('takeJob', { orderId }, { token: city.courier.token });
  expect(taken.data).toMatchObject({ isMine: true });
});

it('freeJob rejects a delivery whose food the courier has collected', async () => {
  const orderId = await collected();
  const freed = await test.call('freeJob', { orderId, reason: '超时' }, { token: city.operator.token });
  expect(freed).toMatchObject({ success: false, code: 404 });
});

it('couriers see the restaurant’s position and the full fee of a delivery without a courier, even if the guest used a coupon', async () => {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  const { rows } = await sql<{ fee: number }>`UPDATE customer_order SET delivery_coupon = 1
    WHERE id = ${orderId} RETURNING delivery_fee AS fee`.execute(test.app.database.read);
  const { offered } = (await test.call('courierJobs', {}, { token: city.courier.token })).data;
  expect(offered.find(({ id }) => id === orderId)).toMatchObject({
    courierFee: rows[0]?.fee,
    shopLatitude: '31.230400',
    shopLongitude: '121.473700',
    address: { latitude: null, doorNumber: '' },
  });
  const { records } = (await test.call('merchantOrders', { view: 'open' }, { token: city.merchant.token })).data;
  expect(records.find(({ id }) => id === orderId)?.courierFee).toBeNull();
});

it('a photo hands over food that may be left at the door, and guest, merchant and platform see the photo', async () => {
  const orderId = await collected(['leave_at_door']);
  const photo = await picture(`courier:${city.courier.id}`);
  const [seen] = shownAt(photo);
  expect((await handOver(orderId, { photo })).data).toMatchObject({ state: 'delivered', handOverPhoto: seen });
  const { data } = await test.call('orderDetail', { orderId }, { token: city.member.token });
  expect(data).toMatchObject({ state: 'delivered', handOverPhoto: seen });
  expect(data.timeline.at(-1)).toMatchObject({ event: 'hand_over', actor: 'courier', reason: 'left_by_photo' });
  const past = await test.call('merchantOrders', { view: 'past' }, { token: city.merchant.token });
  const all = await test.call('platformOrders', { search: data.number }, { token: city.operator.token });
  for (const { data: listed } of [past, all])
    expect(listed.records.find(({ id }) => id === orderId)?.handOverPhoto).toEqual(seen);
  // `removeUpload` rejects a picture that an order uses, even for the uploader.
  const removed = await test.call('removeUpload', { path: photo }, { token: city.courier.token });
  expect(removed).toMatchObject({ status: 404 });
  test.clock.advance(24 * 3_600_000);
  await test.drain();
  expect((await test.call('orderDetail', { orderId }, { token: city.member.token })).data.state).toBe('completed');
});

it('a free-text remark to leave the food at the door allows a hand-over by photo, like the fixed phrase', async () => {
  const orderId = await collected();
  const { read } = test.app.database;
  const remarkIs = (remark: string) =>
    sql`UPDATE customer_order SET remark = ${remark} WHERE id = ${orderId}`.execute(read);
  await remarkIs('Please do not leave it at the door');
  const photo = await picture(`courier:${city.courier.id}`);
  expect((await handOver(orderId, { photo })).data).toMatchObject({ reason: 'hand_over_photo_not_asked' });
  await remarkIs('Just leave it at the door, thanks');
  const { mine } = (await test.call('courierJobs', {}, { token: city.courier.token })).data;
  expect(mine.find(({ id }) => id === orderId)?.remarkPhrases).toEqual(['leave_at_door']);
  expect((await handOver(orderId, { photo })).data).toMatchObject({ state: 'delivered' });
});

it('rejects a hand-over photo by another courier or for another purpose', async () => {
  const orderId = await collected(['leave_at_door']);
  const [courier, other] = [`courier:${city.courier.id}`, `courier:${city.courier.id + 1}`];
  for (const photo of [await picture(other), await picture(courier, 'refund'), 'nothing.webp']) {
    expect((await handOver(orderId, { photo })).data).toMatchObject({ reason: 'picture_unknown' });
  }
  expect((await handOver(orderId, {})).status).toBe(400);
  const both = { photo: await picture(courier), code: '0000' };
  expect((await handOver(orderId, both)).status).toBe(400);
  const { state, handOverCode } = (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
  expect(state).toBe('to_be_delivered');
  const wrong = handOverCode === '0000' ? '1111' : '0000';
  expect((await handOver(orderId, { code: wrong })).data).toMatchObject({ reason: 'hand_over_code_wrong' });
  expect((await handOver(orderId, { code: handOverCode ?? '' })).data).toMatchObject({ handOverPhoto: null });
});

it('a repeated courier action succeeds but takes effect only once', async () => {
  const orderId = await collected();
  const as = { token: city.courier.token };
  const asked = async () => (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
  const collect = () => test.call('collectOrder', { orderId }, as);
  const handBack = () => test.call('handBack', { orderId, reason: '车辆故障' }, as);
  expect((await collect()).data).toMatchObject({ state: 'to_be_delivered', isMine: true });
  expect([(await handBack()).data, (await handBack()).data]).toEqual([true, true]);
  await test.call('takeJob', { orderId }, as);
  const giveBack = () => test.call('giveJobBack', { orderId }, as);
  expect([(await giveBack()).data, (await giveBack()).data, (await handBack()).data]).toEqual([true, true, true]);
  await test.call('takeJob', { orderId }, as);
  await collect();
  const code = (await asked()).handOverCode ?? '';
  expect((await handOver(orderId, { code })).data).toMatchObject({ state: 'delivered' });
  for (const again of [handOver(orderId, { code }), collect()])
    expect((await again).data).toMatchObject({ state: 'delivered', isMine: true });
  const events = (await asked()).timeline.map(({ event }) => event);
  expect(events.filter((event) => ['collect', 'hand_back', 'hand_over'].includes(event))).toEqual([
    'collect',
    'hand_back',
    'collect',
    'hand_over',
  ]);
});

it('an action on a delivery that the courier never had returns 404', async () => {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await test.call('markReady', { orderId }, { token: city.merchant.token });
  const as = { token: city.courier.token };
  expect((await test.call('handBack', { orderId, reason: '车辆故障' }, as)).status).toBe(404);
  expect((await test.call('giveJobBack', { orderId }, as)).status).toBe(404);
  expect((await test.call('collectOrder', { orderId }, as)).status).toBe(404);
});
