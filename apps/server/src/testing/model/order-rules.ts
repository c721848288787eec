import { onOrderEarned } from './affiliate-rules.ts';
import {
  type Attempt,
  accounts,
  day,
  minute,
  type Order,
  restoreBonus,
  type SetMealOrder,
  setTimer,
  transfer,
  type World,
  working,
} from './model-state.ts';
import { backOf, paidOf, reward } from './reward-rules.ts';
import { bestCoupon, brandShareOf, endOfBusinessDay, type Priced } from './sums.ts';

export type Liable = 'merchant' | 'courier' | 'platform' | 'guest';

type Way = Pick<Order, 'id' | 'isDelivery' | 'setMeal'> & {
  /** Start time of the order: now, or the time chosen by the guest. */
  readonly start: number;
};

export function place(world: World, { start, ...way }: Way, priced: Priced): Order {
  const { id } = way;
  const coupons = [priced.shopCoupon, priced.deliveryCoupon].filter((coupon) => coupon !== null);
  const order: Order = {
    ...way,
    state: 'unpaid',
    before: null,
    lines: priced.lines,
    goods: priced.goods,
    goodsAfterFull: priced.goodsAfterFull,
    fees: priced.fees,
    deliveryFee: priced.deliveryFee,
    subsidy: priced.subsidy,
    couponIds: coupons.map((coupon) => coupon.id),
    payBefore: world.now + 5 * minute,
    promisedAt: start + (way.isDelivery ? 33 : 3) * minute,
    balance: priced.balance,
    bonus: 0,
    gateway: priced.total - priced.balance,
    backBalance: 0,
    backGateway: 0,
    isPaid: false,
    paidAt: 0,
    acceptedAt: 0,
    readyAt: null,
    completedAt: null,
    hasCode: false,
    fetchedBy: 0,
    hasCourier: false,
    isHandedBack: false,
    attempts: [],
    paidBy: null,
    refunds: [],
    gone: priced.lines.map(() => 0),
    owed: [],
    rewards: [],
    counted: null,
    draw: null,
  };
  world.orders.push(order);
  world.stock -= limitedOf(order);
  world.setMeal.stock -= piecesOf(order);
  for (const coupon of coupons) coupon.heldBy = id;
  holdBalance(world, order, order.balance);
  setTimer(world, order.payBefore, () => {
    if (order.state === 'unpaid') end(world, order);
  });
  if (order.gateway === 0) pay(world, order);
  return order;
}

function holdBalance(world: World, order: Order, amount: number): void {
  const before = world.bonus;
  transfer(world, accounts.balance(world), accounts.held(order), amount);
  order.bonus += before - world.bonus;
}

const limitedOf = ({ lines }: Order): number =>
  lines.filter(({ isLimited }) => isLimited).reduce((sum, { quantity }) => sum + quantity, 0);

export function pay(world: World, order: Order): void {
  order.state = 'pending';
  order.isPaid = true;
  order.paidAt = world.now;
  for (const coupon of couponsOf(world, order))
    Object.assign(coupon, { state: 'used', heldBy: null, usedBy: order.id });
  if (order.setMeal) {
    issueVouchers(world, order, order.setMeal);
    return;
  }
  setTimer(world, world.now + 10 * minute, () => {
    if (order.state === 'pending') end(world, order);
  });
}

/** Gives every unit a voucher code. If the set meal has too few codes, refunds the order completely. */
function issueVouchers(world: World, order: Order, setMeal: SetMealOrder): void {
  const pieces = piecesOf(order);
  if (world.setMeal.codes < pieces) {
    end(world, order);
    return;
  }
  world.setMeal.codes -= pieces;
  setMeal.hasVouchers = true;
  expireAt(world, order, setMeal.validUntil);
}

const expireAt = (world: World, order: Order, at: number): void =>
  setTimer(world, at, () => {
    if (order.state === 'pending') end(world, order);
  });

/** Number of units of a set meal. 0 for an order of dishes. */
const piecesOf = ({ setMeal, lines }: Order): number => (setMeal ? (lines[0]?.quantity ?? 0) : 0);

