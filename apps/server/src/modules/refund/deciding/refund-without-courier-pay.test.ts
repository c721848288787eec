import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything, hour, minute, movedBetween, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

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
const earnings = () => `merchant_earnings:${stage.city.shopId}`;

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
  await stage.test.call('refuseRefund', { refundId, refusal: 'made_as_ordered' }, stage.staff.merchant);
  await stage.test.call('appealRefund', { refundId, note: 'Cold.' }, stage.guest);
  const decision = { refundId, decision: 'grant', liable, note: '核实无误' } as const;
  expect((await stage.test.call('decideRefund', decision, stage.staff.operator)).success).toBe(true);
};

test.each<Until>(['collected', 'delivered'])(
  'a shop that is liable for a full refund still pays the courier who %s the food',
  async (until) => {
    expect(await movedByRefund(until, grantedByShop)).toEqual({ [courier()]: fee, [earnings()]: -fee });
  },
);

test('a full refund pays nothing to a courier who has not collected the food', async () => {
  const taken = async (orderId: number, most: number) => {
    await stage.test.call('markReady', { orderId }, stage.staff.merchant);
    await stage.test.call('takeJob', { orderId }, stage.staff.courier);
    await grantedByShop(orderId, most);
  };
  expect(await movedByRefund('accepted', taken)).toEqual({});
});

const earned = (most: number) => ({ [courier()]: fee, [earnings()]: most - fee });

/**
 * Expected account changes of a full refund after collection, for each liable party. A party that is not liable earns
 * the same as without a refund.
 */
const payers: [Liable, (most: number) => Record<string, number>][] = [
  ['merchant', () => ({ [courier()]: fee, [earnings()]: -fee })],
  ['platform', (most) => ({ ...earned(most), platform_income: -most })],
  ['guest', (most) => ({ ...earned(most), platform_income: -most })],
  ['courier', (most) => ({ ...earned(most), [courier()]: fee - most })],
];

test.each(payers)(
  'a full refund after collection for which the %s is liable does not change the earnings of the other parties',
  async (liable, expected) => {
    expect(await movedByRefund('collected', decidedOn(liable))).toEqual(expected(10_700));
  },
);

test.each(payers)(
  'a full refund after delivery for which the %s is liable does not change the earnings of the other parties',
  async (liable, expected) => {
    expect(await movedByRefund('delivered', decidedOn(liable))).toEqual(expected(10_700));
  },
);

test.each(payers)(
  'an abandoned delivery for which the %s is liable does not change the earnings of the other parties',
  async (liable, expected) => {
    const givenUp = (orderId: number) =>
      stage.test.call('abandonDelivery', { orderId, liable, reason: '无法送达' }, stage.staff.operator);
    expect(await movedByRefund('collected', givenUp)).toEqual(expected(10_700));
  },
);

test.each<[Liable, (part: number) => Record<string, number>]>([
  ['merchant', (part) => ({ [courier()]: fee, [earnings()]: 10_700 - fee - part })],
  ['platform', (part) => ({ ...earned(10_700), platform_income: -part })],
  ['guest', (part) => ({ ...earned(10_700), platform_income: -part })],
  ['courier', (part) => ({ ...earned(10_700), [courier()]: fee - part })],
])(
  'a partial refund before completion for which the %s is liable is charged when the order completes',
  async (liable, expected) => {
    const before = await stage.ledger();
    const orderId = await stage.paid();
    await stage.deliver(orderId, 'collected');
    const { id: refundId } = (await stage.apply(orderId, [tea], 1_200)).data;
    await stage.test.call('refuseRefund', { refundId, refusal: 'made_as_ordered' }, stage.staff.merchant);
    await stage.test.call('appealRefund', { refundId, note: 'Cold.' }, stage.guest);
    const decision = { refundId, decision: 'grant', amount: 1_000, liable, reason: 'only_affected' } as const;
    await stage.test.call('decideRefund', decision, stage.staff.operator);
    const code = (await stage.order(orderId)).handOverCode ?? '';
    await stage.test.call('handOver', { orderId, code }, stage.staff.courier);
    await stage.test.call('confirmOrder', { orderId }, stage.guest);
    expect(movedBetween(before, await stage.ledger())).toEqual({
      ...expected(1_000),
      // The guest got 20,000 fen as a bonus and paid 10,700 fen from it. 1,000 fen were refunded.
      topup_bonus: -20_000,
      [`member_balance:${stage.city.member.id}`]: 20_000 - 10_700 + 1_000,
    });
  },
);

test('a courier who was liable for a refund is charged even after handing the delivery job back', async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'collected');
  const { id: refundId } = (await stage.apply(orderId, [tea], 1_200)).data;
  await stage.test.call('refuseRefund', { refundId, refusal: 'made_as_ordered' }, stage.staff.merchant);
  await stage.test.call('appealRefund', { refundId, note: 'Cold.' }, stage.guest);
  const decision = { refundId, decision: 'grant', liable: 'courier', note: '核实无误' } as const;
  await stage.test.call('decideRefund', decision, stage.staff.operator);
  await stage.test.call('handBack', { orderId, reason: '车坏了' }, stage.staff.courier);
  const before = await stage.ledger();
  const given = await stage.test.call(
    'abandonDelivery',
    { orderId, liable: 'platform', reason: '无人配送' },
    stage.staff.operator,
  );
  expect(given.success).toBe(true);
  // No courier delivered the order, so the platform gets the delivery fee.
  expect(movedBetween(before, await stage.ledger())).toMatchObject({
    [courier()]: -1_200,
    [earnings()]: 10_200,
    platform_income: fee - 9_500,
  });
});

test('the shop pays for a refund if the kitchen was late, and the platform if only the delivery was late', async () => {
  const late = async (until: Until) => {
    const orderId = await stage.paid();
    const { estimatedAt: promisedAt } = await stage.order(orderId);
    await stage.deliver(orderId, until);
    stage.test.clock.set(new Date(Date.parse(promisedAt) + 30 * minute));
    const { data } = await stage.apply(orderId, [tea], 1_200, { reason: 12 });
    // Delivers the order, because a courier who carries food cannot take the orders of other tests.
    const code = (await stage.order(orderId)).handOverCode ?? '';
    await stage.test.call('handOver', { orderId, code }, stage.staff.courier);
    return data;
  };
  expect(await late('accepted')).toMatchObject({ state: 7, liable: 'merchant' });
  expect(await late('collected')).toMatchObject({ state: 7, liable: 'platform' });
  const pending = await stage.paid();
  expect((await stage.apply(pending, [tea], 1_200)).data).toMatchObject({ state: 7, liable: null });
});

test('an order that is refunded in several parts pays its courier once', async () => {
  // Lets orders of other tests complete, so that they do not change the ledger during this test.
  await stage.pass(48 * hour);
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
  expect(movedBetween(before, await stage.ledger())).toMatchObject({ [courier()]: fee, [earnings()]: -fee });
});

test('if a partial refund leaves less of the payment than the courier’s fee, the shop pays the rest of the fee', async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'delivered');
  const { most } = (await stage.preview(orderId, everything)).data;
  const { id: refundId } = (await stage.apply(orderId, everything, most)).data;
  const before = await stage.ledger();
  await stage.grantPart(refundId, most - 100);
  expect(movedBetween(before, await stage.ledger())).toMatchObject({
    [courier()]: fee,
    [earnings()]: 100 - fee,
  });
});
