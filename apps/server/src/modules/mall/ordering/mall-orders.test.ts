import { shanghaiDate } from '@chifan/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day, type MallGuest, type MallStage, openMallStage } from '../mall-in-tests.ts';

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

const minute = 60_000;
const inMs = (ms: number) => new Date(stage.test.clock.now().getTime() + ms).toISOString();

const states = (order: { timeline: readonly { event: string; actor: string; to: string }[] }) =>
  order.timeline.map(({ event, actor, to }) => [event, actor, to]);

describe('mall orders', () => {
  test('a mall order is placed, paid with points, sent, tracked and confirmed', async () => {
    const [tea, cup] = [await stage.product({ points: 300 }), await stage.product({ points: 500, art: 'cup' })];
    const before = await guest.points();
    const now = stage.test.clock.now();
    const placed = await guest.place([
      [tea, 2],
      [cup, 1],
    ]);
    expect(placed.data).toMatchObject({ points: 1100, payBefore: inMs(5 * minute) });
    const date = shanghaiDate(now).replaceAll('-', '').slice(2);
    expect(placed.data.number).toMatch(new RegExp(`^M${date}-\\d{6}-[A-Z]$`));
    const { orderId } = placed.data;
    expect(await guest.points()).toBe(before);
    expect([await stage.stock(tea), await stage.stock(cup)]).toEqual([
      { stock: 8, redeemed: 0 },
      { stock: 9, redeemed: 0 },
    ]);
    const paid = await guest.pay(orderId);
    expect(paid.data).toMatchObject({ state: 'pending', pieces: 3, paidAt: now.toISOString() });
    expect(paid.data).toMatchObject({ allowedEvents: ['cancel'], cancelReasons: [1, 3, 6, 8], confirmsAt: null });
    expect(await guest.points()).toBe(before - 1100);
    expect(await stage.stock(tea)).toEqual({ stock: 8, redeemed: 2 });

    const sent = await stage.ship(orderId);
    expect(sent.data).toMatchObject({ state: 'to_be_delivered', guestName: 'Guest', addressZh: '福州路200号' });
    stage.test.clock.advance(day);
    const step = { orderId, status: 'in_transit', placeZh: '苏州转运中心' } as const;
    await stage.test.call('addShipmentStep', step, stage.asOperator);
    const shown = await guest.show(orderId);
    expect(shown.shipment).toMatchObject({ carrier: 'sf', trackingNumber: 'SF1234567890' });
    expect(shown.shipment?.steps.map(({ status, placeZh }) => [status, placeZh])).toEqual([
      ['in_transit', '苏州转运中心'],
      ['handed_over', null],
    ]);
    expect(shown).toMatchObject({ confirmsAt: inMs(9 * day), refundableUntil: null, version: 4 });
    expect(shown.allowedEvents).toEqual(['confirm', 'apply_for_refund']);

    const received = await guest.confirm(orderId);
    expect(received.data).toMatchObject({ state: 'completed', refundableUntil: inMs(7 * day) });
    expect(states(received.data)).toEqual([
      ['place', 'member', 'unpaid'],
      ['pay', 'member', 'pending'],
      ['ship', 'platform', 'to_be_delivered'],
      ['confirm', 'member', 'completed'],
    ]);
  });

  test('a mall order that is unpaid after five minutes is cancelled and returns its units to stock', async () => {
    const tea = await stage.product();
    const { orderId } = (await guest.place([[tea, 3]])).data;
    stage.test.clock.advance(5 * 60_000);
    // A payment after the deadline is refused even before the timer cancels the order.
    expect((await guest.pay(orderId)).data).toMatchObject({ reason: 'payment_not_open' });
    expect((await guest.show(orderId)).allowedEvents).toEqual(['cancel']);
    await stage.test.drain();
    const order = await guest.show(orderId);
    expect(states(order).at(-1)).toEqual(['expire', 'system', 'cancelled']);
    expect(order).toMatchObject({ allowedEvents: [], refunded: 0 });
    expect(await stage.stock(tea)).toEqual({ stock: 10, redeemed: 0 });
  });

  test('a guest can cancel a paid mall order until it is sent, which returns points and stock', async () => {
    const tea = await stage.product();
    const before = await guest.points();
    const [orderId, other] = [await guest.paid([tea, 2]), await guest.paid([tea, 1])];
    expect((await guest.cancel(orderId)).data).toMatchObject({ state: 'cancelled', refunded: 600 });
    expect(await guest.points()).toBe(before - 300);
    const { entries } = (await stage.test.call('points', { pageSize: 3 }, guest.as)).data;
    const { number } = await guest.show(orderId);
    expect(entries.records.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['mall_order_refunded', 600],
      ['mall_order_paid', -300],
      ['mall_order_paid', -600],
    ]);
    expect([entries.records[0]?.orderNumber, entries.records[2]?.orderNumber]).toEqual([number, number]);
    expect(await stage.stock(tea)).toEqual({ stock: 9, redeemed: 1 });
    await stage.ship(other);
    expect((await guest.cancel(other)).data).toMatchObject({ reason: 'parcel_sent' });
    expect((await guest.cancel(orderId)).data).toMatchObject({ reason: 'transition_not_allowed' });
    const reason = { orderId: other, reason: 16 };
    expect((await stage.test.call('cancelMallOrder', reason, guest.as)).data).toMatchObject({ reason: 'bad_request' });
  });

  test('the platform can refuse a paid mall order with a reason, which returns points and stock', async () => {
    const tea = await stage.product();
    const before = await guest.points();
    const orderId = await guest.paid([tea, 2]);
    expect((await stage.refuse(orderId)).data).toMatchObject({ state: 'cancelled', allowedEvents: [] });
    expect((await guest.show(orderId)).timeline.at(-1)).toMatchObject({ event: 'refuse', reason: 'sold_out' });
    expect(await guest.points()).toBe(before);
    expect(await stage.stock(tea)).toEqual({ stock: 10, redeemed: 0 });
    expect((await stage.ship(orderId)).data).toMatchObject({ reason: 'transition_not_allowed' });
  });

  test('a parcel that the guest does not confirm counts as received ten days after it was sent', async () => {
    const orderId = await guest.paid([await stage.product(), 1]);
    await stage.ship(orderId);
    stage.test.clock.advance(10 * day - 1);
    await stage.test.drain();
    expect((await guest.show(orderId)).state).toBe('to_be_delivered');
    stage.test.clock.advance(1);
    await stage.test.drain();
    expect(states(await guest.show(orderId)).at(-1)).toEqual(['confirm', 'system', 'completed']);
  });
});

