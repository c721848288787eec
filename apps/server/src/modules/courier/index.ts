import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { breakJobs } from './break/break.ts';
import { deleteBreaks } from './break/courier-break.store.ts';
import { courierHandlers } from './courier.routes.ts';
import { isJobEnd, onJobEnded } from './on-job-ended.ts';
import { deleteOldPositions, positionJobs } from './position/report-position.ts';
import './courier.events.ts';

export { type ActiveDeliveryJobRow, activeDeliveryJobs } from './jobs/open-jobs.store.ts';

/** Breaks are stored for 30 days, like offers, because questions about a courier's offers arrive within weeks. */
const breaksKeptMs = 30 * 86_400_000;

export const courierModule = (platform: Platform): Module => ({
  handlers: courierHandlers(platform),
  jobs: { ...positionJobs(platform.clock), ...breakJobs(platform) },
  deleteOldData: async (tx, now) => {
    await deleteOldPositions(tx, now);
    await deleteBreaks(tx, new Date(now.getTime() - breaksKeptMs));
  },
});

export const courierListeners = (platform: () => Platform): Listeners => ({
  'order.moved': [
    {
      as: 'courier-ended',
      wants: isJobEnd,
      handle: (tx, news, after) => onJobEnded(platform())(tx, news, after),
      isInline: true,
    },
  ],
});
