import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { shownAt } from '../../../testing/index.ts';
import { everything, hour, minute, noodles, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

let stage: RefundStage;

const setTea = (isAvailable: boolean) =>
  sql`UPDATE dish SET is_available = ${isAvailable} WHERE id = ${stage.city.teaId}`.execute(
    stage.test.app.database.read,
  );

beforeAll(async () => {
  stage = await openRefundStage();
  await sql`UPDATE shop SET delivery_base_fee = 500 WHERE id = ${stage.city.shopId}`.execute(
    stage.test.app.database.read,
  );
});
afterAll(() => stage.test.close());
afterEach(() => setTea(true));

const accepted = async () => {
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'accepted');
  return orderId;
};

test('previewRefund returns the maximum refund of each item, and the refund of all items equals the payment', async () => {
  const orderId = await accepted();
  const paid = (await stage.order(orderId)).receipt.balance;
  const nothing = (await stage.preview(orderId, [])).data;
  expect(nothing).toMatchObject({ most: 0, isAtOnce: false, parts: { amount: 0, balance: 0, gateway: 0 } });
  expect(nothing.lines).toMatchObject([
    { position: 0, quantity: 2, left: 2, each: 4_400, nameZh: '面' },
    { position: 1, quantity: 1, left: 1, each: 1_200 },
  ]);
  expect(nothing.reasons).toContain(8);
  expect((await stage.preview(orderId, [noodles(1), tea])).data.most).toBe(5_600);
  expect((await stage.preview(orderId, everything)).data).toMatchObject({ most: paid, parts: { balance: paid } });
  expect((await stage.preview(orderId, [noodles(3)])).data).toMatchObject({ reason: 'refund_nothing_chosen' });
});

test('a refund that a guest requests before the shop accepts the order is granted at once and returns the dishes to stock', async () => {
  const orderId = await stage.paid();
  const before = await stage.balance();
  const { most, isAtOnce } = (await stage.preview(orderId, everything)).data;
  expect(isAtOnce).toBe(true);
  const applied = await stage.apply(orderId, everything, most);
  expect(applied.data).toMatchObject({ state: 7, granted: { amount: most }, orderState: 'refunded' });
  expect(await stage.balance()).toBe(before + most);
  expect(applied.data.timeline.map(({ event, to }) => `${event} ${to}`)).toEqual(['apply 1', 'grant_at_once 7']);
  expect(applied.data.gatewayRefunds).toMatchObject([{ to: 'balance', amount: most, state: 'settled' }]);
  const { rows } = await sql<{ stock: number }>`SELECT stock FROM dish WHERE id = ${stage.city.teaId}`.execute(
    stage.test.app.database.read,
  );
  expect(rows[0]?.stock).toBe(100);
});

test('a partial refund that a guest requests before the shop accepts the order is granted at once, and the order continues', async () => {
  const orderId = await stage.paid();
  expect((await stage.apply(orderId, [tea], 1_200)).data).toMatchObject({ state: 7, orderState: 'pending' });
  expect((await stage.preview(orderId, [])).data.lines).toMatchObject([{ left: 2 }, { left: 0, each: 0 }]);
  const rest = (await stage.preview(orderId, [noodles(2)])).data.most;
  expect(rest).toBe((await stage.order(orderId)).receipt.balance - 1_200);
  expect((await stage.apply(orderId, [noodles(2)], rest)).data).toMatchObject({ orderState: 'refunded' });
});

test('a refund request is granted at once if the order is 30 minutes late and not delivered yet', async () => {
  const orderId = await accepted();
  const { estimatedAt } = await stage.order(orderId);
  stage.test.clock.set(new Date(new Date(estimatedAt).getTime() + 30 * minute - 1));
  expect((await stage.preview(orderId, [tea])).data.isAtOnce).toBe(false);
  stage.test.clock.advance(1);
  expect((await stage.preview(orderId, [tea])).data.isAtOnce).toBe(true);
  expect((await stage.apply(orderId, [tea], 1_200, { reason: 12 })).data).toMatchObject({ state: 7 });
  await stage.deliver(orderId, 'delivered');
  expect((await stage.preview(orderId, [noodles(1)])).data.isAtOnce).toBe(false);
});

test('a refund request for a dish that is no longer on the menu waits for the merchant if the order is accepted', async () => {
  const orderId = await accepted();
  await setTea(false);
  expect((await stage.preview(orderId, [tea])).data.isAtOnce).toBe(false);
  expect((await stage.apply(orderId, [tea], 1_200, { reason: 9 })).data).toMatchObject({ state: 2 });
});

test('a refund request for an accepted order waits for the merchant while the kitchen continues', async () => {
  const orderId = await accepted();
  const photos = [await stage.picture()];
  const applied = (await stage.apply(orderId, [tea], 1_000, { note: 'It never came.', photos })).data;
  expect(applied).toMatchObject({
    state: 2,
    orderState: 'after_sale_processing',
    asked: 1_000,
    reason: 'missing_items',
    note: 'It never came.',
    photos: shownAt(...photos),
    items: [{ nameZh: '面', quantity: 1, amount: 1_200 }],
    allowedEvents: ['withdraw'],
    dueAt: new Date(stage.test.clock.now().getTime() + 2 * hour).toISOString(),
  });
  await stage.test.call('markReady', { orderId }, stage.staff.merchant);
  const listed = (await stage.test.call('merchantRefunds', {}, stage.staff.merchant)).data;
  expect(listed.records.find(({ orderId: of }) => of === orderId)).toMatchObject({
    guestName: 'Guest',
    paid: 10_700,
    dayNumber: expect.any(Number),
    allowedEvents: ['merchant_grant', 'merchant_refuse', 'merchant_offer'],
  });
  await stage.test.call('withdrawRefund', { refundId: applied.id }, stage.guest);
  expect((await stage.order(orderId)).state).toBe('to_be_picked_up');
});

