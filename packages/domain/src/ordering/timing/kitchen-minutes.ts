import { categoryMinutes, type KitchenSample, promisedKitchenMinutes } from './kitchen-samples.ts';

/** Known preparation times of a kitchen, in minutes (rule ordering-84). */
export type KitchenTimes = {
  /** Set by the shop. */
  readonly told: number | null;
  /** Three of four recent orders took at most this long. */
  readonly usual: number | null;
  /** The same for each of the 24 hours in Shanghai. Null: too little data. */
  readonly byHour: readonly (number | null)[] | null;
  /** The same by the id of the menu category, if known. Absent in lists, which have no dishes. */
  readonly byCategory?: Readonly<Record<string, number>> | null;
  /** Additional minutes now, because of the orders in the kitchen. */
  readonly busyMinutes: number;
};

export const unknownKitchenTimes: KitchenTimes = { told: null, usual: null, byHour: null, busyMinutes: 0 };

export type KitchenFigures = Pick<KitchenTimes, 'usual' | 'byHour'> & Required<Pick<KitchenTimes, 'byCategory'>>;

export function kitchenFigures(samples: readonly KitchenSample[]): KitchenFigures {
  const usual = promisedKitchenMinutes(samples);
  if (usual === null) return { usual: null, byHour: null, byCategory: null };
  const hours = Array.from({ length: 24 }, (_, hour) =>
    promisedKitchenMinutes(samples.filter((each) => each.hour === hour)),
  );
  return { usual, byHour: hours, byCategory: categoryMinutes(samples) };
}

/** Number of orders that a kitchen cooks at the same time without additional waiting. */
const ordersAtOnce = 4;
const minutesPerWaitingOrder = 3;
/** Coarse steps, so that the figures change seldom and do not look more precise than they are. */
const busyStepMinutes = 5;
export const maxBusyMinutes = 30;

/** Rule ordering-44: additional minutes for this number of orders in the kitchen. */
export function busyMinutesOf(ordersInKitchen: number): number {
  const minutes = Math.max(0, ordersInKitchen - ordersAtOnce) * minutesPerWaitingOrder;
  return Math.min(maxBusyMinutes, Math.ceil(minutes / busyStepMinutes) * busyStepMinutes);
}
