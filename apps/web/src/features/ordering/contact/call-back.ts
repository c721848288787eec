import { type CallbackContact, needsCallbackContact } from '@chifan/domain/ordering';
import type { MemberAddress } from '../../../data/address.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

/** Rule ordering-53: the contact to call instead of the guest. null if a courier can call the guest, or for no delivery. */
export function callBackOf(
  { way, callBack }: Pick<CheckoutDraft, 'way' | 'callBack'>,
  address: Pick<MemberAddress, 'phone' | 'secondContact'> | undefined,
): CallbackContact | null {
  if (way !== 'delivery' || !address || address.phone !== '') return null;
  return needsCallbackContact(address.secondContact ?? '') ? (callBack ?? 'platform') : null;
}
