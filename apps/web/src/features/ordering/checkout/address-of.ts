import type { MemberAddress } from '../../../data/address.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Where the food goes: what the guest has just added, else what they chose, else the default. */
export function addressOf(
  { addressId, addressesBefore }: Pick<CheckoutDraft, 'addressId' | 'addressesBefore'>,
  addresses: readonly MemberAddress[],
): MemberAddress | undefined {
  const added = addressesBefore && addresses.find(({ id }) => !addressesBefore.includes(id));
  return added || addresses.find(({ id }) => id === addressId) || addresses[0];
}
