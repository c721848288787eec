import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  type OrderInput,
  openTestCity,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
beforeEach(async () => {
  test.clock.set(new Date('2026-11-21T04:00:00Z'));
  await sql`UPDATE customer_order SET unpaid_slot = NULL`.execute(test.app.database.read);
});
afterAll(() => test.close());

async function place(request: OrderInput, said: object, member: TestPerson = city.member) {
  const token = { token: member.token };
  const quoted = await test.call('quoteOrder', request, token);
  const noContact = { contactName: '', contactPhone: '' };
  return test.call('placeOrder', { request, quoteToken: quoted.data?.token ?? '', ...noContact, ...said }, token);
}

const detailOf = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
const eatenHere = (): OrderInput => ({ ...noodlesToTakeAway(city), dining: 'dine_in' });

describe('eating in the restaurant', () => {
  it('an order to eat in needs a table number but no name or phone number (rule ordering-51)', async () => {
    const placed = await place(eatenHere(), { tableNumber: ' A12 ' });
    expect(await detailOf(placed.data.orderId)).toMatchObject({
      tableNumber: 'A12',
      contactName: '',
      contactPhone: '',
    });
    expect((await place(eatenHere(), {})).data).toMatchObject({ reason: 'table_missing' });
  });

  it('an order to eat in may give a name instead of a table number', async () => {
    expect((await place(eatenHere(), { contactName: 'Aiko' })).success).toBe(true);
  });

  it('only an order to eat in stores a table number, and the kitchen sees it', async () => {
    const asBalance = { useBalance: true };
    const seated = await place({ ...eatenHere(), ...asBalance }, { tableNumber: '8', paymentPassword: '246810' });
    const asMerchant = { token: city.merchant.token };
    const accepted = await test.call('acceptOrder', { orderId: seated.data.orderId }, asMerchant);
    expect(accepted.data).toMatchObject({ tableNumber: '8' });
    const collected = await place(noodlesToTakeAway(city), {
      tableNumber: '8',
      contactName: 'Aiko',
      contactPhone: '13912345678',
    });
    expect(await detailOf(collected.data.orderId)).toMatchObject({ tableNumber: null });
  });

  it.each(['collect', 'pack'])(
    'an order of the type “%s” needs a contact name even if it has a table number',
    async (way) => {
      const request = noodlesToTakeAway(city);
      const said = await place(way === 'pack' ? { ...request, type: 'pack' } : request, { tableNumber: '8' });
      expect(said.data).toMatchObject({ reason: 'contact_missing' });
    },
  );
});

describe('a delivery without a Chinese number (rule ordering-53)', () => {
  const abroad = { contactName: 'Aiko', secondContact: '+81 90-1234-5678', helper: 'needs_help' };

  it('a delivery without a Chinese phone number needs a call-back contact, which the courier sees', async () => {
    expect((await place(noodlesDelivered(city), abroad)).data).toMatchObject({ reason: 'call_back_missing' });
    const request = { ...noodlesDelivered(city), useBalance: true };
    const placed = await place(request, { ...abroad, callBack: 'hotel_desk', paymentPassword: '246810' });
    const { orderId } = placed.data;
    expect(await detailOf(orderId)).toMatchObject({ callBack: 'hotel_desk', secondContact: '+819012345678' });
    await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
    const taken = await test.call('takeJob', { orderId }, { token: city.courier.token });
    expect(taken.data).toMatchObject({ callBack: 'hotel_desk', secondContact: '+819012345678', contactPhone: null });
  });

  it.each([
    ['WhatsApp +81 90-1234-5678', true],
    ['WeChat aiko_tanaka', true],
    ['+86 21-6329 8888', false],
    ['+86 13812345678', false],
  ])(
    'without a Chinese phone number, the second contact “%s” decides whether a contact for the courier’s calls is required: %s',
    async (secondContact, isAsked) => {
      const { success, data } = await place(noodlesDelivered(city), { ...abroad, secondContact });
      expect([success, Reflect.get(data, 'reason')]).toEqual([!isAsked, isAsked ? 'call_back_missing' : undefined]);
    },
  );

  it('ignores the call-back contact if the guest gives a Chinese phone number', async () => {
    const said = { ...abroad, contactPhone: '13912345678', callBack: 'platform' };
    const placed = await place(noodlesDelivered(city), said);
    expect(await detailOf(placed.data.orderId)).toMatchObject({ callBack: null });
  });
});

describe('a delivery before an address is chosen (rule ordering-50)', () => {
  const toAPlace = async (): Promise<OrderInput> => {
    const { rows } = await sql<{ lat: number; lng: number }>`SELECT lat, lng FROM member_address
      WHERE id = ${city.addressId}`.execute(test.app.database.read);
    const [at] = rows;
    if (!at) throw new Error('the address is gone');
    const { addressId: _, ...request } = noodlesDelivered(city);
    return { ...request, place: { latitude: at.lat.toFixed(6), longitude: at.lng.toFixed(6) } };
  };
  const quote = async (request: OrderInput) =>
    (await test.call('quoteOrder', request, { token: city.member.token })).data;

  it('a delivery quote for the guest’s position has the same fee as a quote for an address at that position', async () => {
    const [known, addressed] = [await quote(await toAPlace()), await quote(noodlesDelivered(city))];
    expect(addressed.receipt.deliveryFee).toBeGreaterThan(0);
    expect(known.receipt).toEqual(addressed.receipt);
    expect(known.obstacles).toEqual(['address_missing']);
  });

  it('rejects a delivery order that has a position but no address', async () => {
    const said = { contactName: 'Aiko', contactPhone: '13912345678', helper: 'can_communicate' };
    expect((await place(await toAPlace(), said)).data).toMatchObject({ reason: 'address_missing' });
  });

  it('a delivery quote uses the address, not the guest’s position, if it has both', async () => {
    const far = { ...noodlesDelivered(city), place: { latitude: '0.000000', longitude: '0.000000' } };
    expect(await quote(far)).toMatchObject({ obstacles: [] });
  });
});

describe('the default contact at checkout (rule ordering-52)', () => {
  const known = async ({ token }: TestPerson) => (await test.call('knownContact', {}, { token })).data;

  it('the default contact at checkout comes from the newest order, otherwise from the default address', async () => {
    const said = { contactName: 'Tanaka', contactPhone: '', secondContact: '+81 90-1234-5678' };
    await place(noodlesToTakeAway(city), said);
    expect(await known(city.member)).toEqual({ ...said, secondContact: '+819012345678' });
    await place(eatenHere(), { tableNumber: '3' });
    expect(await known(city.member)).toMatchObject({ contactName: 'Tanaka' });
  });

  it('the default contact of a member without orders is the account’s name and Chinese phone number', async () => {
    const fresh = await newMember(test);
    await sql`UPDATE member SET name = 'Fresh', mobile = '13700000000' WHERE id = ${fresh.id}`.execute(
      test.app.database.read,
    );
    expect(await known(fresh)).toEqual({ contactName: 'Fresh', contactPhone: '13700000000', secondContact: null });
  });
});
