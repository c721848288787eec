import { recount } from './affiliate-rules.ts';
import {
  accounts,
  day,
  hour,
  type Item,
  minute,
  type Order,
  type Refund,
  restoreBonus,
  setTimer,
  transfer,
  type World,
  working,
} from './model-state.ts';
import {
  earn,
  giveCouponsBack,
  giveStockBack,
  type Liable,
  owingOf,
  settleUndone,
  subsidyKept,
} from './order-rules.ts';
import { backOf, creditAt, paidOf, takeRewardsBack } from './reward-rules.ts';
import { shared } from './sums.ts';

export const leftOf = (order: Order): number[] =>
  order.lines.map(({ quantity }, position) => quantity - refundedPieces(order, position));

const refundedPieces = ({ refunds }: Order, position: number): number =>
  refunds
    .filter(({ state }) => state === 7)
    .flatMap(({ items }) => items)
    .filter((item) => item.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);

export function maxFor(order: Order, items: readonly Item[]): number {
  const isAll = leftOf(order).every(
    (left, position) => left === (items.find((item) => item.position === position)?.quantity ?? 0),
  );
  return Math.min(worthOfAll(order, items) + (isAll ? order.fees : 0), paidOf(order) - backOf(order));
}

const worthOfAll = (order: Order, items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + worthOf(order, item), 0);

function worthOf(order: Order, { position, quantity }: Item): number {
  const line = order.lines[position];
  if (!line) throw new Error(`no line ${position}`);
  const before = refundedPieces(order, position);
  const pieces = shared(line.share, Array<number>(line.quantity).fill(1));
  return pieces.slice(before, before + quantity).reduce((a, b) => a + b, 0);
}

const askable = ['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered', 'delivered', 'completed'];

export const mayAsk = (world: World, order: Order): boolean =>
  order.isPaid &&
  askable.includes(order.state) &&
  // A set meal is refundable only before its restaurant is chosen.
  (order.setMeal === null || order.state === 'pending') &&
  (order.completedAt === null || world.now <= order.completedAt + day) &&
  order.refunds.filter(({ state }) => state === 5 || state === 6).length < 2;

export function isAtOnce(world: World, order: Order): boolean {
  const state = working(order);
  if (state === 'pending') return true;
  const waitsForGuest = state === 'to_be_picked_up' && !order.isDelivery;
  const isServed = state === 'delivered' || state === 'completed';
  return !isServed && !waitsForGuest && world.now >= order.promisedAt + 30 * minute;
}

/**
 * The party that is liable for an automatic refund: none before cooking starts, the platform if the food was ready in
 * time, otherwise the shop.
 */
function liableAtOnce(order: Order): Liable | null {
  if (working(order) === 'pending') return null;
  return order.readyAt !== null && order.readyAt <= order.promisedAt ? 'platform' : 'merchant';
}

export function ask(world: World, order: Order, asked: Pick<Refund, 'id' | 'asked' | 'items'>): Refund {
  const grantedAtOnce = isAtOnce(world, order);
  const refund = open(world, order, asked);
  if (grantedAtOnce) grant(world, order, refund, { amount: refund.asked, liable: liableAtOnce(order) });
  else {
    setTimer(world, refund.dueAt, () => {
      if (refund.state === 2) refund.state = 4;
    });
  }
  return refund;
}

function open(world: World, order: Order, asked: Pick<Refund, 'id' | 'asked' | 'items'>): Refund {
  const price = worthOfAll(order, asked.items);
  const refund: Refund = {
    ...asked,
    price,
    state: 2,
    offered: null,
    dueAt: world.now + 2 * hour,
    balance: 0,
    gateway: 0,
  };
  order.before = order.state;
  order.state = 'after_sale_processing';
  order.refunds.push(refund);
  return refund;
}

export function declareSoldOut(world: World, order: Order, { id, ...item }: Item & { id: number }): void {
  const items = [item];
  const refund = open(world, order, { id, asked: maxFor(order, items), items });
  grant(world, order, refund, { amount: refund.asked, liable: 'merchant' });
}

/** Whether an operator may refund the order, also while a request of the guest is open. */
export const mayRefundAsOperator = (world: World, order: Order): boolean =>
  order.isPaid &&
  (askable.includes(order.state) || order.state === 'after_sale_processing') &&
  (order.state !== 'completed' || order.completedAt === null || world.now <= order.completedAt + day);

type OperatorRefund = Pick<Refund, 'id' | 'items'> & { readonly amount: number; readonly liable: Liable | null };

/** A refund by an operator closes the guest's open request. */
export function refundAsOperator(world: World, order: Order, { id, items, amount, liable }: OperatorRefund): void {
  const replaced = order.refunds.find(({ state }) => state >= 2 && state <= 4);
  if (replaced) {
    replaced.state = 6;
    order.state = order.before ?? order.state;
  }
  grant(world, order, open(world, order, { id, asked: amount, items }), { amount, liable });
}

