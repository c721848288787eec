import type { LiveOrder } from '../../../data/live-orders.ts';

type Coded = Pick<LiveOrder, 'workingState' | 'type' | 'pickUpCode' | 'handOverCode'>;

/** The code that the guest shows at the counter or to the courier now, or null. */
export function guestCodeOf({ workingState, type, pickUpCode, handOverCode }: Coded): string | null {
  if (type !== 'delivery') return workingState === 'to_be_picked_up' ? pickUpCode : null;
  return workingState === 'to_be_picked_up' || workingState === 'to_be_delivered' ? handOverCode : null;
}
