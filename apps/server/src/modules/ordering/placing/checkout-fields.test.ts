import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  type OrderInput,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
beforeEach(() => test.clock.set(new Date('2026-11-21T04:00:00Z')));
afterAll(() => test.close());

const asMember = () => ({ token: city.member.token });
const quote = async (request: OrderInput) => (await test.call('quoteOrder', request, asMember())).data;

async function place(request: OrderInput, said: object) {
  const quoted = await quote(request);
  const contact = { contactName: 'Guest', contactPhone: '13912345678' };
  return test.call('placeOrder', { request, quoteToken: quoted.token, ...contact, ...said }, asMember());
}

it('a delivery order must state whether the guest can talk with the courier, a pickup order need not', async () => {
  expect((await place(noodlesDelivered(city), {})).data).toMatchObject({ reason: 'helper_missing' });
  expect((await place(noodlesToTakeAway(city), {})).success).toBe(true);
});

it('the details that a guest enters at checkout are visible in the order, to the kitchen and to the courier', async () => {
  const said = {
    helper: 'needs_help' as const,
    remark: 'Thank you!',
    remarkPhrases: ['no_cilantro', 'leave_at_door'],
    cutlery: 3,
    secondContact: '微信 WeChat guest_1',
    paymentPassword: '246810',
  };
  const placed = await place({ ...noodlesDelivered(city), useBalance: true }, said);
  const { paymentPassword: _, ...kept } = said;
  const { orderId } = placed.data;
  expect((await test.call('orderDetail', { orderId }, asMember())).data).toMatchObject(kept);
  const accepted = await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  expect(accepted.data).toMatchObject(kept);
  const taken = await test.call('takeJob', { orderId }, { token: city.courier.token });
  expect(taken.data).toMatchObject(kept);
});

it('the order, the kitchen and the courier with the job see the guest’s form of address (Mr or Ms)', async () => {
  await sql`UPDATE member_address SET gender = 'woman' WHERE id = ${city.addressId}`.execute(test.app.database.read);
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  const woman = { contactGender: 'woman' };
  expect((await test.call('orderDetail', { orderId }, asMember())).data).toMatchObject(woman);
  expect((await test.call('acceptOrder', { orderId }, { token: city.merchant.token })).data).toMatchObject(woman);
  const asCourier = { token: city.courier.token };
  const { data: offered } = await test.call('courierJobs', {}, asCourier);
  expect(JSON.stringify(offered)).not.toContain('woman');
  expect((await test.call('takeJob', { orderId }, asCourier)).data).toMatchObject(woman);
});

it('a quote offers later times for pickup and delivery, but not for eating in or packed food', async () => {
  expect((await quote(noodlesDelivered(city))).times[0]).toBe('2026-11-21T04:45:00.000Z');
  expect((await quote(noodlesToTakeAway(city))).times[0]).toBe('2026-11-21T04:15:00.000Z');
  expect((await quote({ ...noodlesToTakeAway(city), dining: 'dine_in' })).times).toEqual([]);
  expect((await quote({ ...noodlesToTakeAway(city), type: 'pack' })).times).toEqual([]);
});

it.each([
  ['closes within half an hour', '2026-11-21T13:31:00Z'],
  ['is closed', '2026-11-21T18:00:00Z'],
  ['opens within half an hour', '2026-11-22T01:45:00Z'],
])('a shop that %s accepts no orders, not even for later, and offers no times (rule ordering-6)', async (_how, now) => {
  test.clock.set(new Date(now));
  const request = { ...noodlesToTakeAway(city), wantedAt: '2026-11-22T10:00:00.000Z' };
  expect(await quote(request)).toMatchObject({ obstacles: ['shop_resting'], times: [] });
  expect((await place(request, {})).data).toMatchObject({ reason: 'shop_resting' });
});

it('estimates the arrival of an order for later from the time that the guest chose', async () => {
  const wantedAt = '2026-11-22T10:00:00.000Z';
  const orderId = await placePaid(test, city, { ...noodlesDelivered(city), wantedAt });
  const shown = (await test.call('orderDetail', { orderId }, asMember())).data;
  expect(shown).toMatchObject({ wantedAt, estimatedAt: '2026-11-22T10:33:00.000Z' });
});

it.each([
  ['has passed', '2026-11-21T03:59:00.000Z', {}],
  ['is in the shop’s night', '2026-11-21T20:00:00.000Z', {}],
  ['is in the half hour before closing', '2026-11-21T13:30:00.000Z', {}],
  ['is the day after tomorrow', '2026-11-23T04:00:00.000Z', {}],
  ['is given for eating here', '2026-11-21T06:00:00.000Z', { dining: 'dine_in' as const }],
])('rejects an order whose chosen time %s', async (_why, wantedAt, way) => {
  const request = { ...noodlesToTakeAway(city), ...way, wantedAt };
  expect((await quote(request)).obstacles).toEqual(['wanted_time_invalid']);
  expect((await place(request, {})).data).toMatchObject({ reason: 'wanted_time_invalid' });
});
