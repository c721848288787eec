import type { Tx } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { systemContext } from '../../platform/workflow/transition-context.ts';
import { endPurchase } from './end-purchase.ts';
import { lockPurchase } from './purchase.store.ts';

export const expireKind = 'purchase.expire-unpaid';

export const purchaseTimerJobs = (platform: Platform): JobHandlers => ({
  [expireKind]: {
    inTransaction: async (tx: Tx, { purchaseId }: { purchaseId: number }, after: (effect: () => void) => void) => {
      const purchase = await lockPurchase(tx, purchaseId);
      if (purchase?.state !== 'unpaid') return;
      await endPurchase(platform, systemContext({ tx, after, now: platform.clock.now() }), purchase, 'expire');
    },
  },
});
