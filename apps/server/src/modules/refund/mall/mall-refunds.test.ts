import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPicture, shownAt } from '../../../testing/index.ts';
import { day, hour, type MallGuest, type MallStage, openMallStage } from '../../mall/mall-in-tests.ts';

let stage: MallStage;
let guest: MallGuest;
beforeAll(async () => {
  stage = await openMallStage();
  guest = await stage.guest(100_000);
});
afterAll(async () => {
  expect(await stage.ledger()).toMatchObject({ isBalanced: true, problems: [] });
  await stage.close();
});

const one = [{ position: 0, number: 1 }];

async function sent(until: 'to_be_delivered' | 'completed' = 'to_be_delivered') {
  const [tea, cup] = [await stage.product({ points: 300 }), await stage.product({ points: 500 })];
  const orderId = await guest.paid([tea, 2], [cup, 1]);
  await stage.ship(orderId);
  if (until === 'completed') await guest.confirm(orderId);
  return { tea, cup, orderId };
}

const everything = [
  { position: 0, number: 2 },
  { position: 1, number: 1 },
];

describe('mall refund requests', () => {
  test('while a refund request for a points-mall order waits for the platform, its parcel does not count as received', async () => {
    const { orderId } = await sent();
    const asked = await guest.apply(orderId, one, { note: 'The lid is bent.' });
    expect(asked.data).toMatchObject({ state: 4, asked: 300, granted: null, note: 'The lid is bent.', reason: 13 });
    expect(asked.data.timeline.map(({ event, actor, to }) => [event, actor, to])).toEqual([
      ['apply', 'member', 1],
      ['ask_platform', 'system', 4],
    ]);
    expect(await guest.show(orderId)).toMatchObject({
      state: 'after_sale_processing',
      stateBefore: 'to_be_delivered',
      refund: { id: asked.data.id, state: 4 },
      allowedEvents: [],
      confirmsAt: null,
    });
    stage.test.clock.advance(11 * day);
    await stage.test.drain();
    expect((await guest.show(orderId)).state).toBe('after_sale_processing');
    const waiting = await stage.test.call('staffMallRefunds', {}, stage.asOperator);
    expect(waiting.data.waiting).toBe(waiting.data.records.length);
    expect(waiting.data.records.find(({ id }) => id === asked.data.id)).toMatchObject({
      paid: 1100,
      refundedBefore: 0,
      items: [{ nameZh: '龙井茶罐', number: 1, points: 300 }],
    });

    // After a refusal the order continues, and the parcel counts as received a day later.
    await stage.refuseRefund(asked.data.id);
    const resumed = await guest.show(orderId);
    expect(resumed).toMatchObject({ state: 'to_be_delivered', confirmsAt: inTime(day) });
    stage.test.clock.advance(day);
    await stage.test.drain();
    expect((await guest.show(orderId)).state).toBe('completed');
  });

  test('a points-mall parcel counts as received after ten days, but not earlier than a day after a failed refund request', async () => {
    const { orderId } = await sent();
    const { id } = (await guest.apply(orderId, one)).data;
    await guest.withdraw(id);
    expect((await guest.show(orderId)).confirmsAt).toBe(inTime(10 * day));
    stage.test.clock.advance(9 * day + 12 * hour);
    await stage.refuseRefund((await guest.apply(orderId, one)).data.id);
    expect((await guest.show(orderId)).confirmsAt).toBe(inTime(day));
    // The timers that were set before this refusal have no effect.
    stage.test.clock.advance(12 * hour);
    await stage.test.drain();
    expect((await guest.show(orderId)).state).toBe('to_be_delivered');
    stage.test.clock.advance(12 * hour);
    await stage.test.drain();
    expect((await guest.show(orderId)).state).toBe('completed');
  });

  test('a refund of points-mall goods cannot be requested before shipping, over seven days after receipt, or during another request', async () => {
    const pending = await guest.paid([await stage.product(), 1]);
    expect((await guest.apply(pending, one)).data).toMatchObject({ reason: 'refund_not_allowed' });
    expect((await guest.preview(pending)).data).toMatchObject({ reason: 'refund_not_allowed' });
    const { orderId } = await sent('completed');
    stage.test.clock.advance(7 * day);
    expect((await guest.show(orderId)).allowedEvents).toEqual(['apply_for_refund']);
    stage.test.clock.advance(1);
    expect((await guest.show(orderId)).allowedEvents).toEqual([]);
    expect((await guest.apply(orderId, one)).data).toMatchObject({ reason: 'refund_too_late' });
    const other = await sent();
    await guest.apply(other.orderId, one);
    expect((await guest.apply(other.orderId, one)).data).toMatchObject({ reason: 'refund_open_already' });
  });

  test('a refund request for a points-mall order is rejected if its units, reason or photos are not valid', async () => {
    const { orderId } = await sent();
    const { data } = await guest.preview(orderId);
    expect(data.lines.map(({ position, left, points }) => [position, left, points])).toEqual([
      [0, 2, 300],
      [1, 1, 500],
    ]);
    expect(data.reasons).toEqual([8, 12, 13, 14, 15, 20]);
    const why = async (items: typeof one, more: object = {}) =>
      Reflect.get((await guest.apply(orderId, items, more)).data, 'reason');
    expect(await why([])).toBe('refund_nothing_chosen');
    expect(await why([{ position: 0, number: 3 }])).toBe('refund_exceeds_paid');
    expect(await why([...one, ...one])).toBe('refund_exceeds_paid');
    expect(await why([{ position: 7, number: 1 }])).toBe('refund_exceeds_paid');
    expect(await why(one, { reason: 16 })).toBe('bad_request');
    expect(await why(one, { photos: ['nobody-sent-it.webp'] })).toBe('picture_unknown');
    const stranger = await stage.guest();
    const rivals = await insertPicture(stage.test, `member:${stranger.member.id}`, 'refund');
    expect(await why(one, { photos: [rivals] })).toBe('picture_unknown');
    const own = await insertPicture(stage.test, `member:${guest.member.id}`, 'refund');
    const asked = await guest.apply(orderId, one, { photos: [own] });
    expect(asked.data.photos).toEqual(shownAt(own));
    await guest.withdraw(asked.data.id);
    expect(await why(one, { photos: [own] })).toBe('picture_unknown');
  });

  test('a guest can withdraw the refund request for a points-mall order and send a second one, but not a third', async () => {
    const { orderId } = await sent();
    for (const number of [1, 2]) {
      const asked = await guest.apply(orderId, one);
      expect(asked.data.number).toMatch(new RegExp(`^RM.*-${number}$`));
      expect((await guest.withdraw(asked.data.id)).data).toMatchObject({ state: 6, allowedEvents: [] });
      expect((await guest.withdraw(asked.data.id)).data).toMatchObject({ reason: 'transition_not_allowed' });
    }
    expect((await guest.apply(orderId, one)).data).toMatchObject({ reason: 'refund_requests_used_up' });
    expect((await guest.show(orderId)).allowedEvents).toEqual(['confirm']);
  });

  test('calls about the refund of another member’s points-mall order return 404', async () => {
    const { orderId } = await sent();
    const { id: refundId } = (await guest.apply(orderId, one)).data;
    const stranger = await stage.guest();
    const answers = [
      await stranger.withdraw(refundId),
      await stage.test.call('mallRefundProgress', { refundId }, stranger.as),
      await stage.test.call('mallRefundProgress', { orderId }, stranger.as),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, data: { reason: 'refund_not_found' } });
  });
});

