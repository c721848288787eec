import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  newMember,
  openSmallCity,
  openTestApp,
  statementsWaitingForLocks,
  type TestApp,
} from '../../../testing/index.ts';
import { couponInside } from '../../coupon/campaigns-in-tests.ts';
import { fortyTimes, ledgerFaults } from '../../ordering/ordering-in-tests.ts';
import { everything, hour, type Item, minute, tea } from '../../refund/refund-in-tests.ts';
import { drawForOrder } from './draw-for-order.ts';
import { type DrawingStage, drawingStage, whole } from './lottery-in-tests.ts';

let app: TestApp;
let stage: DrawingStage;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
// Each test has new guests and staff, and a prize table that always pays one yuan.
beforeEach(async () => {
  stage = drawingStage(app, await openSmallCity(app));
  await stage.setTable([{ amount: 100, millionths: whole }]);
});

const memberId = () => stage.city.member.id;
const award = async () => {
  const ledger = await stage.ledger();
  const of = (kind: string) => ledger[`${kind}:${memberId()}`] ?? 0;
  return { pending: of('member_affiliate_pending'), credited: of('member_affiliate') };
};
const read = () => app.app.database.read;

describe('the prize draw of an order', () => {
  test('an order gives one prize draw when it is completed, and none before', async () => {
    const orderId = await stage.paid();
    expect((await stage.draw(orderId)).data).toEqual({ reason: 'draw_not_found' });
    await stage.deliver(orderId, 'delivered');
    expect(await stage.draws()).toMatchObject({ tickets: 0, draws: { total: 0 } });
    await stage.deliver(orderId, 'completed');
    const { records } = (await stage.draws(orderId)).draws;
    expect(records).toMatchObject([
      { orderId, state: 'waiting', outcomes: [], drawnAt: null, shopName: { text: 'Noodle House', language: 'en' } },
    ]);
    expect(records[0]?.dayNumber).toBe((await app.call('orderDetail', { orderId }, stage.guest)).data.dayNumber);
    const until = Date.parse(records[0]?.until ?? '');
    expect(until).toBe(app.clock.now().getTime() + 30 * 24 * hour);
  });

  test('a retried draw returns the first result, and a second draw for the order is rejected (case 23)', async () => {
    const orderId = await stage.completed();
    const first = await stage.draw(orderId, { idempotencyKey: `draw-of-${orderId}` });
    const due = new Date(app.clock.now().getTime() + 24 * hour).toISOString();
    expect(first.data).toMatchObject({ state: 'drawn', outcomes: [100], amount: 100, dueAt: due, ticketsLeft: 0 });
    await stage.setTable([{ amount: 8_800, millionths: whole }]);
    const again = await stage.draw(orderId, { idempotencyKey: `draw-of-${orderId}` });
    expect(again).toEqual(first);
    expect(await stage.draw(orderId)).toMatchObject({ status: 409, data: { reason: 'draw_done' } });
    const listed = (await stage.draws(orderId)).draws.records;
    expect(listed).toMatchObject([{ state: 'drawn', outcomes: [100], drawnAt: app.clock.now().toISOString() }]);
    expect(await award()).toEqual({ pending: 100, credited: 0 });
    const { dayNumber } = (await app.call('orderDetail', { orderId }, stage.guest)).data;
    expect((await stage.rewards()).rewards.records).toMatchObject([{ orderId, dayNumber }]);
    const unreceived = await app.call('unreceived', { asset: 'balance' }, stage.guest);
    expect(unreceived.data.rewards.records).toMatchObject([{ kind: 'draw', orderId, dayNumber }]);
  });

  test('a member cannot draw a prize for another member’s order', async () => {
    const orderId = await stage.completed();
    const { token } = await newMember(app, 0);
    expect(await app.call('draw', { orderId }, { token })).toMatchObject({ status: 404 });
    expect((await app.call('draws', { orderId }, { token })).data.draws.total).toBe(0);
  });

  test('a member can use a prize draw until thirty days after the order was completed', async () => {
    const orderId = await stage.completed();
    app.clock.advance(29 * 24 * hour);
    expect((await stage.draws(orderId)).draws.records[0]?.state).toBe('waiting');
    app.clock.advance(24 * hour);
    expect((await stage.draws(orderId)).draws.records[0]?.state).toBe('over');
    expect(await stage.draw(orderId)).toMatchObject({ status: 409, data: { reason: 'draw_over' } });
  });

  test('a prize draw that wins nothing cannot be repeated', async () => {
    await stage.setTable([{ amount: 0, millionths: whole }]);
    const orderId = await stage.completed();
    expect((await stage.draw(orderId)).data).toMatchObject({ outcomes: [0], amount: 0, dueAt: null });
    expect((await stage.draw(orderId)).data).toEqual({ reason: 'draw_done' });
    expect(await award()).toEqual({ pending: 0, credited: 0 });
  });
});

