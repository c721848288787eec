import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minute, movedBetween, noodles, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

let stage: RefundStage;

beforeAll(async () => {
  stage = await openRefundStage();
});
afterAll(() => stage.test.close());

const declare = (orderId: number, position: number, quantity?: number, idempotencyKey: string = randomUUID()) => {
  const pieces = quantity === undefined ? {} : { quantity };
  return stage.test.call(
    'declareSoldOut',
    { orderId, position, ...pieces },
    { ...stage.staff.merchant, idempotencyKey },
  );
};

const accepted = async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'accepted');
  return orderId;
};

const teaLeft = async () => {
  const { rows } = await sql<{ stock: number }>`SELECT stock FROM dish WHERE id = ${stage.city.teaId}`.execute(
    stage.test.app.database.read,
  );
  return rows[0]?.stock;
};

test('a dish declared sold out is refunded at once, and the rest of the order continues', async () => {
  const orderId = await accepted();
  const before = await stage.ledger();
  const { data } = await declare(orderId, 1);
  expect(data).toMatchObject({ state: 'delivering', refundedAmount: 1_200 });
  expect(data.lines.map(({ quantity, refunded }) => [quantity, refunded])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`order_held:${orderId}`]: -1_200,
    [`member_balance:${stage.city.member.id}`]: 1_200,
  });
  const refund = await stage.progress(orderId);
  expect(refund).toMatchObject({ state: 7, reason: 'merchant_sold_out', liable: 'merchant' });
  expect(refund.timeline.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
    'declare_sold_out merchant',
    'grant_at_once system',
  ]);
  expect(await teaLeft()).toBe(99);
  expect((await declare(orderId, 1)).data).toMatchObject({ reason: 'refund_nothing_chosen' });
});

test('an order is refunded in full when its last dish is declared sold out', async () => {
  const orderId = await accepted();
  await declare(orderId, 1);
  expect((await declare(orderId, 0)).data).toMatchObject({ state: 'refunded' });
  const { refunded, receipt } = await stage.order(orderId);
  expect(refunded).toBe(receipt.balance);
});

test('declareSoldOut with a quantity refunds only this number of servings of the dish', async () => {
  const orderId = await accepted();
  const before = await stage.ledger();
  const { data } = await declare(orderId, 0, 1);
  expect(data).toMatchObject({ state: 'delivering', refundedAmount: 4_400 });
  expect(data.lines.map(({ quantity, refunded }) => [quantity, refunded])).toEqual([
    [2, 1],
    [1, 0],
  ]);
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`order_held:${orderId}`]: -4_400,
    [`member_balance:${stage.city.member.id}`]: 4_400,
  });
  expect((await stage.progress(orderId)).items).toMatchObject([{ quantity: 1, amount: 4_400 }]);
  // A declaration of more servings than remain is rejected. The remaining serving can be declared sold out later.
  expect((await declare(orderId, 0, 2)).data).toMatchObject({ reason: 'refund_nothing_chosen' });
  await declare(orderId, 0, 1);
  expect((await declare(orderId, 1)).data).toMatchObject({ state: 'refunded' });
  const { refunded, receipt } = await stage.order(orderId);
  expect(refunded).toBe(receipt.balance);
});

test('forty concurrent copies of a sold-out declaration refund one serving (case 15)', async () => {
  const orderId = await accepted();
  const key = randomUUID();
  const told = await Promise.all(Array.from({ length: 40 }, () => declare(orderId, 0, 1, key)));
  expect(new Set(told.map(({ success }) => success))).toEqual(new Set([true]));
  expect(told[0]?.data.lines[0]).toMatchObject({ quantity: 2, refunded: 1 });
  expect((await declare(orderId, 1, 1, key)).data).toMatchObject({ reason: 'idempotency_key_reused' });
  expect((await stage.order(orderId)).refunded).toBe(4_400);
});

test('a dish cannot be declared sold out later than 15 minutes after acceptance', async () => {
  const orderId = await accepted();
  const shown = async () => {
    const { records } = (await stage.test.call('merchantOrders', {}, stage.staff.merchant)).data;
    return records.find(({ id }) => id === orderId)?.allowedEvents;
  };
  stage.test.clock.advance(15 * minute);
  expect(await shown()).toContain('declare_sold_out');
  stage.test.clock.advance(1);
  expect(await shown()).not.toContain('declare_sold_out');
  expect((await declare(orderId, 1)).data).toMatchObject({ reason: 'too_late' });
  expect((await stage.order(orderId)).state).toBe('delivering');
});

test('only the shop’s merchant can declare a dish of an order sold out, and only after accepting the order', async () => {
  const orderId = await stage.paid();
  expect((await declare(orderId, 1)).data).toMatchObject({ reason: 'transition_not_allowed' });
  await stage.deliver(orderId, 'accepted');
  const byCourier = await stage.test.call('declareSoldOut', { orderId, position: 1 }, stage.staff.courier);
  expect(byCourier.status).toBe(403);
  expect((await declare(orderId, 7)).data).toMatchObject({ reason: 'refund_nothing_chosen' });
});

test('a dish that is refunded before acceptance is removed from the order and returns to stock', async () => {
  const orderId = await stage.paid();
  expect(await teaLeft()).toBe(99);
  await stage.apply(orderId, [tea], 1_200);
  expect(await teaLeft()).toBe(100);
  const { data } = await stage.test.call('acceptOrder', { orderId }, stage.staff.merchant);
  expect(data).toMatchObject({ paid: 10_700, refundedAmount: 1_200 });
  expect(data.lines[1]).toMatchObject({ quantity: 1, refunded: 1 });
  // `runOut` returns the rest of the order to stock, but not the refunded tea a second time.
  await stage.test.call('runOut', { orderId }, stage.staff.merchant);
  expect(await teaLeft()).toBe(100);
});

test('a refund of only a part of a dish’s price does not remove the dish from the order', async () => {
  const orderId = await accepted();
  const { id: refundId } = (await stage.apply(orderId, [noodles(1)], 4_400)).data;
  await stage.test.call('grantRefund', { refundId, amount: 1_000 }, stage.staff.merchant);
  expect((await stage.order(orderId)).lines.map(({ refunded }) => refunded)).toEqual([0, 0]);
});

test('declareSoldOut marks the dish as sold out on the menu only if sellOutUntil is set', async () => {
  const isOnSale = async () => {
    const { rows } = await sql<{ is: boolean }>`SELECT is_available AS is FROM dish
      WHERE id = ${stage.city.teaId}`.execute(stage.test.app.database.read);
    return rows[0]?.is;
  };
  await declare(await accepted(), 1);
  expect(await isOnSale()).toBe(true);
  const orderId = await accepted();
  const input = { orderId, position: 1, sellOutUntil: 'today' as const };
  const told = await stage.test.call('declareSoldOut', input, {
    ...stage.staff.merchant,
    idempotencyKey: randomUUID(),
  });
  expect(told.success).toBe(true);
  expect(await isOnSale()).toBe(false);
  await sql`UPDATE dish SET is_available = true WHERE id = ${stage.city.teaId}`.execute(stage.test.app.database.read);
});