describe('mall refund decisions', () => {
  test('a full refund of a points-mall order returns all points, and returns the goods to stock if the operator chooses so', async () => {
    const { tea, cup, orderId } = await sent();
    const before = await guest.points();
    const { id } = (await guest.apply(orderId, everything)).data;
    const decided = await stage.grant(id, { isBackInStock: true });
    expect(decided.data).toMatchObject({ state: 7, granted: 1100, decisionReason: null, orderState: 'refunded' });
    expect(await guest.points()).toBe(before + 1100);
    expect(await guest.show(orderId)).toMatchObject({ state: 'refunded', refunded: 1100, allowedEvents: [] });
    expect((await guest.show(orderId)).lines.map(({ refunded }) => refunded)).toEqual([2, 1]);
    expect([await stage.stock(tea), await stage.stock(cup)]).toEqual([
      { stock: 10, redeemed: 2 },
      { stock: 10, redeemed: 1 },
    ]);
  });

  test('after some units of a points-mall order are refunded, the remaining units can still be refunded', async () => {
    const { tea, orderId } = await sent();
    const ask = async (items: typeof one) => stage.grant((await guest.apply(orderId, items)).data.id);
    expect((await ask(one)).data).toMatchObject({ orderState: 'to_be_delivered', refundedBefore: 0 });
    expect((await guest.preview(orderId)).data.lines.map(({ left }) => left)).toEqual([1, 1]);
    expect((await guest.apply(orderId, [{ position: 0, number: 2 }])).data).toMatchObject({
      reason: 'refund_exceeds_paid',
    });
    expect((await ask(one)).data).toMatchObject({ refundedBefore: 300 });
    expect((await ask([{ position: 1, number: 1 }])).data).toMatchObject({ orderState: 'refunded' });
    expect((await stage.stock(tea))?.stock).toBe(8);
  });

  test('a partial refund of a points-mall order needs a suitable reason, and the guest does not see the staff’s note', async () => {
    const { orderId } = await sent('completed');
    const before = await guest.points();
    const { id } = (await guest.apply(orderId, one)).data;
    expect((await stage.grant(id, { points: 100 })).data).toMatchObject({ reason: 'bad_request' });
    expect((await stage.grant(id, { points: 301 })).data).toMatchObject({ reason: 'refund_exceeds_paid' });
    expect((await stage.grant(id, { points: 100, reason: 'used' })).data).toMatchObject({ reason: 'bad_request' });
    await stage.grant(id, { points: 100, reason: 'slight_fault', note: '盖子有点歪' });
    const { data } = await stage.test.call('mallRefundProgress', { orderId }, { ...guest.as, language: 'de' });
    expect(data).toMatchObject({ granted: 100, decisionReason: 'slight_fault' });
    // The operator's note in Chinese is only for the staff.
    expect(JSON.stringify(data)).not.toContain('盖子有点歪');
    expect(data.decisionWords).toBeTruthy();
    expect(data.decisionWords).not.toMatch(/^decision\./);
    expect(await guest.points()).toBe(before + 100);
    const order = await guest.show(orderId);
    expect(order).toMatchObject({ state: 'after_sale_completed', refunded: 100, allowedEvents: [] });
    expect(order.lines.map(({ refunded }) => refunded)).toEqual([0, 0]);
  });

  test('rejects a second refund request for a unit of a points-mall order after a goodwill refund of a part of its price', async () => {
    const orderId = await guest.paid([await stage.product(), 1]);
    await stage.ship(orderId);
    await stage.grant((await guest.apply(orderId, one)).data.id, { points: 1, reason: 'as_goodwill', note: '见谅' });
    expect((await guest.show(orderId)).allowedEvents).toEqual(['confirm']);
    expect((await guest.apply(orderId, one)).data).toMatchObject({ reason: 'refund_not_allowed' });
  });

  test('a refusal of a refund for a points-mall order needs a reason that is allowed for refusals', async () => {
    const { orderId } = await sent();
    const { id: refundId } = (await guest.apply(orderId, one)).data;
    const refuse = (more: object) =>
      stage.test.call('decideMallRefund', { refundId, decision: 'refuse', ...more }, stage.asOperator);
    expect((await refuse({})).data).toMatchObject({ reason: 'bad_request' });
    expect((await refuse({ note: '照片不是本商品' })).data).toMatchObject({ reason: 'bad_request' });
    expect((await refuse({ reason: 'slight_fault' })).data).toMatchObject({ reason: 'bad_request' });
    expect((await refuse({ reason: 'no_fault_found', note: '照片不是本商品' })).data).toMatchObject({
      state: 5,
      granted: null,
      orderState: 'to_be_delivered',
      timeline: [{ event: 'apply' }, { event: 'ask_platform' }, { event: 'platform_refuse', actor: 'platform' }],
    });
    expect((await refuse({ reason: 'used' })).data).toMatchObject({ reason: 'transition_not_allowed' });
  });

  test('decideMallRefund returns 403 to a guest', async () => {
    const { orderId } = await sent();
    const { id: refundId } = (await guest.apply(orderId, one)).data;
    const answer = await stage.test.call('decideMallRefund', { refundId, decision: 'grant' }, guest.as);
    expect(answer.status).toBe(403);
  });
});

function inTime(ms: number): string {
  return new Date(stage.test.clock.now().getTime() + ms).toISOString();
}
