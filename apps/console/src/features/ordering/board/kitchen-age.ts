import type { StaffOrder } from '@chifan/contract/ordering/staff-views';

const minuteMs = 60_000;
const kitchenStates: ReadonlySet<StaffOrder['state']> = new Set(['pending', 'delivering', 'to_be_picked_up']);

/** True while the kitchen has to cook the order. A guest with a set meal comes at any time, so nothing is due. */
export const isInKitchen = ({ state, readyAt, setMealId }: StaffOrder): boolean =>
  kitchenStates.has(state) && readyAt === null && setMealId === null;

/** When the kitchen accepted the order: an ISO 8601 instant, or null before that. */
export const acceptedAt = ({ timeline }: Pick<StaffOrder, 'timeline'>): string | null =>
  timeline.findLast(({ event }) => event === 'accept')?.at ?? null;

/** Whole minutes since an instant. 0 if the clock of the device is slow. */
export const minutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / minuteMs));
