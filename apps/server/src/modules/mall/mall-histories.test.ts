import type { MallOrderState } from '@chifan/domain/mall';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day, hour, type MallGuest, type MallStage, openMallStage } from './mall-in-tests.ts';

let stage: MallStage;
beforeAll(async () => {
  stage = await openMallStage();
});
afterAll(() => stage.close());

const order = fc.nat(9);
const pieces = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
const permille = fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 1000 }));
const often = <Value>(times: number, arbitrary: fc.Arbitrary<Value>) => Array.from({ length: times }, () => arbitrary);

/**
 * One random step of the test: an action of a guest or the platform, or a wait. The server must refuse an action that
 * is impossible at that moment.
 */
const step = fc.oneof(
  ...often(2, fc.record({ does: fc.constant('place' as const), pieces })),
  ...often(4, fc.record({ does: fc.constantFrom('pay' as const, 'ship' as const), order })),
  fc.record({ does: fc.constantFrom('cancel' as const, 'refuse' as const, 'confirm' as const), order }),
  ...often(5, fc.record({ does: fc.constant('apply' as const), order, pieces: fc.tuple(fc.nat(1), fc.nat(1)) })),
  ...often(5, fc.record({ does: fc.constant('grant' as const), order, permille, isBack: fc.boolean() })),
  fc.record({ does: fc.constantFrom('refuse_refund' as const, 'withdraw' as const), order }),
  fc.record({
    does: fc.constant('wait' as const),
    ms: fc.constantFrom(60_000, 60_000, 6 * 60_000, 25 * hour, 8 * day),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never;
type Grant = Extract<Step, { does: 'grant' }>;

type World = {
  readonly guests: readonly MallGuest[];
  readonly products: readonly Awaited<ReturnType<MallStage['product']>>[];
  readonly orders: { readonly id: number; readonly guest: MallGuest }[];
  readonly back: number[];
};

/** Number of random sequences: 16 in `npm test`, 40 in `npm run test:all`. */
const runs = Math.min(40, Number(process.env['MODEL_RUNS'] ?? 16));

const startPoints = 4000;
const startStock = 12;

const openWorld = async (): Promise<World> => ({
  guests: [await stage.guest(startPoints), await stage.guest(startPoints)],
  products: [
    await stage.product({ points: 300, stock: startStock }),
    await stage.product({ points: 470, stock: startStock, limit: 5 }),
  ],
  orders: [],
  back: [0, 0],
});

test('after any sequence of mall actions, each unit is in stock or ordered, and each point is on an account or spent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 45 }), async (steps) => {
      // Sign in a new operator for each sequence, because a session ends after 180 days.
      await stage.newOperator();
      const world = await openWorld();
      for (const [turn, taken] of steps.entries()) await take(world, taken, turn);
      for (const index of world.products.keys()) await comparePieces(world, index);
      for (const guest of world.guests) await comparePoints(guest);
      expect(await stage.ledger()).toMatchObject({ isBalanced: true, problems: [] });
    }),
    { numRuns: runs },
  );
}, 600_000);

async function take(world: World, taken: Step, turn: number): Promise<void> {
  if (taken.does === 'wait') {
    stage.test.clock.advance(taken.ms);
    return stage.test.drain();
  }
  if (taken.does === 'place') return place(world, taken.pieces, turn);
  const found = await orderFor(world, taken);
  if (!found) return;
  const { id, guest } = found;
  if (taken.does === 'apply') {
    const items = taken.pieces.flatMap((number, position) => (number > 0 ? [{ position, number }] : []));
    return isAnswered(await guest.apply(id, items));
  }
  if (taken.does === 'grant') return grant(world, found, taken);
  const refundId = (await guest.show(id)).refund?.id ?? 999_999;
  const moves = {
    pay: () => guest.pay(id),
    ship: () => stage.ship(id),
    cancel: () => guest.cancel(id),
    refuse: () => stage.refuse(id),
    confirm: () => guest.confirm(id),
    refuse_refund: () => stage.refuseRefund(refundId),
    withdraw: () => guest.withdraw(refundId),
  };
  isAnswered(await moves[taken.does]());
}

const waiting: readonly MallOrderState[] = ['after_sale_processing'];
const possibleIn: Readonly<Record<Extract<Step, { order: number }>['does'], readonly MallOrderState[]>> = {
  pay: ['unpaid'],
  ship: ['pending'],
  cancel: ['unpaid', 'pending'],
  refuse: ['pending'],
  confirm: ['to_be_delivered'],
  apply: ['to_be_delivered', 'completed'],
  grant: waiting,
  refuse_refund: waiting,
  withdraw: waiting,
};