/**
 * Whether the merchant may report a dish of the order as sold out. This is allowed within 15 minutes after acceptance
 * and until the food is collected.
 */
export const mayDeclare = (world: World, order: Order, position: number): boolean =>
  ['delivering', 'to_be_picked_up'].includes(order.state) &&
  world.now <= order.acceptedAt + 15 * minute &&
  (leftOf(order)[position] ?? 0) > 0;

type Decision = { readonly amount: number; readonly liable: Liable | null };

/** Grants a refund. All refunds of an order together go to balance and gateway in proportion to the payment. */
export function grant(world: World, order: Order, refund: Refund, by: Decision): void {
  const back = backOf(order);
  const isAllBack = by.amount === paidOf(order) - back;
  refund.state = 7;
  if (isAllBack) giveCouponsBack(world, order);
  takePiecesOff(world, order, refund, { amount: by.amount, isAllBack });
  const toBalance = shared(back + by.amount, [order.balance, order.gateway])[0] ?? 0;
  const least = by.amount - (order.gateway - order.backGateway);
  const most = Math.min(by.amount, order.balance - order.backBalance);
  refund.balance = Math.min(most, Math.max(0, least, toBalance - order.backBalance));
  refund.gateway = by.amount - refund.balance;
  const from = bearer(world, order, by.liable);
  transfer(world, from, accounts.balance(world), refund.balance);
  restoreBonus(world, refund.balance);
  if (order.paidBy) transfer(world, from, accounts.clearing(order.paidBy), refund.gateway);
  if (from === accounts.earnings(world)) {
    const more = subsidyKept(order, back) - subsidyKept(order, back + by.amount);
    transfer(world, from, 'platform_income', more);
  }
  order.backBalance += refund.balance;
  order.backGateway += refund.gateway;
  if (order.completedAt === null) {
    const owing = owingOf(world, order, by.liable);
    if (owing !== null) order.owed.push({ from: owing, amount: by.amount });
    if (isAllBack) settleUndone(world, order, { liable: by.liable, ending: 0 });
  }
  takeRewardsBack(world, order);
  setTimer(world, world.now, () => recount(world, order));
  leave(world, order, isAllBack);
}

function takePiecesOff(
  world: World,
  order: Order,
  { items, price }: Refund,
  { amount, isAllBack }: { amount: number; isAllBack: boolean },
): void {
  const isUnbegun = working(order) === 'pending';
  if (!isAllBack && !isUnbegun && amount < price) return;
  const before = isUnbegun && isAllBack ? null : world.stock;
  if (before === null) giveStockBack(world, order);
  for (const { position, quantity } of items) {
    order.gone[position] = (order.gone[position] ?? 0) + quantity;
    if (before !== null && isUnbegun && order.lines[position]?.isLimited) world.stock += quantity;
    if (before !== null && order.setMeal) world.setMeal.stock += quantity;
  }
}

function bearer(world: World, order: Order, liable: Liable | null): string {
  if (order.completedAt === null) return accounts.held(order);
  if (liable === 'merchant') return accounts.earnings(world);
  return liable === 'courier' && order.hasCourier ? accounts.courier(world) : 'platform_income';
}

export function leave(world: World, order: Order, isAllBack: boolean): void {
  const isServed = order.before === 'delivered' || order.before === 'completed';
  const earns = !isAllBack && isServed && order.completedAt === null;
  order.state = isAllBack ? 'refunded' : isServed ? 'after_sale_completed' : (order.before ?? order.state);
  order.before = null;
  if (order.state === 'after_sale_completed' && !earns) creditAt(world, order, world.now);
  if (!earns) return;
  order.completedAt = world.now;
  earn(world, order);
}

export function refuse(world: World, order: Order, refund: Refund): void {
  refund.state = 3;
  refund.dueAt = world.now + day;
  setTimer(world, refund.dueAt, () => {
    if (refund.state === 3) close(world, order, refund, 6);
  });
}

const minOffered = ({ asked }: Refund): number => Math.ceil(asked / 10);

export const mayGrant = (refund: Refund, amount: number): boolean =>
  amount === refund.asked || amount >= minOffered(refund);

/**
 * Grants the full requested amount at once. A smaller amount is an offer, which is accepted automatically after a day.
 */
export function grantOrOffer(world: World, order: Order, refund: Refund, amount: number): void {
  if (amount === refund.asked) {
    grant(world, order, refund, { amount, liable: 'merchant' });
    return;
  }
  refund.state = 3;
  refund.offered = amount;
  refund.dueAt = world.now + day;
  setTimer(world, refund.dueAt, () => {
    if (refund.state === 3) accept(world, order, refund);
  });
}

export const accept = (world: World, order: Order, refund: Refund): void =>
  grant(world, order, refund, { amount: refund.offered ?? 0, liable: 'merchant' });

export function close(world: World, order: Order, refund: Refund, state: 5 | 6): void {
  refund.state = state;
  leave(world, order, false);
}
