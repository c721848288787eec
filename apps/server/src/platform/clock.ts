/** The only source of time. Domain never reads it: instants arrive there as arguments. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
