import { maxActiveDeliveryJobs } from '@chifan/domain/dispatch';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Stage } from '../fixture.ts';
import { minute, type Order, type World, working } from '../model-state.ts';
import { accept, choose, complete, end, goOn, handOver, type Liable, release, settleUndone } from '../order-rules.ts';
import { leftOf } from '../refund-rules.ts';
import { backOf, paidOf } from '../reward-rules.ts';
import { endOfBusinessDay } from '../sums.ts';
import { answered, must, oneOf, pass, type Step, settle } from './step.ts';

type Answer = { readonly success: boolean; readonly data: unknown };

type Deed = {
  readonly allows: (order: Order, world: World) => boolean;
  /** Whether the server accepts a retry of the call without effect, as after a lost response (rule courier-25). */
  readonly isRepeated?: (order: Order) => boolean;
  readonly does: (world: World, order: Order) => void;
  readonly send: (real: Stage, order: Order) => Promise<Answer>;
};

const asMember = (real: Stage) => ({ token: real.member.token });
const asMerchant = (real: Stage) => ({ token: real.city.merchant.token });
const asCourier = (real: Stage) => ({ token: real.city.courier.token });
const asOperator = (real: Stage) => ({ token: real.city.operator.token });

const codesOf = (real: Stage, order: Order) => real.reality.seen()?.orders.find(({ id }) => id === order.id);

/**
 * Whether the kitchen may still report the food ready. A pick-up code may already exist. Set meals have no ready event.
 */
const isCooking = (order: Order): boolean =>
  order.setMeal === null && order.readyAt === null && ['delivering', 'to_be_picked_up'].includes(working(order));

const isUnderWay = ({ state }: Order): boolean => state === 'delivering' || state === 'to_be_picked_up';

/**
 * Whether a courier has the order. All test orders go from the same shop to the same address, so a courier may take a
 * further order without a detour.
 */
const isInHand = (order: Order): boolean =>
  order.hasCourier && ['delivering', 'to_be_picked_up', 'to_be_delivered'].includes(working(order));

const takeOrders = ({ test, shopId }: Stage, isTakingOrders: boolean) =>
  sql`UPDATE shop SET is_taking_orders = ${isTakingOrders} WHERE id = ${shopId}`.execute(test.app.database.read);

const givingUp = (liable: Liable): Deed => ({
  allows: ({ state, isDelivery }) => isDelivery && (state === 'to_be_picked_up' || state === 'to_be_delivered'),
  does: (world, order) => {
    settleUndone(world, order, { liable, ending: paidOf(order) - backOf(order) });
    end(world, order);
  },
  send: (real, { id: orderId }) =>
    real.test.call('abandonDelivery', { orderId, liable, reason: '无法送达' }, asOperator(real)),
});

