import type { Tx } from '../../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { endPauseOf } from './pause.store.ts';
import { publishShopChanged } from './publish-shop-changed.ts';

const kind = 'catalogue.end_pause';

/** Reopens a shop at the end of its pause. Skips a shop that was paused again or reopened by hand. */
export const endPauseJobs = (platform: Platform): JobHandlers => ({
  [kind]: {
    inTransaction: async (tx, { shopId }: { shopId: number }, after) => {
      const now = platform.clock.now();
      if (await endPauseOf(tx, shopId, now)) after(() => publishShopChanged(platform, shopId, now));
    },
  },
});

export const enqueuePauseEnd = (tx: Tx, shopId: number, runAt: Date): Promise<void> =>
  enqueue(tx, { kind, key: `shop:${shopId}:pause:${runAt.getTime()}`, payload: { shopId }, runAt });
