import { create } from 'zustand';
import type { MemberAddress } from '../../../data/address.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';
import { type PlacedFrom, readPlacedFrom } from '../../../terms/ordering/unpaid/placed-from.ts';

/**
 * The member’s input in the mall checkout. The browser stores the input, because the member may leave the screen to add
 * an address.
 */
export type CheckoutDraft = {
  /** null selects the default address. */
  readonly addressId: number | null;
  /**
   * The ids of the member’s addresses at the moment when the member left to add an address. Serves to find and select
   * the new address. Otherwise null.
   */
  readonly addressesBefore: readonly number[] | null;
  readonly remark: string;
  /** The order placed from this draft. The remark stays until the order is paid (rule mall-11). */
  readonly placed: PlacedFrom | null;
};

const emptyDraft: CheckoutDraft = { addressId: null, addressesBefore: null, remark: '', placed: null };

const stored = tabStorage('mall.checkout');
const useDraft = create<CheckoutDraft>()(() => readDraft(stored.read()));
useDraft.subscribe((draft) => stored.write(JSON.stringify(draft)));
onForgetGuest(() => useDraft.setState(emptyDraft, true));

export const useCheckoutDraft = (): CheckoutDraft => useDraft();

export const changeDraft = (changes: Partial<CheckoutDraft>): void => useDraft.setState(changes);

/** After the payment, keeps the address for the next order and removes the remark. */
export const finishDraft = (): void => useDraft.setState({ addressesBefore: null, remark: '', placed: null });

/** The address of the parcel: the address just added, otherwise the chosen address, otherwise the default. */
export function addressOf(
  { addressId, addressesBefore }: CheckoutDraft,
  addresses: readonly MemberAddress[],
): MemberAddress | undefined {
  const added = addressesBefore && addresses.find(({ id }) => !addressesBefore.includes(id));
  return added || addresses.find(({ id }) => id === addressId) || addresses[0];
}

/** Reads a stored draft. Malformed data gives an empty draft. */
export function readDraft(text: string | null): CheckoutDraft {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null ? { ...emptyDraft, ...known(draft) } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

function known(draft: object): Partial<CheckoutDraft> {
  const { addressId, addressesBefore, remark, placed } = { ...emptyDraft, ...draft };
  return {
    ...(Number.isSafeInteger(addressId) ? { addressId } : {}),
    ...(Array.isArray(addressesBefore) ? { addressesBefore } : {}),
    ...(typeof remark === 'string' ? { remark } : {}),
    placed: readPlacedFrom(placed),
  };
}
