const minuteMs = 60_000;

/** Minutes before the promised time from which a kitchen sees an order as due soon (rule ordering-130). */
export const dueSoonMinutes = 2;

export type Due = 'in_time' | 'soon' | 'late';

export type KitchenDue = {
  readonly due: Due;
  /** Minutes until the promised time. Negative: minutes since the promised time. */
  readonly minutesLeft: number;
};

/** Compares the promised time with the current time, both in whole minutes as on the clock that the guest sees. */
export function kitchenDue(promisedAt: Date, now: Date): KitchenDue {
  const minutesLeft = minuteOf(promisedAt) - minuteOf(now);
  return { due: minutesLeft < 0 ? 'late' : minutesLeft <= dueSoonMinutes ? 'soon' : 'in_time', minutesLeft };
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs);