const couponsOf = (world: World, order: Order) => world.coupons.filter(({ id }) => order.couponIds.includes(id));

export function payRestFromBalance(world: World, order: Order): void {
  holdBalance(world, order, order.gateway);
  order.balance += order.gateway;
  order.gateway = 0;
  pay(world, order);
  closeOpen(world, order);
}

export function bookPayment(world: World, order: Order, attempt: Attempt): void {
  if (attempt.state === 'heard' || attempt.state === 'closed') return;
  attempt.state = 'heard';
  if (order.state !== 'unpaid') return;
  transfer(world, accounts.clearing(attempt), accounts.held(order), attempt.amount);
  order.paidBy = attempt;
  pay(world, order);
  closeOpen(world, order);
}

/**
 * Closes open payment attempts. If an attempt was paid without a notification, the server learns of the payment and
 * books it.
 */
function closeOpen(world: World, order: Order): void {
  for (const attempt of order.attempts) {
    if (attempt.state === 'paid') bookPayment(world, order, attempt);
    if (attempt.state === 'open') attempt.state = 'closed';
  }
}

export function end(world: World, order: Order): void {
  order.state = 'cancelled';
  giveCouponsBack(world, order);
  giveStockBack(world, order);
  transfer(world, accounts.held(order), accounts.balance(world), order.balance - order.backBalance);
  restoreBonus(world, order.balance - order.backBalance);
  order.backBalance = order.balance;
  if (order.paidBy) {
    transfer(world, accounts.held(order), accounts.clearing(order.paidBy), order.gateway - order.backGateway);
    order.backGateway = order.gateway;
  }
  setTimer(world, world.now, () => closeOpen(world, order));
}

export function giveCouponsBack(world: World, order: Order): void {
  for (const coupon of world.coupons) {
    if (coupon.heldBy !== order.id && coupon.usedBy !== order.id) continue;
    const state = (coupon.validUntil ?? 0) < world.now ? 'invalid' : 'valid';
    Object.assign(coupon, { state, heldBy: null, usedBy: null });
  }
  for (const ticket of world.tickets.filter(({ usedBy }) => usedBy === order.id))
    Object.assign(ticket, { state: ticket.validUntil < world.now ? 'invalid' : 'valid', usedBy: null });
}

export const giveStockBack = (world: World, order: Order): void => {
  const gone = order.lines.map(({ isLimited }, at) => (isLimited ? (order.gone[at] ?? 0) : 0));
  world.stock += limitedOf(order) - gone.reduce((a, b) => a + b, 0);
  if (order.setMeal) world.setMeal.stock += piecesOf(order) - (order.gone[0] ?? 0);
};

/**
 * Changes the state of the order. During a refund decision, changes the state to which the order returns afterwards.
 */
export function goOn(order: Order, to: Order['state']): void {
  if (order.before === null) order.state = to;
  else order.before = to;
}

export function accept(world: World, order: Order): void {
  goOn(order, 'delivering');
  order.acceptedAt = world.now;
  if (!order.isDelivery) issueCodeAt(world, order, Math.max(world.now, order.paidAt + minute));
}

function issueCodeAt(world: World, order: Order, at: number): void {
  const choice = order.setMeal?.choices;
  const isOfThisChoice = () => order.setMeal?.choices === choice;
  setTimer(world, at, () => {
    if (working(order) !== 'delivering' || order.hasCode || !isOfThisChoice()) return;
    order.hasCode = true;
    order.fetchedBy = endOfBusinessDay(Math.max(world.now, order.promisedAt));
    goOn(order, 'to_be_picked_up');
    setTimer(world, order.fetchedBy, () => {
      if (working(order) === 'to_be_picked_up' && isOfThisChoice()) complete(world, order);
    });
  });
}

/** Chooses a set meal's restaurant. A repeated choice changes nothing. */
export function choose(world: World, order: Order): void {
  if (!order.setMeal || order.state !== 'pending') return;
  order.setMeal.choices += 1;
  order.setMeal.isReleased = false;
  order.state = 'delivering';
  order.acceptedAt = world.now;
  order.promisedAt = world.now + 3 * minute;
  issueCodeAt(world, order, world.now + minute);
}

