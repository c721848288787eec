import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderEvent } from '@chifan/domain/ordering';

const after: ReadonlySet<OrderEvent> = new Set(['refund', 'settle', 'resume']);

/**
 * True while a guest's refund request is open. The order state that kitchen and courier see does not show this, so the
 * function reads the history.
 */
export function isInAfterSale({ timeline }: Pick<StaffOrder, 'timeline'>): boolean {
  const applied = timeline.findLastIndex(({ event }) => event === 'apply_for_refund');
  return applied >= 0 && !timeline.slice(applied).some(({ event }) => after.has(event));
}

export const newerOf = (one: StaffOrder | undefined, other: StaffOrder | undefined): StaffOrder | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  // If both versions are equal, return `one`. The caller passes the order of the list as `one`, because that order
  // contains the events that the signed-in user may cause.
  return other.version > one.version ? other : one;
};
