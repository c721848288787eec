import type { Answer } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { setOnDuty } from '../../member/index.ts';
import { withdrawOffersOf } from '../offering/offer.store.ts';
import { hurryOn } from '../offering/offer-rings.ts';
import { forgetFreePosition } from './free-position.store.ts';

/** The end of a shift deletes the courier's position, and their offers pass to others. */
export const setDuty = (
  platform: Platform,
  { isOnDuty }: { readonly isOnDuty: boolean },
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    await setOnDuty(tx, caller.id, isOnDuty);
    if (!isOnDuty) {
      await forgetFreePosition(tx, caller.id);
      await hurryOn(platform, { tx, after, now }, await withdrawOffersOf(tx, caller.id, 'all'));
    }
    return { ok: true, value: true };
  });
