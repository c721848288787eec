import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { advanceIfRingClosed, withdrawCourierOffers } from '../../dispatch/index.ts';
import { setOnDuty } from '../../member/index.ts';
import { endBreakOf } from '../break/courier-break.store.ts';
import { notifyOfCourier } from '../break/notify-of-courier.ts';
import { deleteIdlePosition } from './idle-position.store.ts';

/**
 * Starts or ends the courier's shift. Ending the shift also ends a break, deletes the courier's position and withdraws
 * the courier's open offers.
 */
export const setDuty = (
  platform: Platform,
  { isOnDuty }: { readonly isOnDuty: boolean },
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    await setOnDuty(tx, caller.id, isOnDuty);
    if (!isOnDuty) {
      await endBreakOf(tx, caller.id, now);
      await deleteIdlePosition(tx, caller.id);
      await advanceIfRingClosed(platform, { tx, after, now }, await withdrawCourierOffers(tx, caller.id, 'all'));
    }
    after(() => notifyOfCourier(platform, caller.id, now));
    return { ok: true, value: true };
  });