/**
 * Chooses an order for which the action is possible. Without such an order, chooses any order, so that the server must
 * refuse the action.
 */
async function orderFor({ orders }: World, { does, order }: Extract<Step, { order: number }>) {
  const { rows } = await sql<{ id: number }>`SELECT id FROM mall_order
    WHERE id = ANY(${orders.map(({ id }) => id)}) AND state = ANY(${possibleIn[does]})`.execute(
    stage.test.app.database.read,
  );
  const possible = orders.filter(({ id }) => rows.some((row) => row.id === id));
  const among = possible.length > 0 ? possible : orders;
  return among[order % Math.max(1, among.length)];
}

const isAnswered = ({ status, data }: { readonly status: number; readonly data: object }): void =>
  expect(status, JSON.stringify(data)).toBeLessThan(500);

async function place({ guests, products, orders }: World, wished: readonly number[], turn: number): Promise<void> {
  const guest = guests[turn % guests.length];
  const items = products.flatMap((product, index): [typeof product, number][] => {
    const number = wished[index] ?? 0;
    return number > 0 ? [[product, number]] : [];
  });
  if (!guest || items.length === 0) return;
  const placed = await guest.place(items);
  isAnswered(placed);
  const { success, data } = placed;
  if (success) orders.push({ id: data.orderId, guest });
}

async function grant({ products, back }: World, { id, guest }: World['orders'][number], taken: Grant): Promise<void> {
  const { data: refund } = await stage.test.call('mallRefundProgress', { orderId: id }, guest.as);
  const asked = refund.asked ?? 1;
  const points = Math.max(1, Math.floor((asked * taken.permille) / 1000));
  const decided = { points, isBackInStock: taken.isBack, ...(points < asked ? { reason: 'slight_fault' } : {}) };
  const granted = await stage.grant(refund.id ?? 999_999, decided);
  isAnswered(granted);
  if (!granted.success || !taken.isBack) return;
  for (const { productId, number } of refund.items) {
    const index = products.findIndex((product) => product.id === productId);
    back[index] = (back[index] ?? 0) + number;
  }
}

/**
 * Checks that the units in stock and in orders that are not cancelled add up to the initial stock. Refunded units that
 * were returned to stock are subtracted once, because they count both as stock and in their order.
 */
async function comparePieces({ products, back }: World, index: number): Promise<void> {
  const product = products[index];
  if (!product) return;
  const { rows } = await sql<{ held: number; redeemed: number; most: number }>`SELECT
    coalesce(sum(l.number), 0)::int AS held, coalesce(sum(l.number) FILTER (WHERE o.paid_at IS NOT NULL), 0)::int AS redeemed,
    (SELECT coalesce(max(had), 0)::int FROM (SELECT sum(l.number - l.refunded) AS had FROM mall_order o
      JOIN mall_order_line l ON l.order_id = o.id WHERE l.product_id = ${product.id} AND o.state <> 'cancelled'
      GROUP BY o.member_id) of_one) AS most
    FROM mall_order o JOIN mall_order_line l ON l.order_id = o.id
    WHERE l.product_id = ${product.id} AND o.state <> 'cancelled'`.execute(stage.test.app.database.read);
  const [counted] = rows;
  const stands = await stage.stock(product);
  expect(stands?.redeemed).toBe(counted?.redeemed);
  expect((stands?.stock ?? 0) + (counted?.held ?? 0) - (back[index] ?? 0)).toBe(startStock);
  expect(counted?.most).toBeLessThanOrEqual(product.limit ?? startStock);
}

/**
 * Checks that the sum of a member's points and of the points spent on orders, less refunds, equals the initial points.
 */
async function comparePoints(guest: MallGuest): Promise<void> {
  const { rows } = await sql<{ spent: number; uncounted: number }>`SELECT
    coalesce(sum(o.points - o.refunded), 0)::int AS spent,
    coalesce(sum(o.refunded - r.granted) FILTER (WHERE o.state <> 'cancelled'), 0)::int AS uncounted
    FROM mall_order o CROSS JOIN LATERAL (SELECT coalesce(sum(granted), 0) AS granted FROM mall_refund
      WHERE order_id = o.id) r
    WHERE o.member_id = ${guest.member.id} AND o.paid_at IS NOT NULL`.execute(stage.test.app.database.read);
  const points = await guest.points();
  expect(points).toBeGreaterThanOrEqual(0);
  expect(points + (rows[0]?.spent ?? 0)).toBe(startPoints);
  expect(rows[0]?.uncounted).toBe(0);
}
