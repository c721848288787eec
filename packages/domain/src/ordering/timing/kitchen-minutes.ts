import { categoryMinutes, type KitchenSample, promisedKitchenMinutes } from './kitchen-samples.ts';

/** Preparation times of a kitchen, in minutes, as far as known (rule ordering-84). */
export type KitchenTimes = {
  /** Preparation time that the shop has set. */
  readonly told: number | null;
  /** Three of four recent orders were ready within this time. */
  readonly usual: number | null;
  /** The usual minutes for each of the 24 hours in Shanghai. An hour with too few orders has null. */
  readonly byHour: readonly (number | null)[] | null;
  /** The usual minutes by the id of the menu category. Absent in lists of shops, where no dishes are chosen. */
  readonly byCategory?: Readonly<Record<string, number>> | null;
  /** Additional minutes now, because of the number of orders in the kitchen. */
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

/** Number of orders that a kitchen cooks at the same time without making guests wait longer. */
const ordersAtOnce = 4;
const minutesPerWaitingOrder = 3;
/** `busyMinutesOf` rounds to this step, so that the shown minutes change seldom and do not look too precise. */
const busyStepMinutes = 5;
export const maxBusyMinutes = 30;

/** Rule ordering-44: additional minutes because of the number of orders in the kitchen. */
export function busyMinutesOf(ordersInKitchen: number): number {
  const minutes = Math.max(0, ordersInKitchen - ordersAtOnce) * minutesPerWaitingOrder;
  return Math.min(maxBusyMinutes, Math.ceil(minutes / busyStepMinutes) * busyStepMinutes);
}
