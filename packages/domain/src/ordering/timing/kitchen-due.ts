import type { OrderType } from '../order-states.ts';
import { deliveryTravelMinutes } from './order-arrival.ts';

const minuteMs = 60_000;

/** Minutes before the food is due from which a kitchen sees an order as due soon (rule ordering-130). */
export const dueSoonMinutes = 2;

export type Due = 'in_time' | 'soon' | 'late';

export type KitchenDue = {
  readonly due: Due;
  /** Minutes until the food is due. Negative: minutes since then. */
  readonly minutesLeft: number;
};

type Promised = {
  readonly type: OrderType;
  readonly promisedAt: Date;
  /** Straight distance to the guest. Null if it is unknown, or if the order is no delivery. */
  readonly straightMetres: number | null;
};

/**
 * Rule ordering-135: the time at which the kitchen must have the food ready, so that the guest has it at the promised
 * time. For a delivery, this is the travel time before the promised time.
 */
export function foodDueAt({ type, promisedAt, straightMetres }: Promised): Date {
  const travelMinutes = type === 'delivery' ? deliveryTravelMinutes(straightMetres) : 0;
  return new Date(promisedAt.getTime() - travelMinutes * minuteMs);
}

/** Compares the time at which the food is due with the current time, both in whole minutes as on a clock. */
export function kitchenDue(dueAt: Date, now: Date): KitchenDue {
  const minutesLeft = minuteOf(dueAt) - minuteOf(now);
  return { due: minutesLeft < 0 ? 'late' : minutesLeft <= dueSoonMinutes ? 'soon' : 'in_time', minutesLeft };
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs);
