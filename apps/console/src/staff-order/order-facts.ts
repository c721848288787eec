import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderEvent } from '@chifan/domain/ordering';

const after: ReadonlySet<OrderEvent> = new Set(['refund', 'settle', 'resume']);

/** Kitchen and courier see the state that they work in, so it is read from the history: an application still open. */
export function isInAfterSale({ timeline }: Pick<StaffOrder, 'timeline'>): boolean {
  const applied = timeline.findLastIndex(({ event }) => event === 'apply_for_refund');
  return applied >= 0 && !timeline.slice(applied).some(({ event }) => after.has(event));
}

export const newerOf = (one: StaffOrder | undefined, other: StaffOrder | undefined): StaffOrder | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  // A tie goes to the first: the list that is on screen knows best what its reader may do now.
  return other.version > one.version ? other : one;
};
