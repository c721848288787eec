import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything, hour, movedBetween, noodles, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

let stage: RefundStage;

beforeAll(async () => {
  stage = await openRefundStage();
});
afterAll(() => stage.test.close());

type Until = Parameters<RefundStage['deliver']>[1];

async function asked(until: Until, items = [tea]) {
  const orderId = await stage.paid();
  await stage.deliver(orderId, until);
  const { most } = (await stage.preview(orderId, items)).data;
  const refund = (await stage.apply(orderId, items, most)).data;
  return { orderId, most, refundId: refund.id };
}

type Reason = 'only_affected' | 'as_ordered';
const offer = (refundId: number, amount: number, reason: Reason | null = 'only_affected') =>
  stage.test.call('grantRefund', { refundId, amount, ...(reason ? { reason } : {}) }, stage.staff.merchant);
const accept = (refundId: number) => stage.test.call('acceptOfferedRefund', { refundId }, stage.guest);
const withdraw = (refundId: number) => stage.test.call('withdrawRefund', { refundId }, stage.guest);
const appeal = (refundId: number) =>
  stage.test.call('appealRefund', { refundId, note: 'Look at the photo.', photos: [] }, stage.guest);

const outcome = async (orderId: number) => {
  const { state, granted, orderState } = await stage.progress(orderId);
  return { state, granted: granted?.amount ?? null, orderState, refunded: (await stage.order(orderId)).refunded };
};

test('listOrders, liveOrders and orderDetail return the state of the order’s refund request', async () => {
  const cards = async (orderId: number) => {
    const [{ data: list }, { data: live }] = await Promise.all([
      stage.test.call('listOrders', {}, stage.guest),
      stage.test.call('liveOrders', {}, stage.guest),
    ]);
    return [...list.records, ...live.orders, await stage.order(orderId)].filter(({ id }) => id === orderId);
  };
  const { orderId, refundId } = await asked('accepted');
  expect((await cards(orderId)).map(({ refundState }) => refundState)).toEqual([2, 2, 2]);
  await offer(refundId, 723);
  expect((await cards(orderId)).map(({ refundState }) => refundState)).toEqual([3, 3, 3]);
  await accept(refundId);
  expect((await cards(orderId)).map(({ refundState }) => refundState)).toEqual([null, null, null]);
});

test('a refund offer below a tenth of the requested amount or without a suitable reason is rejected', async () => {
  const { orderId, refundId } = await asked('delivered');
  expect((await offer(refundId, 1)).data).toMatchObject({ reason: 'refund_offer_too_small', details: { min: 120 } });
  expect((await offer(refundId, 119)).data).toMatchObject({ reason: 'refund_offer_too_small' });
  expect((await offer(refundId, 120, null)).data).toMatchObject({ reason: 'bad_request' });
  expect((await offer(refundId, 120, 'as_ordered')).data).toMatchObject({ reason: 'bad_request' });
  expect(await outcome(orderId)).toMatchObject({ state: 2, granted: null, refunded: 0 });
  expect((await offer(refundId, 120)).data).toMatchObject({ state: 3 });
});

test('a refund offer moves no money and shows the guest its amount, reason, destination and deadline', async () => {
  const { orderId, refundId } = await asked('accepted');
  const before = await stage.ledger();
  expect((await offer(refundId, 723)).data).toMatchObject({ state: 3, granted: null, allowedEvents: [] });
  expect(movedBetween(before, await stage.ledger())).toEqual({});
  const { data } = await stage.test.call('refundProgress', { orderId }, { ...stage.guest, language: 'de' });
  expect(data).toMatchObject({
    state: 3,
    offer: {
      amount: 723,
      reason: 'only_affected',
      words: 'Erstattet werden nur die Gerichte, bei denen etwas nicht stimmte.',
      parts: { amount: 723, balance: 723, gateway: 0 },
    },
    decisionWords: null,
    granted: null,
    dueAt: new Date(stage.test.clock.now().getTime() + 24 * hour).toISOString(),
    allowedEvents: ['accept_offer', 'appeal', 'withdraw'],
  });
  expect((await offer(refundId, 800)).success).toBe(false);
  expect((await stage.apply(orderId, [noodles(1)], 4_400)).data).toMatchObject({ reason: 'refund_open_already' });
});

test('an accepted refund offer is refunded at the shop’s cost and closes the request', async () => {
  const { orderId, refundId } = await asked('completed');
  await offer(refundId, 723);
  const before = await stage.ledger();
  expect((await accept(refundId)).data).toMatchObject({
    state: 7,
    granted: { amount: 723 },
    decisionWords: 'Only the dishes with the problem are refunded.',
    liable: 'merchant',
    dueAt: null,
    allowedEvents: [],
  });
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`merchant_earnings:${stage.city.shopId}`]: -723,
    [`member_balance:${stage.city.member.id}`]: 723,
  });
  expect(await outcome(orderId)).toMatchObject({ state: 7, orderState: 'after_sale_completed', refunded: 723 });
  expect((await appeal(refundId)).success).toBe(false);
  await stage.pass(25 * hour);
  expect(await outcome(orderId)).toMatchObject({ state: 7, refunded: 723 });
  expect((await stage.progress(orderId)).timeline.map(({ event }) => event)).toEqual([
    'apply',
    'ask_merchant',
    'merchant_offer',
    'accept_offer',
  ]);
});