const deeds = {
  cancel: {
    allows: ({ state }) => state === 'unpaid' || state === 'pending',
    does: end,
    send: (real, { id: orderId }) => real.test.call('cancelOrder', { orderId, reason: 8 }, asMember(real)),
  },
  accept: {
    allows: (order) => working(order) === 'pending' && order.setMeal === null,
    does: accept,
    send: (real, { id: orderId }) => real.test.call('acceptOrder', { orderId }, asMerchant(real)),
  },
  refuse: {
    allows: ({ state, setMeal }) => state === 'pending' && setMeal === null,
    does: end,
    send: (real, { id: orderId }) => real.test.call('refuseOrder', { orderId, reason: 'too_busy' }, asMerchant(real)),
  },
  runOut: {
    allows: ({ state, isDelivery, acceptedAt, readyAt }, { now }) =>
      readyAt === null &&
      (state === 'delivering' || (state === 'to_be_picked_up' && !isDelivery)) &&
      now <= acceptedAt + 15 * minute,
    does: end,
    send: (real, { id: orderId }) => real.test.call('runOut', { orderId }, asMerchant(real)),
  },
  choose: {
    // A repeated choice of the restaurant succeeds without effect.
    allows: (order) =>
      order.setMeal !== null &&
      (isUnderWay(order) || (order.state === 'pending' && leftOf(order).some((left) => left > 0))),
    does: choose,
    send: (real, { id: orderId }) =>
      real.test.call('chooseRestaurant', { orderId, shopId: real.shopId }, asMember(real)),
  },
  releaseLost: {
    allows: (order) => order.setMeal !== null && isUnderWay(order),
    does: release,
    send: async (real, { id: orderId }) => {
      await takeOrders(real, false);
      const answer = await real.test.call('releaseRestaurant', { orderId }, asMember(real));
      await takeOrders(real, true);
      return answer;
    },
  },
  releaseOpen: {
    allows: () => false,
    does: release,
    send: (real, { id: orderId }) => real.test.call('releaseRestaurant', { orderId }, asMember(real)),
  },
  ready: {
    allows: (order) => (order.isDelivery ? working(order) === 'delivering' : isCooking(order)),
    does: ({ now }, order) => {
      order.readyAt = now;
      if (order.isDelivery) goOn(order, 'to_be_picked_up');
    },
    send: (real, { id: orderId }) => real.test.call('markReady', { orderId }, asMerchant(real)),
  },
  redeem: {
    allows: (order, { now }) =>
      !order.isDelivery && working(order) === 'to_be_picked_up' && endOfBusinessDay(now) >= order.fetchedBy,
    does: complete,
    send: (real, order) =>
      real.test.call(
        'redeemCode',
        { shopId: real.shopId, code: codesOf(real, order)?.pickUpCode ?? 'Z999' },
        asMerchant(real),
      ),
  },
  take: {
    allows: (order, { orders }) =>
      order.isDelivery &&
      ['delivering', 'to_be_picked_up'].includes(working(order)) &&
      (order.hasCourier || orders.filter(isInHand).length < maxActiveDeliveryJobs),
    does: (_, order) => {
      order.hasCourier = true;
    },
    send: (real, { id: orderId }) => real.test.call('takeJob', { orderId }, asCourier(real)),
  },
  collect: {
    allows: (order) => order.hasCourier && working(order) === 'to_be_picked_up',
    isRepeated: (order) => order.hasCourier && ['to_be_delivered', 'delivered', 'completed'].includes(working(order)),
    does: (_, order) => goOn(order, 'to_be_delivered'),
    send: (real, { id: orderId }) => real.test.call('collectOrder', { orderId }, asCourier(real)),
  },
  handBack: {
    allows: (order) => order.hasCourier && working(order) === 'to_be_delivered',
    isRepeated: ({ hasCourier, isHandedBack }) => !hasCourier && isHandedBack,
    does: (_, order) => {
      order.hasCourier = false;
      order.isHandedBack = true;
      goOn(order, 'to_be_picked_up');
    },
    send: (real, { id: orderId }) => real.test.call('handBack', { orderId, reason: '车坏了' }, asCourier(real)),
  },
  handOver: {
    allows: (order) => order.hasCourier && working(order) === 'to_be_delivered',
    isRepeated: (order) => order.hasCourier && ['delivered', 'completed'].includes(working(order)),
    does: handOver,
    send: (real, order) =>
      real.test.call(
        'handOver',
        { orderId: order.id, code: codesOf(real, order)?.handOverCode ?? '0000' },
        asCourier(real),
      ),
  },
  giveUpOnCourier: givingUp('courier'),
  giveUpOnShop: givingUp('merchant'),
  giveUpOnGuest: givingUp('guest'),
  confirm: {
    allows: ({ state }) => state === 'delivered',
    does: complete,
    send: (real, { id: orderId }) => real.test.call('confirmOrder', { orderId }, asMember(real)),
  },
} as const satisfies Record<string, Deed>;

type DeedName = keyof typeof deeds;
const deedNames = Object.keys(deeds).filter((name): name is DeedName => Object.hasOwn(deeds, name));

