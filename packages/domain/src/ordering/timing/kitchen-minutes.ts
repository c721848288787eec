import { categoryMinutes, type KitchenSample, promised } from './kitchen-samples.ts';

/** What is known of how long a kitchen takes, in minutes (rule ordering-44). */
export type Kitchen = {
  /** What the shop says itself. */
  readonly told: number | null;
  /** What most of its last orders took. */
  readonly usual: number | null;
  /** The same for each of the day's 24 hours in Shanghai; null where too little is known. */
  readonly byHour: readonly (number | null)[] | null;
  /** The same by the number of the menu's category; what is missing is not known. Lists, which name no dish, have none. */
  readonly byCategory?: Readonly<Record<string, number>> | null;
  /** How much longer it takes now, because of what it has to cook. */
  readonly busyMinutes: number;
};

export const unknownKitchen: Kitchen = { told: null, usual: null, byHour: null, busyMinutes: 0 };

export type KitchenFigures = Pick<Kitchen, 'usual' | 'byHour'> & Required<Pick<Kitchen, 'byCategory'>>;

export function kitchenFigures(samples: readonly KitchenSample[]): KitchenFigures {
  const usual = promised(samples);
  if (usual === null) return { usual: null, byHour: null, byCategory: null };
  const hours = Array.from({ length: 24 }, (_, hour) => promised(samples.filter((each) => each.hour === hour)));
  return { usual, byHour: hours, byCategory: categoryMinutes(samples) };
}

/** Orders that a kitchen cooks side by side without anybody waiting longer. */
const ordersAtOnce = 4;
const minutesPerWaitingOrder = 3;
/** So that figures change seldom, and say no more than is known. */
const busyStepMinutes = 5;
export const maxBusyMinutes = 30;

/** Rule ordering-44: how much longer it takes with so many orders in the kitchen. */
export function busyMinutesOf(ordersInKitchen: number): number {
  const minutes = Math.max(0, ordersInKitchen - ordersAtOnce) * minutesPerWaitingOrder;
  return Math.min(maxBusyMinutes, Math.ceil(minutes / busyStepMinutes) * busyStepMinutes);
}
