import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCampaign, newMember, openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';

let test: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

const topUp = (token: string, idempotencyKey?: string) =>
  test.call('startTopUp', { amount: 100_00 }, { token, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });

it('a member can have three unpaid purchases, and a fourth is refused with the id of the oldest', async () => {
  const { token } = await newMember(test);
  const campaignId = await newCampaign(test, city, { channel: 'bought', price: 100 });
  const first = await topUp(token, 'the-first-one');
  await topUp(token);
  expect((await test.call('buyCoupon', { campaignId }, { token })).success).toBe(true);
  const details = { purchaseId: first.data.id, limit: 3 };
  expect((await topUp(token)).data).toEqual({ reason: 'too_many_open_purchases', details });
  const other = await newCampaign(test, city, { channel: 'bought', price: 100 });
  expect((await test.call('buyCoupon', { campaignId: other }, { token })).data).toMatchObject({ details });
  // When the limit is reached, a repeated call still returns the open purchase.
  expect((await test.call('buyCoupon', { campaignId }, { token })).success).toBe(true);
  expect((await topUp(token, 'the-first-one')).data.id).toBe(first.data.id);
  await test.call('cancelPurchase', { purchaseId: first.data.id }, { token });
  expect((await topUp(token)).success).toBe(true);
});

it('only three of fifteen concurrent top-ups of a member are opened', async () => {
  const { token } = await newMember(test);
  const answers = await Promise.all(Array.from({ length: 15 }, () => topUp(token)));
  expect(answers.filter(({ success }) => success)).toHaveLength(3);
});
