import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';

export type RemovedBranch = { readonly setMealId: number; readonly shopId: number };

/** Publishes one event for each branch that left a set meal, because guests who chose this branch may choose again. */
export async function publishBranchesLeft(
  platform: Platform,
  tx: Tx,
  left: readonly RemovedBranch[],
  now: Date,
): Promise<void> {
  for (const { setMealId, shopId } of left)
    await platform.events.publish(tx, 'setmeal.branch-left', { setMealId, shopId }, now);
}

export const publishSetMealsChanged = (platform: Platform, now: Date): void =>
  platform.live.publish(['platform'], { topic: 'set-meals', version: now.getTime() });
