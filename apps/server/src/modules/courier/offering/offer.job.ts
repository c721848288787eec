import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder } from '../../ordering/index.ts';
import type { Ring } from './offer.store.ts';
import { continueOffering, offerKind } from './offer-rings.ts';

export const offerJobs = (platform: Platform): JobHandlers => ({
  [offerKind]: {
    inTransaction: async (tx, ring: Ring, after) => {
      const order = await lockOrder(tx, ring.orderId);
      if (order) await continueOffering(platform, { tx, after, now: platform.clock.now() }, order, ring);
    },
  },
});
