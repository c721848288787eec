import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { foodDueAt, type KitchenDue, kitchenDue } from '@chifan/domain/ordering';

const minuteMs = 60_000;
const kitchenStates: ReadonlySet<StaffOrder['state']> = new Set(['pending', 'delivering', 'to_be_picked_up']);

/**
 * True while the kitchen has to cook the order. Always false for a set meal, because its guest may come at any time.
 */
export const isInKitchen = ({ state, readyAt, setMealId }: StaffOrder): boolean =>
  kitchenStates.has(state) && readyAt === null && setMealId === null;

type WithPromise = Pick<StaffOrder, 'type' | 'promisedAt' | 'distanceMetres'>;

/** The time at which the kitchen must have the food ready (rule ordering-135). */
export const dueOf = ({ type, promisedAt, distanceMetres }: WithPromise): Date =>
  foodDueAt({ type, promisedAt: new Date(promisedAt), straightMetres: distanceMetres });

/** The time that is left until the food is due, or null if the kitchen has nothing to cook. */
export const kitchenDueOf = (order: StaffOrder, now: Date): KitchenDue | null =>
  isInKitchen(order) ? kitchenDue(dueOf(order), now) : null;

/** The instant at which the kitchen accepted the order, in ISO 8601. Null if it has not accepted the order. */
export const acceptedAt = ({ timeline }: Pick<StaffOrder, 'timeline'>): string | null =>
  timeline.findLast(({ event }) => event === 'accept')?.at ?? null;

/** Whole minutes since an instant. 0 if the clock of the device is slow. */
export const minutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / minuteMs));
