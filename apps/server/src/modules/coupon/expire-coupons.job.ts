import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { expirePastCoupons } from './coupon-transitions.store.ts';

/**
 * Interval of the job that makes expired coupons invalid. An hour of delay is harmless, because queries also compare
 * the date.
 */
const everyMs = 3_600_000;
const most = 1_000;

export const expireCouponsJobs = (clock: Clock): JobHandlers => ({
  'coupon.expire': {
    inTransaction: async (tx) => {
      const now = clock.now();
      while ((await expirePastCoupons(tx, { at: now, most })) === most);
      await scheduleExpireCoupons(tx, new Date(now.getTime() + everyMs));
    },
  },
});

/** Enqueues the next run. The job's key contains the hour, so that the keys of two runs differ. */
export const scheduleExpireCoupons = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, {
    kind: 'coupon.expire',
    key: `coupon.expire:${Math.floor(at.getTime() / everyMs)}`,
    payload: {},
    runAt: at,
  });