test('the rolled number selects a prize from the prize table, and the prize is at most 2% of the amount paid', async () => {
  await stage.setTable([
    { amount: 10, millionths: 999_999 },
    { amount: 8_800, millionths: 1 },
  ]);
  const outcomes: unknown[] = [];
  for (const rolled of [0, 999_998, 999_999]) {
    const orderId = await stage.completed();
    const context = { ...contextOf(memberId()), idempotencyKey: `roll-${orderId}` };
    const drawn = await drawForOrder(app.app.platform, { orderId, withTicket: false }, context, () => rolled);
    outcomes.push(drawn.ok ? drawn.value.outcomes : drawn.reason);
  }
  // The order costs 107 yuan, so the largest prize is limited to 214 fen.
  expect(outcomes).toEqual([[10], [10], [214]]);
});

const contextOf = (id: number) => ({
  caller: { role: 'member' as const, id, sessionHash: '' },
  language: 'en' as const,
  readerLanguage: 'en' as const,
  site: 'global' as const,
  now: app.clock.now(),
  requestId: '',
  device: '',
  deviceKey: '',
  ip: '',
});

describe('a double-draw ticket', () => {
  test('a double-draw ticket gives two prizes for one order, and a double draw without a ticket is rejected (case 23)', async () => {
    const orderId = await stage.completed();
    expect((await stage.draw(orderId, { withTicket: true })).data).toEqual({ reason: 'draw_ticket_missing' });
    expect((await stage.draws(orderId)).draws.records[0]?.state).toBe('waiting');
    const [first, second] = [await stage.ticket('friends:1'), await stage.ticket('friends:2')];
    expect((await stage.draws()).tickets).toBe(2);
    const drawn = await stage.draw(orderId, { withTicket: true });
    expect(drawn.data).toMatchObject({ outcomes: [100, 100], amount: 200, ticketsLeft: 1 });
    expect(await couponInside(app, first)).toMatchObject({ state: 'used', used: orderId, events: ['earn', 'use'] });
    expect(await couponInside(app, second)).toMatchObject({ state: 'valid', used: null });
    expect(await award()).toEqual({ pending: 200, credited: 0 });
  });

  test('one double-draw ticket works for one order only, even with forty concurrent draws for three orders (case 23)', async () => {
    const orders: number[] = [];
    for (let each = 0; each < 3; each += 1) orders.push(await stage.completed());
    const ticket = await stage.ticket('friends:1');
    const answers = await fortyTimes((at) => stage.draw(orders[at % 3] ?? 0, { withTicket: true }));
    const drawn = answers.filter(({ success }) => success);
    expect(drawn).toHaveLength(1);
    expect(await couponInside(app, ticket)).toMatchObject({ state: 'used', used: drawn[0]?.data.orderId });
    expect(await award()).toEqual({ pending: 200, credited: 0 });
    const states = (await stage.draws()).draws.records.map(({ state }) => state);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(2);
    expect(await ledgerFaults(app)).toBe(0);
  });

  test('a double draw that fails stores neither the prize nor the use of the ticket (case 23)', async () => {
    const orderId = await stage.completed();
    const ticket = await stage.ticket('friends:1');
    await sql`CREATE FUNCTION break_awards() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'broken'; END $$`.execute(read());
    await sql`CREATE TRIGGER break_awards BEFORE INSERT ON reward FOR EACH ROW WHEN (NEW.kind = 'draw')
      EXECUTE FUNCTION break_awards()`.execute(read());
    expect((await stage.draw(orderId, { withTicket: true })).status).toBe(500);
    await sql`DROP TRIGGER break_awards ON reward`.execute(read());
    expect(await couponInside(app, ticket)).toMatchObject({ state: 'valid', events: ['earn'] });
    expect((await stage.draws(orderId)).draws.records[0]).toMatchObject({ state: 'waiting', outcomes: [] });
    expect((await stage.draw(orderId, { withTicket: true })).data).toMatchObject({ outcomes: [100, 100] });
  });
});

test('forty concurrent draws for one order give only one prize (case 23)', async () => {
  const orderId = await stage.completed();
  const answers = await fortyTimes(() => stage.draw(orderId));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(answers.filter(({ success }) => !success).map(({ status }) => status))).toEqual(new Set([409]));
  expect(await award()).toEqual({ pending: 100, credited: 0 });
  expect(await ledgerFaults(app)).toBe(0);
});

