import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { courierHandlers } from './courier.routes.ts';
import { releaseJobsOfSuspended } from './jobs/release-job.ts';
import { offerJobs } from './offering/offer.job.ts';
import { deleteCourierOffers } from './offering/offer.store.ts';
import { affectsDeliveryJob, onDestinationChanged, onOrderTransitioned } from './offering/on-order-moved.ts';
import { isJobEnd, onJobEnded } from './on-job-ended.ts';
import { deleteOldPositions, positionJobs } from './position/report-position.ts';
import './courier.events.ts';

export { endAssignmentReturned } from './courier.store.ts';
export { isBeforeCollection } from './jobs/offered-states.ts';
export { type ActiveDeliveryJobRow, activeDeliveryJobs } from './jobs/open-jobs.store.ts';
export { enqueueJobReleases, freeJob } from './jobs/release-job.ts';
export { assignJobTo } from './jobs/take-job.ts';
export {
  type CourierStatus,
  courierStatus,
  couriersOnDuty,
  isUnderWay,
  lockCourier,
} from './offering/couriers.store.ts';

/** Courier offers are stored for 30 days, because questions about a delivery's waiting time arrive within weeks. */
const offersKeptMs = 30 * 86_400_000;

export const courierModule = (platform: Platform): Module => ({
  handlers: courierHandlers(platform),
  jobs: { ...offerJobs(platform), ...positionJobs(platform.clock), ...releaseJobsOfSuspended(platform) },
  deleteOldData: async (tx, now) => {
    await deleteOldPositions(tx, now);
    await deleteCourierOffers(tx, new Date(now.getTime() - offersKeptMs));
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
    {
      as: 'courier',
      wants: affectsDeliveryJob,
      handle: (tx, news, after) => onOrderTransitioned(platform())(tx, news, after),
    },
  ],
  'order.destination-changed': [
    { as: 'courier', handle: (tx, news, after) => onDestinationChanged(platform())(tx, news, after) },
  ],
});