describe('placing a mall order', () => {
  test('placeMallOrder is refused if a price, stock, member limit or sale status changed since the preview', async () => {
    const [dearer, scarce, limited, gone] = await Promise.all([
      stage.product({ points: 300 }),
      stage.product({ stock: 1 }),
      stage.product({ limit: 2 }),
      stage.product({ isOnSale: false }),
    ]);
    const fine = await stage.product();
    const answer = await guest.place([
      [fine, 1],
      [{ ...dearer, points: 200 }, 1],
      [scarce, 2],
      [limited, 3],
      [gone, 1],
    ]);
    expect(answer).toMatchObject({ code: 2, data: { reason: 'mall_items_changed' } });
    expect(Reflect.get(answer.data, 'details')).toEqual({
      lines: [
        { productId: dearer.id, points: 300, most: 10 },
        { productId: scarce.id, points: 300, most: 1 },
        { productId: limited.id, points: 300, most: 2 },
        { productId: gone.id, points: 300, most: 0 },
      ],
    });
    expect(await stage.stock(fine)).toEqual({ stock: 10, redeemed: 0 });
  });

  test('placeMallOrder is refused without enough points, with another member’s address, and for an unknown product', async () => {
    const tea = await stage.product();
    const [poor, other] = [await stage.guest(299), await stage.guest()];
    expect((await poor.place([[tea, 1]])).data).toMatchObject({ reason: 'insufficient_points' });
    expect((await other.place([[{ ...tea, id: 999_999 }, 1]])).data).toMatchObject({ reason: 'product_not_found' });
    const twice = [1, 1].map((number) => ({ productId: tea.id, points: 300, number }));
    const request = { items: twice, addressId: other.addressId };
    expect((await stage.test.call('placeMallOrder', request, other.as)).data).toMatchObject({ reason: 'bad_request' });
    const elsewhere = { items: twice.slice(1), addressId: guest.addressId };
    const answer = await stage.test.call('placeMallOrder', elsewhere, other.as);
    expect(answer.data).toMatchObject({ reason: 'address_not_found' });
  });

  test('placeMallOrder places one order per idempotency key, and rejects a different request with the same key', async () => {
    const tea = await stage.product();
    const [first, again] = [await guest.place([[tea, 1]], 'one-order'), await guest.place([[tea, 1]], 'one-order')];
    expect(again.data).toEqual(first.data);
    expect((await guest.place([[tea, 2]], 'one-order')).data).toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await stage.stock(tea)).toEqual({ stock: 9, redeemed: 0 });
    await guest.cancel(first.data.orderId);
  });

  test('previewMallOrder returns the sum, the member’s points and the maximum units of each product', async () => {
    const tea = await stage.product({ limit: 2 });
    const items = [{ productId: tea.id, number: 3 }];
    const { data } = await stage.test.call('previewMallOrder', { items }, { ...guest.as, language: 'ja' });
    expect(data).toMatchObject({ points: 900, balance: await guest.points() });
    expect(data.lines).toMatchObject([{ number: 3, most: 2, name: { text: '龍井茶の缶', language: 'ja' } }]);
  });
});

