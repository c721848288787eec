import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { releaseJobsOfSuspended } from './assignment/release-job.ts';
import { dispatchHandlers } from './dispatch.routes.ts';
import { offerJobs } from './offering/offer.job.ts';
import { deleteCourierOffers } from './offering/offer.store.ts';
import { affectsDeliveryJob, onDestinationChanged, onOrderTransitioned } from './offering/on-order-moved.ts';
import './dispatch.events.ts';

export { assignJobTo } from './assignment/assign-job.ts';
export {
  assignedCourier,
  countReturnedJobs,
  endAssignmentFinished,
  endAssignmentReturned,
} from './assignment/assignment.store.ts';
export { isBeforeCollection } from './assignment/offered-states.ts';
export { enqueueJobReleases, hasCourier, isJobReturned, releaseJob } from './assignment/release-job.ts';
export {
  type CourierStatus,
  courierStatus,
  isUnderWay,
  jobsOffered,
  lockCourier,
  stopsOfDeliveryJob,
} from './offering/couriers.store.ts';
export { couriersWithOpenOffer, withdrawCourierOffers } from './offering/offer.store.ts';
export { advanceIfRingClosed } from './offering/offer-rings.ts';

/** Courier offers are stored for 30 days, because questions about a delivery's waiting time arrive within weeks. */
const offersKeptMs = 30 * 86_400_000;

export const dispatchModule = (platform: Platform): Module => ({
  handlers: dispatchHandlers(platform),
  jobs: { ...offerJobs(platform), ...releaseJobsOfSuspended(platform) },
  deleteOldData: (tx, now) => deleteCourierOffers(tx, new Date(now.getTime() - offersKeptMs)),
});

/**
 * The table `job` stores the name `courier` for these listeners, because older server versions share the table and use
 * this name.
 */
export const dispatchListeners = (platform: () => Platform): Listeners => ({
  'order.moved': [
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
