import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything, hour, movedBetween, openRefundStage, type RefundStage } from '../refund-in-tests.ts';

let stage: RefundStage;
const fee = 500;

beforeAll(async () => {
  stage = await openRefundStage();
  await sql`UPDATE shop SET delivery_base_fee = ${fee} WHERE id = ${stage.city.shopId}`.execute(
    stage.test.app.database.read,
  );
});
afterAll(async () => {
  const { data } = await stage.test.call('ledgerCheck', {}, stage.staff.operator);
  expect(data).toMatchObject({ isBalanced: true, problems: [] });
  await stage.test.close();
});

type Liable = 'merchant' | 'courier' | 'platform' | 'guest';
type Until = Parameters<RefundStage['deliver']>[1];

const courier = () => `courier_fees:${stage.city.courier.id}`;
const takings = () => `merchant_takings:${stage.city.shopId}`;

/** What moves when everything of an order that is so far goes back, its guest's and its own part left out. */
async function movedByRefund(until: Until, refund: (orderId: number, most: number) => Promise<unknown>) {
  const orderId = await stage.paid();
  await stage.deliver(orderId, until);
  const { most } = (await stage.preview(orderId, everything)).data;
  const before = await stage.ledger();
  await refund(orderId, most);
  const { [`order_held:${orderId}`]: held, ...moved } = movedBetween(before, await stage.ledger());
  const { [`member_balance:${stage.city.member.id}`]: back, ...others } = moved;
  expect([held, back]).toEqual([-most, most]);
  expect(['refunded', 'cancelled']).toContain((await stage.order(orderId)).state);
  return others;
}

const grantedByShop = async (orderId: number, most: number) => {
  const { id: refundId } = (await stage.apply(orderId, everything, most)).data;
  await stage.test.call('grantRefund', { refundId, amount: most }, stage.staff.merchant);
};

const decidedOn = (liable: Liable) => async (orderId: number, most: number) => {
  const { id: refundId } = (await stage.apply(orderId, everything, most)).data;
  await stage.test.call('refuseRefund', { refundId, refusal: 'other' }, stage.staff.merchant);
  await stage.test.call('appealRefund', { refundId, note: 'Cold.' }, stage.guest);
  const decision = { refundId, decision: 'grant', liable, note: '核实无误' } as const;
  expect((await stage.test.call('decideRefund', decision, stage.staff.operator)).success).toBe(true);
};

test.each<Until>(['collected', 'delivered'])(
  'a courier with food that was %s is paid by the shop, whose fault it is that all goes back',
  async (until) => {
    expect(await movedByRefund(until, grantedByShop)).toEqual({ [courier()]: fee, [takings()]: -fee });
  },
);

test('a courier who has not collected the food is paid nothing', async () => {
  const taken = async (orderId: number, most: number) => {
    await stage.test.call('markReady', { orderId }, stage.staff.merchant);
    await stage.test.call('takeJob', { orderId }, stage.staff.courier);
    await grantedByShop(orderId, most);
  };
  expect(await movedByRefund('accepted', taken)).toEqual({});
});

test.each<[Liable, () => Record<string, number>]>([
  ['merchant', () => ({ [courier()]: fee, [takings()]: -fee })],
  ['platform', () => ({ [courier()]: fee, platform_income: -fee })],
  ['guest', () => ({ [courier()]: fee, platform_income: -fee })],
  ['courier', () => ({})],
])('where the platform finds the %s liable, the courier’s fee is borne accordingly', async (liable, expected) => {
  expect(await movedByRefund('collected', decidedOn(liable))).toEqual(expected());
});

test.each<[Liable, () => Record<string, number>]>([
  ['guest', () => ({ [courier()]: fee, platform_income: -fee })],
  ['courier', () => ({})],
])(
  'a delivery that the platform gives up, the %s being liable, pays its courier likewise',
  async (liable, expected) => {
    const givenUp = (orderId: number) =>
      stage.test.call('giveUpOrder', { orderId, liable, reason: '无法送达' }, stage.staff.operator);
    expect(await movedByRefund('collected', givenUp)).toEqual(expected());
  },
);

test('an order that is refunded bit by bit pays its courier once', async () => {
  const before = await stage.ledger();
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'collected');
  for (const items of everything.map((item) => [item])) {
    const { most } = (await stage.preview(orderId, items)).data;
    const { id: refundId } = (await stage.apply(orderId, items, most)).data;
    await stage.test.call('grantRefund', { refundId, amount: most }, stage.staff.merchant);
  }
  expect((await stage.order(orderId)).state).toBe('refunded');
  await stage.pass(48 * hour);
  expect(movedBetween(before, await stage.ledger())).toMatchObject({ [courier()]: fee, [takings()]: -fee });
});

test('where a part came back and less than the fee is left, the courier has the fee and the shop owes the rest', async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'delivered');
  const { most } = (await stage.preview(orderId, everything)).data;
  const { id: refundId } = (await stage.apply(orderId, everything, most)).data;
  const before = await stage.ledger();
  await stage.test.call('grantRefund', { refundId, amount: most - 100 }, stage.staff.merchant);
  expect(movedBetween(before, await stage.ledger())).toMatchObject({
    [courier()]: fee,
    [takings()]: 100 - fee,
  });
});
