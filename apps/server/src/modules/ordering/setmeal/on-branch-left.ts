import type { Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { timerKinds } from '../order-timers.ts';
import { enqueueBranchReleases } from './set-meal-order.store.ts';

/**
 * Handles the removal of a branch from a set meal or from its brand. Guests who chose that branch may choose again
 * (rule setmeal-8).
 */
export const onBranchLeft =
  (platform: Platform): Listener<'setmeal.branch-left'> =>
  async (tx, { setMealId, shopId }, after) => {
    await enqueueBranchReleases(tx, { setMealId, shopId, kind: timerKinds.release, at: platform.clock.now() });
    after(platform.wakeJobs);
  };
