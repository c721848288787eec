import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCampaign, newStaff, placeAnother } from '../../../testing/index.ts';
import { hour, movedBetween, openRefundStage, type RefundStage } from '../refund-in-tests.ts';

let stage: RefundStage;

beforeAll(async () => {
  stage = await openRefundStage();
});
afterAll(async () => {
  const { data } = await stage.test.call('ledgerCheck', {}, stage.staff.operator);
  expect(data).toMatchObject({ isBalanced: true, problems: [] });
  await stage.test.close();
});

type Gift = { kind: 'balance'; amount: number } | { kind: 'coupon'; campaignId: number };

/** Each test uses its own operator, because the daily limit counts the operator's compensations of all tests. */
const newOperator = async () => ({ token: (await newStaff(stage.test, 'platform')).token });

const give = (
  orderId: number,
  gift: Gift,
  { token, idempotencyKey = randomUUID() }: { token: string; idempotencyKey?: string },
) => stage.test.call('compensateGuest', { orderId, gift, reason: 14, note: '少一碗' }, { token, idempotencyKey });

const balance = (amount: number): Gift => ({ kind: 'balance', amount });

test('a compensation adds money to the guest’s balance at the platform’s cost and is shown on the order', async () => {
  const orderId = await stage.paid();
  const operator = await newOperator();
  const before = await stage.ledger();
  const { data } = await give(orderId, balance(12_00), operator);
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`member_balance:${stage.city.member.id}`]: 12_00,
    platform_income: -12_00,
  });
  expect(data).toMatchObject({
    most: 88_00,
    given: [{ kind: 'balance', amount: 12_00, reason: 'missing_items', note: '少一碗' }],
  });
  expect((await stage.order(orderId)).compensations).toMatchObject([{ kind: 'balance', amount: 12_00 }]);
  await stage.test.drain();
  const { data: notices } = await stage.test.call('listNotices', {}, stage.guest);
  expect(JSON.stringify(notices.records[0])).toMatch(/12\.00/);
  const { data: wallet } = await stage.test.call('balance', {}, stage.guest);
  expect(wallet.entries.records[0]).toMatchObject({ reason: 'compensation', amount: 12_00, orderId });
});

test('a coupon that an operator gives as compensation counts towards the order’s limit with the amount of its reduction', async () => {
  const orderId = await stage.paid();
  const operator = await newOperator();
  const campaignId = await newCampaign(stage.test, stage.city, { channel: 'granted', reduction: 800 });
  const { data: options } = await stage.test.call('orderCompensations', { orderId }, operator);
  expect(options.campaigns).toContainEqual(expect.objectContaining({ campaignId, reduction: 800 }));
  const { data } = await give(orderId, { kind: 'coupon', campaignId }, operator);
  expect(data).toMatchObject({ most: 92_00, given: [{ kind: 'coupon', amount: 800 }] });
  const { data: coupons } = await stage.test.call('listCoupons', { state: 'valid' }, stage.guest);
  expect(JSON.stringify(coupons)).toContain('8 off from 50');
});

test('an operator cannot give a coupon as compensation if guests claim that coupon themselves', async () => {
  const orderId = await stage.paid();
  const campaignId = await newCampaign(stage.test, stage.city);
  const refused = await give(orderId, { kind: 'coupon', campaignId }, await newOperator());
  expect(refused.data).toMatchObject({ reason: 'bad_request' });
});

test('the compensations of all operators for one order are limited to 100 yuan', async () => {
  const orderId = await stage.paid();
  await give(orderId, balance(60_00), await newOperator());
  const other = await newOperator();
  expect(await give(orderId, balance(40_01), other)).toMatchObject({
    status: 409,
    data: { reason: 'compensation_too_large' },
  });
  expect((await stage.test.call('orderCompensations', { orderId }, other)).data.most).toBe(40_00);
  expect((await give(orderId, balance(40_00), other)).success).toBe(true);
});

test('the compensations of one operator are limited to 500 yuan a day, even if they are simultaneous', async () => {
  const operator = await newOperator();
  const orders: number[] = [];
  for (let count = 0; count < 7; count += 1) orders.push(await stage.paid());
  const answers = await Promise.all(orders.map((orderId) => give(orderId, balance(90_00), operator)));
  expect(answers.filter(({ success }) => success)).toHaveLength(5);
  const refused = orders[answers.findIndex(({ success }) => !success)] ?? 0;
  // Advance the clock without running the background jobs. The jobs would pause the shop, because it has not answered
  // the orders of these tests (rule ordering-106).
  stage.test.clock.advance(24 * hour);
  expect((await stage.test.call('orderCompensations', { orderId: refused }, operator)).data.most).toBe(100_00);
  stage.test.clock.advance(-24 * hour);
});

test('a compensation call that is repeated with its idempotency key gives the compensation once', async () => {
  const orderId = await stage.paid();
  const operator = { ...(await newOperator()), idempotencyKey: randomUUID() };
  const before = await stage.balance();
  for (let count = 0; count < 2; count += 1) expect((await give(orderId, balance(5_00), operator)).success).toBe(true);
  expect((await stage.balance()) - before).toBe(5_00);
});

test('only an operator can give a compensation, and only for a paid order', async () => {
  const { orderId } = (await placeAnother(stage.test, stage.city.member, stage.request())).data;
  const refused = await give(orderId, balance(1_00), await newOperator());
  expect(refused.data).toMatchObject({ reason: 'transition_not_allowed' });
  for (const { token } of [stage.city.member, stage.city.merchant, stage.city.courier])
    expect((await give(orderId, balance(1_00), { token })).status).toBe(403);
});
