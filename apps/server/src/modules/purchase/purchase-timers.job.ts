import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { timerHandler } from '../../platform/workflow/locked.ts';
import { endPurchase } from './end-purchase.ts';
import { lockPurchase, purchaseTables } from './purchase.store.ts';

export const expireKind = 'purchase.expire-unpaid';

export const purchaseTimerJobs = (platform: Platform): JobHandlers => ({
  [expireKind]: timerHandler(
    platform,
    purchaseTables,
    lockPurchase,
  )(async (transition, purchase) => {
    if (purchase.state === 'unpaid') await endPurchase(platform, transition, purchase, 'expire');
  }),
});
