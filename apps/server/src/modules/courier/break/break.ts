import { type BreakMinutes, breakEnd } from '@chifan/domain/dispatch';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { advanceIfRingClosed, lockCourier, withdrawCourierOffers } from '../../dispatch/index.ts';
import { endBreakOf, endOverdueBreak, insertBreak } from './courier-break.store.ts';
import { notifyOfCourier } from './notify-of-courier.ts';

const endKind = 'courier.end-break';

/**
 * Starts a break, in which the server offers the courier no delivery jobs (rule courier-33). The courier's open offers
 * go to other couriers. If the courier is already on a break, a new break with the new length replaces it.
 */
export const startBreak = (
  platform: Platform,
  { minutes }: { readonly minutes: BreakMinutes | null },
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    if (!(await lockCourier(tx, caller.id))) return refused('off_duty');
    await endBreakOf(tx, caller.id, now);
    const endsAt = breakEnd(minutes, now);
    const breakId = await insertBreak(tx, { courierId: caller.id, beganAt: now, endsAt });
    if (endsAt !== null)
      await enqueue(tx, { kind: endKind, key: `${endKind}:${breakId}`, payload: { breakId }, runAt: endsAt });
    await advanceIfRingClosed(platform, { tx, after, now }, await withdrawCourierOffers(tx, caller.id, 'all'));
    after(() => notifyOfCourier(platform, caller.id, now));
    return { ok: true, value: true };
  });

/** Ends the courier's break before its planned end. */
export const endBreak = (
  platform: Platform,
  { caller, now }: Pick<StaffContext, 'caller' | 'now'>,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    const wasOnBreak = await endBreakOf(tx, caller.id, now);
    if (wasOnBreak) after(() => notifyOfCourier(platform, caller.id, now));
    return { ok: true, value: wasOnBreak };
  });

/** Ends a break at its planned end. Skips a break that the courier ended before, or replaced by a new break. */
export const breakJobs = (platform: Platform): JobHandlers => ({
  [endKind]: {
    inTransaction: async (tx, { breakId }: { breakId: number }, after) => {
      const now = platform.clock.now();
      const courierId = await endOverdueBreak(tx, breakId, now);
      if (courierId !== undefined) after(() => notifyOfCourier(platform, courierId, now));
    },
  },
});
