import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app, city } = await openTestCity());
  // Delivery costs 5 yuan for the first kilometre and 2 yuan for each further kilometre or part of a kilometre. The
  // range is 3 kilometres.
  await sql`UPDATE shop SET delivery_base_fee = 500, delivery_base_metres = 1000, delivery_per_km = 200
    WHERE id = ${city.shopId}`.execute(app.app.database.read);
});
afterAll(() => app.close());

const token = () => city.member.token;
const order = () => placePaid(app, city, noodlesDelivered(city));
const detail = async (orderId: number) => (await app.call('orderDetail', { orderId }, { token: token() })).data;

/**
 * Creates an address. The shop is at 31.2304, 121.4737, and the original address of the order is 450 metres north-east
 * of the shop.
 */
async function address(latitude: string, as = token()): Promise<number> {
  const form = {
    contact: 'Aiko',
    phone: '13700000000',
    secondContact: 'WhatsApp +81 90 1234 5678',
    city: 'Shanghai',
    address: 'Hotel',
    addressZh: '酒店',
    doorNumber: '7',
    latitude,
    longitude: '121.473700',
  };
  return (await app.call('insertAddress', form, { token: as })).data.id;
}
const near = () => address('31.232000');
const replace = (orderId: number, addressId: number, isFarConfirmed = false, as = token()) =>
  app.call('replaceOrderAddress', { orderId, addressId, isFarConfirmed }, { token: as });

test('replaces the address and contact of an order and sends one event to each open screen of the order', async () => {
  const orderId = await order();
  const before = await detail(orderId);
  const heard: string[] = [];
  const audiences = [`member:${city.member.id}`, `shop:${city.shopId}`] as const;
  const stops = audiences.map((audience) =>
    app.app.platform.live.listen([audience], ({ topic, version }) => heard.push(`${audience} ${topic} ${version}`)),
  );
  const addressId = await near();
  expect((await replace(orderId, addressId)).data).toBe(true);
  const after = await detail(orderId);
  expect(after).toMatchObject({
    version: before.version + 1,
    contactName: 'Aiko',
    contactPhone: '13700000000',
    address: { address: 'Shanghai Hotel', addressZh: '酒店', doorNumber: '7', latitude: '31.232000' },
    receipt: before.receipt,
    state: before.state,
  });
  expect(heard).toEqual(
    ['order:' + orderId, 'orders'].flatMap((topic) => audiences.map((who) => `${who} ${topic} ${after.version}`)),
  );
  expect((await replace(orderId, addressId)).data).toBe(true);
  expect((await detail(orderId)).version).toBe(after.version);
  expect(heard).toHaveLength(4);
  for (const stop of stops) stop();
});

test('deleting an address from the address book does not change the address of an order', async () => {
  const orderId = await order();
  const addressId = await near();
  await replace(orderId, addressId);
  await app.call('deleteAddress', { id: addressId }, { token: token() });
  expect((await detail(orderId)).address).toMatchObject({ address: 'Shanghai Hotel' });
});

test('a new address far from the original address is accepted only after the guest confirms its distance', async () => {
  const orderId = await order();
  // The new address is 1.4 kilometres south of the original address, but within a kilometre of the shop.
  const addressId = await address('31.221500');
  const asked = await replace(orderId, addressId);
  expect(asked).toMatchObject({ status: 200, code: 2, data: { reason: 'address_far_away' } });
  expect(asked.data).toMatchObject({ details: { limitMetres: 1_000, distanceMetres: 1_407 } });
  expect((await detail(orderId)).contactName).toBe('Guest');
  expect((await replace(orderId, addressId, true)).data).toBe(true);
  expect((await detail(orderId)).contactName).toBe('Aiko');
});

test('rejects a new address with a higher delivery fee or out of range, even if the guest confirms it', async () => {
  const orderId = await order();
  expect(await replace(orderId, await address('31.245000'), true)).toMatchObject({
    status: 409,
    data: { reason: 'address_costs_more', details: { fee: 700, paid: 500 } },
  });
  expect(await replace(orderId, await address('31.260000'), true)).toMatchObject({
    status: 422,
    data: { reason: 'out_of_range' },
  });
  expect((await detail(orderId)).contactName).toBe('Guest');
});

test('rejects a new delivery address after a courier has taken the order', async () => {
  const orderId = await order();
  const addressId = await near();
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await app.call('takeJob', { orderId }, { token: city.courier.token });
  expect(await replace(orderId, addressId)).toMatchObject({ status: 409, data: { reason: 'transition_not_allowed' } });
});

test('rejects a new delivery address for a cancelled order and for a pickup order', async () => {
  const addressId = await near();
  const cancelled = await order();
  await app.call('cancelOrder', { orderId: cancelled, reason: 8 }, { token: token() });
  const collected = await placePaid(app, city, noodlesToTakeAway(city));
  for (const orderId of [cancelled, collected]) {
    expect((await replace(orderId, addressId)).data).toMatchObject({ reason: 'transition_not_allowed' });
  }
});

test('replacing the address of an order returns “not found” for another member’s order or address', async () => {
  const stranger = await newMember(app, 0);
  const orderId = await order();
  const theirs = await address('31.232000', stranger.token);
  expect(await replace(orderId, theirs)).toMatchObject({ status: 404, data: { reason: 'address_not_found' } });
  expect(await replace(orderId, theirs, true, stranger.token)).toMatchObject({
    status: 404,
    data: { reason: 'order_not_found' },
  });
});