describe('the prize of a draw', () => {
  test('the prize of a draw is credited a day after the order was completed, or at once if the draw is later', async () => {
    const [soon, late] = [await stage.completed(), await stage.completed()];
    await stage.draw(soon);
    await stage.pass(24 * hour - 1);
    expect(await award()).toEqual({ pending: 100, credited: 0 });
    await stage.pass(1);
    expect(await award()).toEqual({ pending: 0, credited: 100 });
    await stage.pass(hour);
    expect((await stage.draw(late)).data.dueAt).toBe(app.clock.now().toISOString());
    await app.drain();
    expect(await award()).toEqual({ pending: 0, credited: 200 });
  });

  test('a prize drawn while the order’s other rewards are being credited is credited too', async () => {
    const orderId = await stage.paid();
    await stage.deliver(orderId, 'delivered');
    await stage.pass(minute);
    await app.call('confirmOrder', { orderId }, stage.guest);
    // Run all timers except the one that credits the order's rewards.
    await stage.pass(24 * hour - minute);
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // A lock on the campaign table stops the draw after the prize is stored and before the commit.
    const holding = app.app.database.transact(async (tx) => {
      await sql`LOCK TABLE coupon_campaign`.execute(tx);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const drawing = stage.draw(orderId);
    await expect.poll(() => statementsWaitingForLocks(app.app.database)).toBe(1);
    app.clock.advance(minute);
    const ringing = app.drain();
    await Promise.race([ringing, expect.poll(() => statementsWaitingForLocks(app.app.database)).toBe(2)]);
    released.resolve();
    await Promise.all([holding, drawing, ringing]);
    await app.drain();
    expect(await award()).toEqual({ pending: 0, credited: 100 });
  });

  test('a partial refund of an order reduces the prize of its draw in proportion (case 23)', async () => {
    const { orderId, ticket } = await drawnTwice();
    const paid = (await stage.order(orderId)).receipt.balance;
    await refund(orderId, [tea]);
    expect(await award()).toEqual({ pending: 200 - Math.round((200 * 1_200) / paid), credited: 0 });
    expect(await couponInside(app, ticket)).toMatchObject({ state: 'used' });
    expect(await ledgerFaults(app)).toBe(0);
  });

  test('a full refund of an order takes back the prize of its draw and returns the double-draw ticket (case 23)', async () => {
    const { orderId, ticket } = await drawnTwice();
    await refund(orderId, everything);
    expect((await stage.order(orderId)).state).toBe('refunded');
    expect(await award()).toEqual({ pending: 0, credited: 0 });
    expect(await couponInside(app, ticket)).toMatchObject({ state: 'valid' });
    expect((await stage.draws(orderId)).draws.records[0]).toMatchObject({ state: 'drawn', outcomes: [100, 100] });
    expect(await ledgerFaults(app)).toBe(0);
  });
});

async function drawnTwice() {
  const orderId = await stage.completed();
  const ticket = await stage.ticket('friends:1');
  await stage.draw(orderId, { withTicket: true });
  expect(await award()).toEqual({ pending: 200, credited: 0 });
  return { orderId, ticket };
}

describe('a refund before the draw', () => {
  test('a full refund of an order takes away its unused prize draw (case 23)', async () => {
    const orderId = await stage.completed();
    await refund(orderId, everything);
    expect((await stage.draws(orderId)).draws.records[0]?.state).toBe('over');
    expect((await stage.draw(orderId)).data).toEqual({ reason: 'draw_over' });
    expect(await award()).toEqual({ pending: 0, credited: 0 });
  });

  test('a small refund of an order does not take away its unused prize draw', async () => {
    const orderId = await stage.completed();
    await refund(orderId, [tea]);
    expect((await stage.draw(orderId)).data).toMatchObject({ state: 'drawn', outcomes: [100] });
    expect(await award()).toEqual({ pending: 100, credited: 0 });
    await stage.pass(24 * hour);
    expect(await award()).toEqual({ pending: 0, credited: 100 });
  });

  test('a prize draw is rejected while a refund request is undecided, and the double-draw ticket stays unused', async () => {
    const orderId = await stage.completed();
    await stage.ticket('friends:1');
    const refundId = await request(orderId, [tea]);
    const refused = await stage.draw(orderId, { withTicket: true });
    expect(refused).toMatchObject({ status: 409, data: { reason: 'draw_waits' } });
    expect(await stage.draws(orderId)).toMatchObject({ tickets: 1, draws: { records: [{ state: 'waiting' }] } });
    await app.call('withdrawRefund', { refundId }, stage.guest);
    expect((await stage.draw(orderId, { withTicket: true })).data.amount).toBe(200);
  });
});

async function request(orderId: number, items: Item[]): Promise<number> {
  const { most } = (await stage.preview(orderId, items)).data;
  return (await stage.apply(orderId, items, most)).data.id;
}

async function refund(orderId: number, items: Item[]): Promise<void> {
  const { most } = (await stage.preview(orderId, items)).data;
  const refundId = await request(orderId, items);
  const granted = await app.call('grantRefund', { refundId, amount: most }, stage.staff.merchant);
  if (!granted.success) throw new Error(`not granted: ${JSON.stringify(granted)}`);
  await app.drain();
}
