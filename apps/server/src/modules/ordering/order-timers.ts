import { businessDayEnd } from '@chifan/domain/catalogue';
import { confirmAfterHours, merchantAnswerMinutes, pickUpCodeDelaySeconds } from '@chifan/domain/ordering';
import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { OrderRow } from './order.store.ts';

/** Every timer of an order: its job kind, and the key that makes it single. Timers that no longer apply find so themselves. */
export const timerKinds = {
  unpaid: 'ordering.expire-unpaid',
  unanswered: 'ordering.expire-unanswered',
  code: 'ordering.issue-code',
  dayEnd: 'ordering.redeem-at-day-end',
  confirm: 'ordering.confirm-delivered',
} as const;

type Timer = keyof typeof timerKinds;

const setTimer = (tx: Tx, order: Pick<OrderRow, 'id'>, timer: Timer, runAt: Date) =>
  enqueue(tx, { kind: timerKinds[timer], key: `order:${order.id}:${timer}`, payload: { orderId: order.id }, runAt });

const plus = (start: Date, ms: number) => new Date(start.getTime() + ms);

/** Decisions §3: an order that the merchant leaves unanswered lapses. */
export const answerBefore = (paidAt: Date): Date => plus(paidAt, merchantAnswerMinutes * 60_000);

export const setUnansweredTimer = (tx: Tx, order: OrderRow, paidAt: Date) =>
  setTimer(tx, order, 'unanswered', answerBefore(paidAt));

/** Specification §4: the code appears about a minute after payment, or as soon as the order is taken after that. */
export function codeExpectedAt(order: Pick<OrderRow, 'paid_at'>, now: Date): Date {
  const due = plus(order.paid_at ?? now, pickUpCodeDelaySeconds * 1000);
  return due > now ? due : now;
}

export const setCodeTimer = (tx: Tx, order: OrderRow, now: Date) =>
  setTimer(tx, order, 'code', codeExpectedAt(order, now));

export const setDayEndTimer = (tx: Tx, order: OrderRow, now: Date) =>
  setTimer(tx, order, 'dayEnd', businessDayEnd(now));

export const setConfirmTimer = (tx: Tx, order: OrderRow, now: Date) =>
  setTimer(tx, order, 'confirm', plus(now, confirmAfterHours * 3_600_000));
