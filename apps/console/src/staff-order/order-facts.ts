import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderEvent } from '@chifan/domain/ordering';

const after: ReadonlySet<OrderEvent> = new Set(['refund', 'settle', 'resume']);

/** The state shown to kitchen and courier has no after-sale, so this reads the history for an open refund request. */
export function isInAfterSale({ timeline }: Pick<StaffOrder, 'timeline'>): boolean {
  const applied = timeline.findLastIndex(({ event }) => event === 'apply_for_refund');
  return applied >= 0 && !timeline.slice(applied).some(({ event }) => after.has(event));
}

export const newerOf = (one: StaffOrder | undefined, other: StaffOrder | undefined): StaffOrder | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  // With equal versions, the first one wins, because the list on screen has the reader's allowed events.
  return other.version > one.version ? other : one;
};
