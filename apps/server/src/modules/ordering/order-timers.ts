import { businessDayEnd } from '@chifan/domain';
import { confirmAfterHours, merchantResponseMinutes, pickUpCodeDelaySeconds } from '@chifan/domain/ordering';
import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { WorkflowTimer } from '../../platform/workflow/write-transition.ts';
import type { OrderRow } from './order.store.ts';

export const timerKinds = {
  unpaid: 'ordering.expire-unpaid',
  unanswered: 'ordering.expire-unanswered',
  code: 'ordering.issue-code',
  dayEnd: 'ordering.redeem-at-day-end',
  confirm: 'ordering.confirm-delivered',
  voucher: 'ordering.expire-voucher',
  release: 'ordering.release-restaurant',
} as const;

type Timer = keyof typeof timerKinds;
type Order = Pick<OrderRow, 'id'>;

const timerOf = (order: Order, timer: Timer, runAt: Date): WorkflowTimer => ({
  kind: timerKinds[timer],
  key: `order:${order.id}:${timer}`,
  runAt,
});

const plus = (start: Date, ms: number) => new Date(start.getTime() + ms);

/** Rule ordering-16: the time at which an order expires if the merchant does not answer. */
export const merchantResponseDeadline = (paidAt: Date): Date => plus(paidAt, merchantResponseMinutes * 60_000);

export const unansweredTimer = (order: Order, paidAt: Date) =>
  timerOf(order, 'unanswered', merchantResponseDeadline(paidAt));

type Coded = Pick<OrderRow, 'paid_at' | 'accepted_at' | 'set_meal_id'>;

/**
 * The start of the delay until the pick-up code is due: the payment, or for a set meal the choice of the restaurant,
 * which sets `accepted_at`.
 */
const orderedAt = (order: Coded): Date | null => (order.set_meal_id === null ? order.paid_at : order.accepted_at);

/**
 * Rule ordering-26: the pick-up code is due about one minute after payment, or on acceptance if acceptance is later.
 */
export function codeExpectedAt(order: Coded, now: Date): Date {
  const due = plus(orderedAt(order) ?? now, pickUpCodeDelaySeconds * 1000);
  return due > now ? due : now;
}

export const codeTimer = (order: Coded & Order, now: Date) => timerOf(order, 'code', codeExpectedAt(order, now));

/** The time when the guest is expected to collect an order: the estimated time, or now after the estimated time. */
export const expectedCollectionAt = ({ estimated_at: told }: Pick<OrderRow, 'estimated_at'>, now: Date): Date =>
  told > now ? told : now;

/**
 * A pickup order that the guest does not collect completes at the end of the business day of its expected collection.
 */
export const dayEndTimer = (order: Pick<OrderRow, 'id' | 'estimated_at'>, now: Date) =>
  timerOf(order, 'dayEnd', businessDayEnd(expectedCollectionAt(order, now)));

/**
 * Whether a timer at the end of the business day belongs to an earlier choice of restaurant. In this case the business
 * day of the present choice has not ended yet.
 */
export const isTimerOutdated = (order: Pick<OrderRow, 'set_meal_id' | 'estimated_at'>, now: Date): boolean =>
  order.set_meal_id !== null && now < businessDayEnd(order.estimated_at);

/**
 * After the guest of a set meal gives up the restaurant, some timers start again. Adding the order's version makes each
 * job key unique.
 */
export const withVersionedKey = (timer: WorkflowTimer, { version }: Pick<OrderRow, 'version'>): WorkflowTimer => ({
  ...timer,
  key: `${timer.key}:${version}`,
});

/** Fires at the end of the last day on which the guest may choose the restaurant of a set meal. */
export const voucherTimer = (order: Order, validUntil: Date) => timerOf(order, 'voucher', validUntil);

export const setConfirmTimer = (tx: Tx, order: Order, now: Date) =>
  enqueue(tx, {
    ...timerOf(order, 'confirm', plus(now, confirmAfterHours * 3_600_000)),
    payload: { orderId: order.id },
  });
