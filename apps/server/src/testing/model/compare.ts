import { expect } from 'vitest';
import type { Stage } from './fixture.ts';
import type { Attempt, Order, Purchase, World } from './model-state.ts';
import { backOf, paidOf } from './reward-rules.ts';

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.id - other.id);

const byNumber = <Row extends { readonly number: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.number.localeCompare(other.number));

const withoutZeros = (ledger: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...ledger].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => a.localeCompare(b)));

/** Compares the server's data with the model after every step, and checks rules that must always be true. */
export async function compare(world: World, real: Stage): Promise<void> {
  const { orders, attempts, kept, sales, owed: _, ...rest } = await real.reality.look();
  const seen = {
    ...rest,
    orders: orders.map(({ pickUpCode: _, handOverCode: __, ...order }) => order),
    attempts: byNumber(attempts.map(({ reference: _, ...attempt }) => attempt)),
  };
  expect(seen).toEqual(expected(world));
  expect(withoutZeros(real.reality.ledger)).toEqual(withoutZeros(world.ledger));
  expect(sales.tallied).toEqual(sales.summed);
  for (const [account, balance] of Object.entries(kept)) {
    if (balance < 0 || balance !== (real.reality.ledger.get(account) ?? 0))
      throw new Error(`${account} keeps ${balance}`);
  }
  for (const order of world.orders) checkOrder(order, kept);
  for (const what of statesOf(world)) real.reached.set(what, (real.reached.get(what) ?? 0) + 1);
}

const statesOf = ({ orders, coupons, purchases, tickets, withdrawals }: World): string[] => [
  ...orders.map(({ state }) => `order ${state}`),
  ...orders.flatMap(({ setMeal, state }) =>
    setMeal ? [`set meal ${setMeal.isReleased ? 'released, ' : ''}${state}`] : [],
  ),
  ...orders.flatMap(({ refunds }) =>
    refunds.flatMap(({ state, offered }) => [`refund ${state}`, ...(offered === null ? [] : [`offer ${state}`])]),
  ),
  ...orders.flatMap(({ rewards }) => rewards.map(({ kind, state }) => `${kind} ${state}`)),
  ...orders.flatMap(({ draw }) => (draw ? [`draw of ${draw.outcomes.length}`] : [])),
  ...tickets.map(({ source, state }) => `ticket for ${source} ${state}`),
  ...withdrawals.map(({ payoutMethod, state }) => `${payoutMethod} withdrawal ${state}`),
  ...coupons.map(({ state }) => `coupon ${state}`),
  ...purchases.map(({ state }) => `purchase ${state}`),
];

/**
 * Checks that refunds to balance and gateway do not exceed the amounts paid from them. The money held for an unfinished
 * order must equal the payment minus refunds.
 */
function checkOrder(order: Order, kept: Readonly<Record<string, number>>): void {
  expect(order.backBalance).toBeLessThanOrEqual(order.balance);
  expect(order.backGateway).toBeLessThanOrEqual(order.gateway);
  const isOver = order.completedAt !== null || ['cancelled', 'refunded'].includes(order.state);
  const paid = order.isPaid ? paidOf(order) : order.balance;
  expect(kept[`order_held:${order.id}`] ?? 0).toBe(isOver ? 0 : paid - backOf(order));
}

function expected({ orders, coupons, campaigns, purchases, stock, ...of }: World) {
  return {
    orders: byId(orders).map(seenOrder),
    refunds: byId(orders.flatMap((order) => order.refunds)).map(({ id, state, balance, gateway }) => ({
      id,
      state,
      balance,
      gateway,
    })),
    rewards: byId(orders).flatMap((order) =>
      order.rewards
        .toSorted((one, other) => one.kind.localeCompare(other.kind))
        .map(({ dueAt: _, base: __, ...reward }) => ({ orderId: order.id, ...reward })),
    ),
    draws: byId(orders).flatMap(({ id, draw }) => (draw ? [{ orderId: id, outcomes: draw.outcomes }] : [])),
    progress: [of.progress.friends, of.progress.spending],
    tickets: of.tickets
      .map(({ source, number, validUntil: _, ...ticket }) => ({ key: `${source}:${number}`, ...ticket }))
      .toSorted((one, other) => one.key.localeCompare(other.key)),
    withdrawals: of.withdrawals.map(({ id, amount, state }) => ({ id, amount, state })),
    coupons: byId(coupons).map(({ id, state, heldBy, usedBy }) => ({ id, state, heldBy, usedBy })),
    purchases: byId(purchases).map(({ id, state }) => ({ id, state })),
    issued: campaigns.map(({ issued }) => issued),
    attempts: byNumber([...orders.flatMap(attemptsOfOrder), ...purchases.flatMap(attemptsOfPurchase)]),
    stock,
    setMeal: { stock: of.setMeal.stock, codes: of.setMeal.codes },
    vouchers: byId(orders).flatMap(({ id, setMeal, lines }) => {
      const pieces = lines[0]?.quantity ?? 0;
      return setMeal?.hasVouchers ? [{ orderId: id, vouchers: pieces, codes: pieces }] : [];
    }),
  };
}

/**
 * The payment attempts of an order as the server should show them. A late or duplicate payment was refunded completely.
 */
const attemptsOfOrder = ({ attempts, paidBy, backGateway }: Order) =>
  attempts.map((attempt) => seenAttempt(attempt, attempt === paidBy ? backGateway : attempt.amount));

const attemptsOfPurchase = ({ attempts, paidBy, state }: Purchase) =>
  attempts.map((attempt) => seenAttempt(attempt, attempt === paidBy && state === 'paid' ? 0 : attempt.amount));

const seenAttempt = ({ number, state }: Attempt, back: number) => ({
  number,
  isSettled: state === 'heard',
  paidBack: state === 'heard' ? back : 0,
});

const seenOrder = (order: Order) => ({
  id: order.id,
  state: order.state,
  before: order.before,
  balance: order.balance,
  gateway: order.gateway,
  backBalance: order.backBalance,
  backGateway: order.backGateway,
  isPaid: order.isPaid,
  isCompleted: order.completedAt !== null,
  hasCourier: order.hasCourier,
});
