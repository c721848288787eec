import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import { expirePassed } from './coupon-moves.store.ts';

/** Coupons end with a day in Shanghai; whoever asks in between is told by the date, so an hour late is not too late. */
const everyMs = 3_600_000;
const most = 1_000;

export const expireCouponsJobs = (clock: Clock): JobHandlers => ({
  'coupon.expire': {
    inTransaction: async (tx) => {
      const now = clock.now();
      while ((await expirePassed(tx, { at: now, most })) === most);
      await scheduleExpireCoupons(tx, new Date(now.getTime() + everyMs));
    },
  },
});

/** Each run books the next under its own time, so that a run and its successor never share a key. */
export const scheduleExpireCoupons = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, {
    kind: 'coupon.expire',
    key: `coupon.expire:${Math.floor(at.getTime() / everyMs)}`,
    payload: {},
    runAt: at,
  });
