import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { expirePastCoupons } from './coupon-transitions.store.ts';

/** Coupons expire at the end of a day in Shanghai. Reads compare the date, so an hour of delay is harmless. */
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

/** Each run schedules the next with its own time, so that their keys differ. */
export const scheduleExpireCoupons = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, {
    kind: 'coupon.expire',
    key: `coupon.expire:${Math.floor(at.getTime() / everyMs)}`,
    payload: {},
    runAt: at,
  });