test('API calls for another member’s mall order return 404', async () => {
  const orderId = await guest.paid([await stage.product(), 1]);
  const stranger = await stage.guest();
  const answers = [
    await stage.test.call('mallOrderDetail', { orderId }, stranger.as),
    await stranger.pay(orderId),
    await stranger.cancel(orderId),
    await stranger.confirm(orderId),
    await stranger.preview(orderId),
    await stranger.apply(orderId, [{ position: 0, number: 1 }]),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, data: { reason: 'order_not_found' } });
});

describe('lists of mall orders', () => {
  test('listMallOrders finds a member’s mall orders by group, state, number and phone', async () => {
    const own = await stage.guest();
    const tea = await stage.product();
    const pending = await own.paid([tea, 2]);
    const unpaid = (await own.place([[tea, 1]])).data;
    const list = async (request: object) => (await stage.test.call('listMallOrders', request, own.as)).data;
    const all = await list({});
    expect(all.records.map(({ id }) => id)).toEqual([unpaid.orderId, pending]);
    expect(all.counts).toEqual({ to_pay: 1, in_progress: 1, after_sale: 0, finished: 0 });
    expect((await list({ group: 'to_pay' })).records).toMatchObject([{ id: unpaid.orderId, pieces: 1 }]);
    expect((await list({ state: 'pending' })).total).toBe(1);
    const found = await list({ search: unpaid.number.toLowerCase().replaceAll('-', '') });
    expect(found.records).toMatchObject([{ id: unpaid.orderId, allowedEvents: ['pay', 'cancel'] }]);
    expect((await list({ search: '139 1234 5678' })).total).toBe(2);
    expect((await list({ search: '138' })).records).toEqual([]);
  });

  test('staffMallOrders lists the oldest order to send first, and finds orders by number and tracking number', async () => {
    const tea = await stage.product();
    const [first, second] = [await guest.paid([tea, 1]), await guest.paid([tea, 1])];
    const list = async (request: object) =>
      (await stage.test.call('staffMallOrders', { pageSize: 100, ...request }, stage.asOperator)).data;
    const toShip = await list({});
    const ids = toShip.records.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids.slice(-2)).toEqual([first, second]);
    expect(toShip.waiting).toBe(toShip.total);
    await stage.ship(first, 'JD-99887766');
    expect((await list({ view: 'shipped' })).records[0]).toMatchObject({ id: first, allowedEvents: [] });
    expect((await list({ view: 'all', search: 'jd-9988' })).records).toMatchObject([{ id: first }]);
    const { number } = await guest.show(second);
    expect((await list({ view: 'all', search: number })).records).toMatchObject([
      { id: second, lines: [{ nameZh: '龙井茶罐', number: 1 }], timeline: [{ event: 'place' }, { event: 'pay' }] },
    ]);
    expect((await list({})).waiting).toBe(toShip.waiting - 1);
  });
});

describe('parcels', () => {
  const ask = (name: 'shipMallOrder' | 'correctShipment', orderId: number, trackingNumber: string) =>
    stage.test.call(name, { orderId, carrier: 'zto', trackingNumber }, stage.asOperator);

  test('a parcel needs a valid tracking number, which can be corrected after it is sent', async () => {
    const orderId = await guest.paid([await stage.product(), 1]);
    expect((await ask('correctShipment', orderId, 'ZTO123456')).data).toMatchObject({
      reason: 'transition_not_allowed',
    });
    expect((await ask('shipMallOrder', orderId, '顺丰 12')).data).toMatchObject({ reason: 'tracking_number_invalid' });
    await ask('shipMallOrder', orderId, 'ZTO123456');
    expect((await ask('correctShipment', orderId, 'x')).data).toMatchObject({ reason: 'tracking_number_invalid' });
    expect((await ask('correctShipment', orderId, 'ZTO654321')).data.shipment).toMatchObject({
      carrier: 'zto',
      trackingNumber: 'ZTO654321',
    });
  });

  test('addShipmentStep is refused before the parcel is sent, and adds one step per idempotency key', async () => {
    const orderId = await guest.paid([await stage.product(), 1]);
    const step = (key: string) =>
      stage.test.call(
        'addShipmentStep',
        { orderId, status: 'collected' },
        { ...stage.asOperator, idempotencyKey: key },
      );
    expect((await step('step-too-early')).data).toMatchObject({ reason: 'transition_not_allowed' });
    await stage.ship(orderId);
    await step('one-step');
    expect((await step('one-step')).data.shipment?.steps.map(({ status }) => status)).toEqual([
      'collected',
      'handed_over',
    ]);
  });
});

test('paying a mall order sends live events about the order and the wallet to the member', async () => {
  const heard: string[] = [];
  const stop = stage.test.app.platform.live.listen([`member:${guest.member.id}`], ({ topic }) => heard.push(topic));
  const orderId = await guest.paid([await stage.product(), 1]);
  stop();
  expect(new Set(heard)).toEqual(new Set([`mall-order:${orderId}`, 'mall-orders', 'wallet']));
});
