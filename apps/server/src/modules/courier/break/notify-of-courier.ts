import type { Platform } from '../../../platform/module.ts';

/** Sends a live event to the courier's devices and to the dispatch board after the courier's duty or break changed. */
export const notifyOfCourier = ({ live }: Pick<Platform, 'live'>, courierId: number, now: Date): void =>
  live.publish([`courier:${courierId}`, 'platform'], { topic: 'couriers', version: now.getTime() });
