import type { DietProfile } from '@chifan/contract/member/views';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newStaff,
  noodlesDelivered,
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
afterAll(() => test.close());

const nuts: DietProfile = { avoids: ['peanut', 'tree_nut'], wishes: ['no_pork'] };

async function place(said: object) {
  const request = { ...noodlesDelivered(city), useBalance: true };
  const asMember = { token: city.member.token };
  const { data: quote } = await test.call('quoteOrder', request, asMember);
  const contact = { contactName: 'Guest', contactPhone: '13912345678', helper: 'needs_help' as const };
  const input = { request, quoteToken: quote.token, ...contact, paymentPassword: '246810', ...said };
  const placed = await test.call('placeOrder', input, asMember);
  expect(placed.success).toBe(true);
  return placed.data.orderId;
}

const seenByGuest = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data.dietProfile;

const seenByKitchen = async (orderId: number) => {
  const { data } = await test.call('merchantOrders', { view: 'open', pageNo: -1 }, { token: city.merchant.token });
  return data.records.find(({ id }) => id === orderId)?.dietProfile;
};

it('kitchen and platform see the diet profile that the guest sent with the order, even after the profile changes', async () => {
  const orderId = await place({ dietProfile: nuts });
  await test.call('saveDietProfile', { avoids: ['egg'], wishes: [] }, { token: city.member.token });
  expect(await seenByGuest(orderId)).toEqual(nuts);
  expect(await seenByKitchen(orderId)).toEqual(nuts);
  const { data } = await test.call('platformOrders', {}, { token: city.operator.token });
  expect(data.records.find(({ id }) => id === orderId)?.dietProfile).toEqual(nuts);
});

it('an order that was sent without a diet profile shows none, even if the account has one', async () => {
  await test.call('saveDietProfile', nuts, { token: city.member.token });
  for (const said of [{}, { dietProfile: null }, { dietProfile: { avoids: [], wishes: [] } }]) {
    const orderId = await place(said);
    expect([await seenByGuest(orderId), await seenByKitchen(orderId)]).toEqual([null, null]);
  }
});

it('a courier sees the guest’s diet profile only while having the job, not in an offer or after returning the job', async () => {
  const orderId = await place({ dietProfile: nuts });
  await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
  const passing = await newStaff(test, 'courier');
  const jobs = async ({ token }: TestPerson) => (await test.call('courierJobs', {}, { token })).data;
  const offered = await jobs(passing);
  expect(offered.offered.find(({ id }) => id === orderId)?.dietProfile).toBeNull();
  expect(JSON.stringify([offered, await jobs(city.courier)])).not.toContain('nut');

  const taken = await test.call('takeJob', { orderId }, { token: city.courier.token });
  expect(taken.data.dietProfile).toEqual(nuts);
  expect((await jobs(city.courier)).mine.find(({ id }) => id === orderId)?.dietProfile).toEqual(nuts);
  expect(JSON.stringify(await jobs(passing))).not.toContain('nut');

  expect((await test.call('giveJobBack', { orderId }, { token: city.courier.token })).success).toBe(true);
  expect(JSON.stringify([await jobs(passing), await jobs(city.courier)])).not.toContain('nut');
});

it('the kitchen sees which dish and which chosen option conflict with the guest’s diet profile or remark', async () => {
  const marks = (contains: string[]) => JSON.stringify({ contains, free: [] });
  await sql`UPDATE dish SET allergens = ${marks(['peanut'])}::jsonb, options = jsonb_set(options, '{0,choices,1,marks}',
    ${JSON.stringify({ allergens: { contains: ['egg'], free: [] }, diet: { pork: 'yes' } })}::jsonb)
    WHERE id = ${city.noodlesId}`.execute(test.app.database.read);
  const asked = await place({ dietProfile: nuts, remark: 'No egg please, I love chicken' });
  const silent = await place({ dietProfile: null });
  // The dish's marks change after the order. The order still has the marks that the guest saw.
  await sql`UPDATE dish SET allergens = ${marks([])}::jsonb WHERE id = ${city.noodlesId}`.execute(
    test.app.database.read,
  );
  const seen = async ({ token }: TestPerson, orderId: number) => {
    const { data } = await test.call('merchantOrders', { view: 'open', pageNo: -1 }, { token });
    return data.records.find(({ id }) => id === orderId)?.lines.map(({ conflicts }) => conflicts);
  };
  expect(await seen(city.merchant, asked)).toEqual([{ avoids: ['peanut', 'egg'], wishes: ['no_pork'] }]);
  expect(await seen(city.merchant, silent)).toEqual([{ avoids: [], wishes: [] }]);
  await test.call('acceptOrder', { orderId: asked }, { token: city.merchant.token });
  const { data } = await test.call('courierJobs', {}, { token: city.courier.token });
  const offered = data.offered.find(({ id }) => id === asked);
  expect(offered?.lines).toEqual([]);
});