test('a refund offer without an answer is refunded after exactly a day', async () => {
  const { orderId, refundId } = await asked('delivered');
  await offer(refundId, 723);
  await stage.pass(24 * hour - 1);
  expect(await outcome(orderId)).toMatchObject({ state: 3, refunded: 0 });
  await stage.pass(1);
  expect(await outcome(orderId)).toEqual({
    state: 7,
    granted: 723,
    orderState: 'after_sale_completed',
    refunded: 723,
  });
  expect((await stage.progress(orderId)).timeline.at(-1)).toMatchObject({
    event: 'auto_accept_offer',
    actor: 'system',
  });
});

test('the platform can grant the whole request after an appeal against a refund offer', async () => {
  const { orderId, refundId, most } = await asked('delivered');
  await offer(refundId, 723);
  expect((await appeal(refundId)).data).toMatchObject({ state: 4, allowedEvents: ['withdraw'] });
  expect((await accept(refundId)).data).toMatchObject({ reason: 'transition_not_allowed' });
  const waiting = (await stage.test.call('platformRefunds', {}, stage.staff.operator)).data.records;
  expect(waiting.find(({ id }) => id === refundId)).toMatchObject({
    offer: { amount: 723, words: '仅退有问题的菜品。', parts: null },
    appeal: 'Look at the photo.',
    allowedEvents: ['platform_grant', 'platform_refuse'],
  });
  await stage.pass(25 * hour);
  expect(await outcome(orderId)).toMatchObject({ state: 4, refunded: 0 });
  const decision = { refundId, decision: 'grant', liable: 'merchant', note: '核实无误' } as const;
  expect((await stage.test.call('decideRefund', decision, stage.staff.operator)).success).toBe(true);
  expect(await outcome(orderId)).toMatchObject({ state: 7, granted: most });
});

test('a guest cannot appeal against a refund offer after a day, but can withdraw the request', async () => {
  const late = await asked('accepted');
  await offer(late.refundId, 723);
  stage.test.clock.advance(24 * hour + 1);
  expect((await stage.progress(late.orderId)).allowedEvents).toEqual(['accept_offer', 'withdraw']);
  expect((await appeal(late.refundId)).data).toMatchObject({ reason: 'too_late' });
  expect((await withdraw(late.refundId)).success).toBe(true);
  await stage.test.drain();
  expect(await outcome(late.orderId)).toMatchObject({ state: 6, orderState: 'delivering', refunded: 0 });
});

test('only the guest who requested a refund can accept the merchant’s offer', async () => {
  const { refundId } = await asked('accepted');
  await offer(refundId, 723);
  const stranger = await stage.stranger();
  expect((await stage.test.call('acceptOfferedRefund', { refundId }, stranger)).data).toMatchObject({
    reason: 'refund_not_found',
  });
  const other = await asked('accepted');
  await stage.test.call('refuseRefund', { refundId: other.refundId, refusal: 'made_as_ordered' }, stage.staff.merchant);
  expect((await accept(other.refundId)).data).toMatchObject({ reason: 'transition_not_allowed' });
});

test('a refund request that a merchant grants in full is refunded at once without an offer', async () => {
  const { orderId, refundId, most } = await asked('accepted', everything);
  expect((await stage.test.call('grantRefund', { refundId, amount: most }, stage.staff.merchant)).data).toMatchObject({
    state: 7,
    offer: null,
  });
  expect((await stage.order(orderId)).state).toBe('refunded');
});

describe('simultaneous answers to one refund offer', () => {
  async function race(moves: readonly ((refundId: number) => Promise<{ success: boolean }>)[]) {
    for (const [first] of moves.entries()) {
      const { orderId, refundId } = await asked('accepted');
      await offer(refundId, 723);
      const order = [...moves.slice(first), ...moves.slice(0, first)];
      const answers = await Promise.all(order.map((move) => move(refundId)));
      const { state, timeline } = await stage.progress(orderId);
      const after = timeline.slice(3).map(({ event }) => event);
      const refunded = (await stage.order(orderId)).refunded;
      expect({ answers: answers.filter(({ success }) => success).length, events: after.length }).toEqual({
        answers: 1,
        events: 1,
      });
      expect(refunded).toBe(state === 7 ? 723 : 0);
    }
  }

  test('a refund offer that two devices accept at once is refunded once', () => race([accept, accept]));
  test('if a guest accepts a refund offer and appeals against it at the same time, only one of the two takes effect', () =>
    race([accept, appeal]));
  test('if a guest accepts a refund offer and withdraws the request at the same time, only one of the two takes effect', () =>
    race([accept, withdraw]));

  test('a refund offer accepted at its deadline is refunded once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderId, refundId } = await asked('accepted');
      await offer(refundId, 723);
      stage.test.clock.advance(24 * hour);
      const moves = [() => accept(refundId), () => stage.test.drain()];
      await Promise.all((round % 2 === 0 ? moves : moves.toReversed()).map((move) => move()));
      await stage.test.drain();
      expect(await outcome(orderId)).toMatchObject({ state: 7, refunded: 723 });
      expect((await stage.progress(orderId)).timeline).toHaveLength(4);
    }
  });
});

test('if the guest withdraws a refund request while the merchant makes an offer, no money is refunded', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId, refundId } = await asked('accepted');
    const moves = [() => offer(refundId, 723), () => withdraw(refundId)];
    await Promise.all((round % 2 === 0 ? moves : moves.toReversed()).map((move) => move()));
    await stage.pass(25 * hour);
    const { state, refunded } = await outcome(orderId);
    // A request can be withdrawn before and after an offer, so the result does not depend on which call is first.
    expect({ state, refunded }).toEqual({ state: 6, refunded: 0 });
  }
});