/**
 * Releases a set meal order from the branch that the guest chose, after this branch stopped taking orders. The guest
 * can choose another branch until the voucher expires.
 */
export function release(world: World, order: Order): void {
  if (!order.setMeal) return;
  order.setMeal.choices += 1;
  order.setMeal.isReleased = true;
  order.state = 'pending';
  order.hasCode = false;
  expireAt(world, order, order.setMeal.validUntil);
}

export function handOver(world: World, order: Order): void {
  goOn(order, 'delivered');
  setTimer(world, world.now + day, () => {
    if (order.state === 'delivered') complete(world, order);
  });
}

export function complete(world: World, order: Order): void {
  goOn(order, 'completed');
  order.completedAt = world.now;
  earn(world, order);
}

export const subsidyKept = (order: Order, back: number): number =>
  Math.floor((order.subsidy * (paidOf(order) - back)) / paidOf(order));

/**
 * Moves the compensation for earlier refunds from the liable accounts to the held money. @returns the amount in fen.
 */
function collectOwed(world: World, order: Order): number {
  for (const { from, amount } of order.owed) transfer(world, from, accounts.held(order), amount);
  return order.owed.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Moves `total` from held money to the shop's earnings and adds the platform's subsidy. The account `bringer` earns the
 * delivery fee.
 */
function settle(world: World, order: Order, { total, bringer }: { total: number; bringer: string | null }): void {
  const subsidy = subsidyKept(order, paidOf(order) - total);
  // The courier gets the full delivery fee. The shop gets the rest, or owes the missing part.
  const forDelivery = bringer === null ? Math.min(order.deliveryFee, total + subsidy) : order.deliveryFee;
  transfer(world, accounts.held(order), accounts.earnings(world), total);
  transfer(world, 'platform_income', accounts.earnings(world), subsidy);
  transfer(world, accounts.earnings(world), bringer ?? 'platform_income', forDelivery);
  if (order.setMeal) transfer(world, accounts.earnings(world), accounts.brand(world), brandShareOf(total + subsidy));
}

export function earn(world: World, order: Order): void {
  const kept = paidOf(order) - backOf(order);
  const total = kept + collectOwed(world, order);
  settle(world, order, { total, bringer: order.hasCourier ? accounts.courier(world) : null });
  setTimer(world, world.now, () => onOrderEarned(world, order));
  if (kept === 0) return;
  const card = bestCoupon(world, 'rebate', { goodsAfterFull: order.goodsAfterFull, most: 0 });
  if (card) Object.assign(card, { state: 'used', usedBy: order.id });
  const rebate = card ? Math.min(Math.floor((kept * card.campaign.percent) / 100), card.campaign.maxRebate) : 0;
  const of = { owner: world.memberId, base: kept };
  reward(world, order, { ...of, kind: 'points', amount: Math.floor(kept / 100) });
  reward(world, order, { ...of, kind: 'rebate', amount: rebate });
}

/**
 * Returns the account that pays for a refund if the courier or the platform is liable. Null if the shop pays by earning
 * less.
 */
export function owingOf(world: World, order: Order, liable: Liable | null): string | null {
  if (liable === null || liable === 'merchant') return null;
  return liable === 'courier' && order.hasCourier ? accounts.courier(world) : 'platform_income';
}

/**
 * Settles an order that was refunded or cancelled. The liable party pays the other parties as if the order had been
 * completed. `ending`: fen refunded without a refund request.
 */
export function settleUndone(
  world: World,
  order: Order,
  { liable, ending }: { liable: Liable | null; ending: number },
): void {
  const hasFood = working(order) === 'to_be_delivered' || working(order) === 'delivered';
  const bringer = hasFood && order.hasCourier ? accounts.courier(world) : null;
  const owing = owingOf(world, order, liable);
  const collected = collectOwed(world, order);
  if (owing === null && collected === 0) {
    if (bringer !== null) transfer(world, accounts.earnings(world), bringer, order.deliveryFee);
    return;
  }
  const more = owing === null ? 0 : ending;
  if (owing !== null) transfer(world, owing, accounts.held(order), more);
  settle(world, order, { total: collected + more, bringer });
}
