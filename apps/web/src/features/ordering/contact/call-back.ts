import { type CallbackContact, needsCallbackContact } from '@chifan/domain/ordering';
import type { MemberAddress } from '../../../data/address.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

/**
 * Rule ordering-53: the courier calls the hotel’s desk or the platform instead of the guest. null if the courier
 * can call the guest, and for orders without delivery.
 */
export function callBackOf(
  { way, callBack }: Pick<CheckoutDraft, 'way' | 'callBack'>,
  address: Pick<MemberAddress, 'phone' | 'secondContact'> | undefined,
): CallbackContact | null {
  if (way !== 'delivery' || !address || address.phone !== '') return null;
  return needsCallbackContact(address.secondContact ?? '') ? (callBack ?? 'platform') : null;
}
