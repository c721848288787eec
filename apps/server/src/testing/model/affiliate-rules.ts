import {
  type Attempt,
  accounts,
  day,
  type Order,
  type Source,
  setTimer,
  setTimerOnce,
  type Ticket,
  transfer,
  type Withdrawal,
  type World,
} from './model-state.ts';
import { earningOf, keptOf, paidOf, reward, takeRewardsBack } from './reward-rules.ts';
import { endOfDay } from './sums.ts';

const perTicket = { spending: 50_000, friends: 2 } as const;

export function onOrderEarned(world: World, order: Order): void {
  recount(world, order);
}

/**
 * Counts the order's amount after refunds towards affiliate money and double-draw tickets. For a newly completed order,
 * the server first queries the gateway for the unknown payers of earlier payments.
 */
export function recount(world: World, order: Order): void {
  const isBooked = order.counted === null && order.completedAt !== null;
  if (!isBooked || unasked(world).length === 0) return count(world, order);
  setTimerOnce(world, {
    at: world.now,
    what: `payers of ${order.id}`,
    isOutside: true,
    fire: () => learn(world, order),
  });
}

const unasked = ({ orders, purchases }: World): Attempt[] =>
  [...orders, ...purchases]
    .flatMap(({ attempts }) => attempts)
    .filter(({ state, isTold, isPayerKnown }) => (isTold || state === 'heard') && !isPayerKnown);

function learn(world: World, order: Order): void {
  for (const attempt of unasked(world)) attempt.isPayerKnown = true;
  count(world, order);
}

function count(world: World, order: Order): void {
  if (order.completedAt === null) return;
  const kept = earningOf(order);
  if (world.isOwnShop) {
    if (order.counted === null) takeRewardsBack(world, order, 0);
    order.counted = kept;
    return;
  }
  advance(world, 'spending', world.memberId, kept - (order.counted ?? 0));
  const wasFriend = world.orders.some(({ counted }) => (counted ?? 0) >= 2_000);
  if (order.counted === null) {
    if (kept < keptOf(order)) takeRewardsBack(world, order, kept);
    openDraw(world, order, order.completedAt);
  }
  order.counted = kept;
  const owner = world.inviterId;
  if (owner === null) return;
  const isFriend = world.orders.some(({ counted }) => (counted ?? 0) >= 2_000);
  advance(world, 'friends', owner, Number(isFriend) - Number(wasFriend));
  if (order.rewards.some(({ kind }) => kind === 'affiliate')) return;
  const amount = Math.floor((order.goods * kept * 2) / (paidOf(order) * 100));
  reward(world, order, { kind: 'affiliate', owner, amount, base: kept });
}

/** Allows one prize draw for an order of at least 20 yuan, with at most three draws per day in Shanghai. */
function openDraw(world: World, order: Order, completedAt: number): void {
  const today = world.orders.filter((one) => one.draw !== null && isSameDay(one.completedAt ?? 0, completedAt));
  if (earningOf(order) >= 2_000 && today.length < 3) order.draw = { until: completedAt + 30 * day, outcomes: [] };
}

const isSameDay = (one: number, other: number): boolean => endOfDay(one, 0) === endOfDay(other, 0);

/**
 * Issues newly earned double-draw tickets. If a refund reduced the progress, revokes unused tickets, the latest first.
 */
function advance(world: World, source: Source, owner: number, by: number): void {
  if (by === 0) return;
  const progress = world.progress[source];
  progress.amount += by;
  const earned = Math.floor(progress.amount / perTicket[source]);
  while (progress.issued < earned) {
    progress.issued += 1;
    progress.numbered += 1;
    const validUntil = endOfDay(world.now, 60);
    world.tickets.push({ owner, source, number: progress.numbered, validUntil, state: 'valid', usedBy: null });
  }
  for (const ticket of goodTickets(world, owner).toReversed()) {
    if (progress.issued <= earned || ticket.source !== source) continue;
    ticket.state = 'invalid';
    progress.issued -= 1;
  }
}

export const goodTickets = (world: World, owner: number): Ticket[] =>
  world.tickets.filter(
    (ticket) => ticket.owner === owner && ticket.state === 'valid' && ticket.validUntil >= world.now,
  );

export const mayDraw = (world: World, order: Order, withTicket: boolean): boolean =>
  order.draw !== null &&
  order.draw.outcomes.length === 0 &&
  world.now < order.draw.until &&
  keptOf(order) >= 2_000 &&
  order.state !== 'after_sale_processing' &&
  (!withTicket || goodTickets(world, world.memberId).length > 0);

export function draw(world: World, order: Order, { prize, withTicket }: { prize: number; withTicket: boolean }): void {
  if (!order.draw) throw new Error(`order ${order.id} has no draw`);
  const [ticket] = goodTickets(world, world.memberId).toSorted((one, other) => one.validUntil - other.validUntil);
  if (withTicket && ticket) Object.assign(ticket, { state: 'used', usedBy: order.id });
  const won = Math.min(prize, Math.floor(earningOf(order) / 50));
  order.draw.outcomes = withTicket ? [won, won] : [won];
  const amount = order.draw.outcomes.length * won;
  reward(world, order, { kind: 'draw', owner: world.memberId, amount, base: earningOf(order) });
}

const heldFor = ({ id }: Withdrawal): string => `withdrawal_held:${id}`;

export const affiliateBalance = (world: World): number => world.ledger.get(accounts.affiliate(world)) ?? 0;

export function withdraw(world: World, asked: Omit<Withdrawal, 'state'>): void {
  const withdrawal: Withdrawal = { ...asked, state: 'applied' };
  world.withdrawals.push(withdrawal);
  transfer(world, accounts.affiliate(world), heldFor(withdrawal), withdrawal.amount);
}

/**
 * Approves a withdrawal. Alipay pays the withdrawal at once. For a bank transfer, an operator reports the outcome
 * later.
 */
export function approve(world: World, withdrawal: Withdrawal): void {
  withdrawal.state = 'approved';
  if (withdrawal.payoutMethod === 'alipay') setTimer(world, world.now, () => payOut(world, withdrawal));
}

export function payOut(world: World, withdrawal: Withdrawal): void {
  withdrawal.state = 'paid';
  transfer(world, heldFor(withdrawal), `gateway_clearing:${withdrawal.payoutMethod}`, withdrawal.amount);
}

export function giveBack(world: World, withdrawal: Withdrawal, state: 'refused' | 'failed'): void {
  withdrawal.state = state;
  transfer(world, heldFor(withdrawal), accounts.affiliate(world), withdrawal.amount);
}