test('merchantRefunds returns the guest’s remark and diet profile of the order', async () => {
  const orderId = await accepted();
  const dietProfile = { avoids: ['peanut'], wishes: [] };
  await sql`UPDATE customer_order SET remark = 'no egg', diet_profile = ${JSON.stringify(dietProfile)}::jsonb
    WHERE id = ${orderId}`.execute(stage.test.app.database.read);
  await stage.apply(orderId, [tea], 1_000);
  const { records } = (await stage.test.call('merchantRefunds', {}, stage.staff.merchant)).data;
  expect(records.find(({ orderId: of }) => of === orderId)).toMatchObject({ remark: 'no egg', dietProfile });
});

test('an order can have one open refund request, and no new one after two unsuccessful requests', async () => {
  const orderId = await accepted();
  const first = (await stage.apply(orderId, [tea], 1_200)).data;
  expect((await stage.apply(orderId, [tea], 1_200)).data).toMatchObject({ reason: 'refund_open_already' });
  const withdraw = (refundId: number) => stage.test.call('withdrawRefund', { refundId }, stage.guest);
  expect((await withdraw(first.id)).data).toMatchObject({ state: 6, orderState: 'delivering' });
  expect((await withdraw(first.id)).data).toMatchObject({ reason: 'transition_not_allowed' });
  await withdraw((await stage.apply(orderId, [tea], 1_200)).data.id);
  expect((await stage.apply(orderId, [tea], 1_200)).data).toMatchObject({ reason: 'refund_requests_used_up' });
});

test('applyForRefund rejects an excessive amount, no or repeated order lines, a reason for other orders and an unknown picture', async () => {
  const orderId = await accepted();
  expect((await stage.apply(orderId, [tea], 1_201)).data).toMatchObject({ reason: 'refund_exceeds_paid' });
  expect((await stage.apply(orderId, [], 1)).data).toMatchObject({ reason: 'refund_nothing_chosen' });
  expect((await stage.apply(orderId, [tea, tea], 1)).data).toMatchObject({ reason: 'refund_nothing_chosen' });
  const strange = await stage.apply(orderId, [tea], 1, { photos: ['nobody.webp'] });
  expect(strange.data).toMatchObject({ reason: 'picture_unknown' });
  await stage.deliver(orderId, 'delivered');
  expect((await stage.apply(orderId, [tea], 1, { reason: 8 })).data).toMatchObject({ reason: 'bad_request' });
  expect((await stage.order(orderId)).state).toBe('delivered');
});

test('a refund can be requested for a day after completion, and never for a cancelled order', async () => {
  const orderId = await accepted();
  await stage.deliver(orderId, 'completed');
  stage.test.clock.advance(24 * hour + 1);
  expect((await stage.apply(orderId, [tea], 1_200)).data).toMatchObject({ reason: 'refund_too_late' });
  stage.test.clock.set(new Date('2026-11-23T04:00:00Z'));
  const cancelled = await stage.paid();
  await stage.test.call('cancelOrder', { orderId: cancelled, reason: 8 }, stage.guest);
  expect((await stage.apply(cancelled, [tea], 1_200)).data).toMatchObject({ reason: 'refund_not_allowed' });
});

test('a repeated applyForRefund call returns the same request, and is rejected with another body', async () => {
  const orderId = await accepted();
  const send = (amount: number) =>
    stage.test.call(
      'applyForRefund',
      { orderId, items: [tea], amount, reason: 14 },
      { ...stage.guest, idempotencyKey: `refund-${orderId}` },
    );
  const first = await send(1_200);
  expect((await send(1_200)).data.id).toBe(first.data.id);
  expect((await send(1_100)).data).toMatchObject({ reason: 'idempotency_key_reused' });
});

test('refund calls return 404 for another member’s order and for a refund of another shop', async () => {
  const orderId = await accepted();
  const { id: refundId } = (await stage.apply(orderId, [tea], 1_200)).data;
  const { token } = await stage.stranger();
  const stranger = { token };
  const { call } = stage.test;
  expect(await call('previewRefund', { orderId, items: [] }, stranger)).toMatchObject({ status: 404 });
  expect(await call('applyForRefund', { orderId, items: [tea], amount: 1, reason: 14 }, stranger)).toMatchObject({
    status: 404,
  });
  for (const asked of [{ refundId }, { orderId }]) {
    expect(await call('refundProgress', asked, stranger)).toMatchObject({ status: 404 });
  }
  expect(await call('withdrawRefund', { refundId }, stranger)).toMatchObject({ status: 404 });
  expect(await call('appealRefund', { refundId, note: 'mine' }, stranger)).toMatchObject({ status: 404 });
  await sql`DELETE FROM staff_shop WHERE staff_id = ${stage.city.merchant.id}`.execute(stage.test.app.database.read);
  expect(await call('grantRefund', { refundId, amount: 1 }, stage.staff.merchant)).toMatchObject({ status: 404 });
  expect((await call('merchantRefunds', {}, stage.staff.merchant)).data.total).toBe(0);
  await sql`INSERT INTO staff_shop (staff_id, shop_id) VALUES (${stage.city.merchant.id}, ${stage.city.shopId})`.execute(
    stage.test.app.database.read,
  );
});
