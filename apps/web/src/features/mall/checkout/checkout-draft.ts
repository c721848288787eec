import { create } from 'zustand';
import type { MemberAddress } from '../../../data/address.ts';
import { onGuestGone } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';

/** It outlives the screen, which the guest leaves to enter an address. */
export type CheckoutDraft = {
  /** Null: the default address. */
  readonly addressId: number | null;
  /** Ids when the guest left to add an address: a new one afterwards is chosen. Null while they did not. */
  readonly addressesBefore: readonly number[] | null;
  readonly remark: string;
};

const emptyDraft: CheckoutDraft = { addressId: null, addressesBefore: null, remark: '' };

const stored = tabStorage('mall.checkout');
const useDraft = create<CheckoutDraft>()(() => readDraft(stored.read()));
useDraft.subscribe((draft) => stored.write(JSON.stringify(draft)));
onGuestGone(() => useDraft.setState(emptyDraft, true));

export const useCheckoutDraft = (): CheckoutDraft => useDraft();

export const changeDraft = (changes: Partial<CheckoutDraft>): void => useDraft.setState(changes);

/** Once ordered: the address stays for the next order, the remark does not. */
export const finishDraft = (): void => useDraft.setState({ addressesBefore: null, remark: '' });

/** The address just added, else the chosen one, else the default. */
export function addressOf(
  { addressId, addressesBefore }: CheckoutDraft,
  addresses: readonly MemberAddress[],
): MemberAddress | undefined {
  const added = addressesBefore && addresses.find(({ id }) => !addressesBefore.includes(id));
  return added || addresses.find(({ id }) => id === addressId) || addresses[0];
}

/** Stored data may be anything. */
export function readDraft(text: string | null): CheckoutDraft {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null ? { ...emptyDraft, ...known(draft) } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

function known(draft: object): Partial<CheckoutDraft> {
  const { addressId, addressesBefore, remark } = { ...emptyDraft, ...draft };
  return {
    ...(Number.isSafeInteger(addressId) ? { addressId } : {}),
    ...(Array.isArray(addressesBefore) ? { addressesBefore } : {}),
    ...(typeof remark === 'string' ? { remark } : {}),
  };
}
