/** What is known of how long a kitchen takes, in minutes (rule ordering-44). */
export type Kitchen = {
  /** What the shop says itself. */
  readonly told: number | null;
  /** What most of its last orders took. */
  readonly usual: number | null;
  /** The same for each of the day's 24 hours in Shanghai; null where too little is known. */
  readonly byHour: readonly (number | null)[] | null;
  /** How much longer it takes now, because of what it has to cook. */
  readonly busyMinutes: number;
};

export const unknownKitchen: Kitchen = { told: null, usual: null, byHour: null, busyMinutes: 0 };

export type KitchenSample = { readonly hour: number; readonly minutes: number };

/** Rule ordering-44: of fewer orders nothing is concluded. */
export const minKitchenSamples = 5;
/** Rule ordering-44: of a shop's last so many orders. */
export const maxKitchenSamples = 60;
/** Three of four orders were as quick: a guest would rather be surprised than wait. */
const promisedShare = 0.75;

export function kitchenFigures(samples: readonly KitchenSample[]): Pick<Kitchen, 'usual' | 'byHour'> {
  const usual = promised(samples);
  if (usual === null) return { usual: null, byHour: null };
  const hours = Array.from({ length: 24 }, (_, hour) => promised(samples.filter((each) => each.hour === hour)));
  return { usual, byHour: hours };
}

function promised(samples: readonly KitchenSample[]): number | null {
  if (samples.length < minKitchenSamples) return null;
  const sorted = samples.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * promisedShare) - 1] ?? null;
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