/** Tries any order event at any time. The server must reject an event that the transition table does not allow. */
export const meddling = fc.record({ pick: fc.nat(9), name: fc.constantFrom(...deedNames) }).map(
  ({ pick, name }): Step => ({
    name: `${name} order ${pick}`,
    isPossible: ({ orders }) => orders.length > 0,
    take: (world, real) => doIt(world, real, must(oneOf(world.orders, pick)), name),
  }),
);

const endings = ['cancel', 'refuse', 'runOut', 'giveUpOnCourier', 'giveUpOnShop', 'giveUpOnGuest'] as const;

const mayEnd = (world: World) =>
  world.orders.flatMap((order) =>
    endings.filter((name) => deeds[name].allows(order, world)).map((name) => ({ order, name })),
  );

export const ending = fc.nat(9).map(
  (pick): Step => ({
    name: `end ${pick}`,
    isPossible: (world) => mayEnd(world).length > 0,
    take: (world, real) => {
      const { order, name } = must(oneOf(mayEnd(world), pick));
      return doIt(world, real, order, name);
    },
  }),
);

const mayLoseBranch = (world: World) => world.orders.filter((order) => deeds.releaseLost.allows(order));

export const losingBranch = fc.nat(9).map(
  (pick): Step => ({
    name: `lose the branch of ${pick}`,
    isPossible: (world) => mayLoseBranch(world).length > 0,
    take: (world, real) => doIt(world, real, must(oneOf(mayLoseBranch(world), pick)), 'releaseLost'),
  }),
);

/** The usual sequence of order events. */
const usual: readonly DeedName[] = ['accept', 'choose', 'ready', 'take', 'collect', 'handOver', 'redeem', 'confirm'];

const nextOf = (world: World, order: Order): DeedName | undefined =>
  usual.find((name) => deeds[name].allows(order, world) && !isDone(name, order));

const isDone = (name: DeedName, { hasCourier, state }: Order): boolean =>
  (name === 'take' && hasCourier) || (name === 'choose' && state !== 'pending');

/** Whether the order still lacks its pick-up code. The server issues the code one minute after payment. */
const waitsForCode = (order: Order): boolean => !order.isDelivery && working(order) === 'delivering';

const inWork = (world: World): Order[] =>
  world.orders.filter((order) => waitsForCode(order) || nextOf(world, order) !== undefined);

export const work = ({ pick, most }: { pick: number; most: number }): Step => ({
  name: `work ${most} times on ${pick}`,
  isPossible: (world) => inWork(world).length > 0,
  take: async (world, real) => {
    const order = must(oneOf(inWork(world), pick));
    for (let done = 0; done < most; done += 1) await workOnce(world, real, order);
  },
});

async function workOnce(world: World, real: Stage, order: Order): Promise<void> {
  if (waitsForCode(order)) return pass(world, real, minute);
  const name = nextOf(world, order);
  if (name === undefined) return;
  if (name === 'handOver' || name === 'redeem') await real.reality.look();
  await doIt(world, real, order, name);
}

export const workingOn = fc.record({ pick: fc.nat(9), most: fc.integer({ min: 1, max: 6 }) }).map(work);

async function doIt(world: World, real: Stage, order: Order, name: DeedName): Promise<void> {
  const deed: Deed = deeds[name];
  const isAllowed = deed.allows(order, world);
  const isRepeated = deed.isRepeated?.(order) ?? false;
  const answer = await deed.send(real, order);
  const wasDone = answered(answer, isAllowed || isRepeated, `${name} of order ${order.id} in ${order.state}`);
  if (!wasDone || isRepeated) return;
  deed.does(world, order);
  // Wait for jobs: jobs of a cancelled order close its payment attempts, and a voucher released after its end date
  // expires.
  if (order.state === 'cancelled' || order.setMeal?.isReleased) await settle(world, real);
}
