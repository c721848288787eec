import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { declineOpenOffer } from './offer.store.ts';
import { advanceIfRingClosed } from './offer-rings.ts';

/** @returns false if the offer has expired or another courier has the delivery */
export const declineOffer = (
  platform: Platform,
  { orderId }: { readonly orderId: number },
  { caller, now }: StaffContext,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    const declined = await declineOpenOffer(tx, { orderId, courierId: caller.id }, now);
    if (declined) await advanceIfRingClosed(platform, { tx, after, now }, [declined]);
    return { ok: true, value: declined !== undefined };
  });
