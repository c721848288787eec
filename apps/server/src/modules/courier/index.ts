import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { courierHandlers } from './courier.routes.ts';
import { isJobEnd, onJobEnded } from './on-job-ended.ts';
import { deleteOldPositions, positionJobs } from './position/report-position.ts';
import './courier.events.ts';

export { type ActiveDeliveryJobRow, activeDeliveryJobs } from './jobs/open-jobs.store.ts';

export const courierModule = (platform: Platform): Module => ({
  handlers: courierHandlers(platform),
  jobs: positionJobs(platform.clock),
  deleteOldData: deleteOldPositions,
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
