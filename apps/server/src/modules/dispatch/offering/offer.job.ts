import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder } from '../../ordering/index.ts';
import type { OfferRing } from './offer.store.ts';
import { continueOffering, offerJobKind } from './offer-rings.ts';

export const offerJobs = (platform: Platform): JobHandlers => ({
  [offerJobKind]: {
    inTransaction: async (tx, ring: OfferRing, after) => {
      const order = await lockOrder(tx, ring.orderId);
      if (order) await continueOffering(platform, { tx, after, now: platform.clock.now() }, order, ring);
    },
  },
});
