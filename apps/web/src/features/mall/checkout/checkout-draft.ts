import { create } from 'zustand';
import type { MemberAddress } from '../../../data/address.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';
import { type PlacedFrom, readPlacedFrom } from '../../../terms/ordering/unpaid/placed-from.ts';

/** Survives the screen, which the guest leaves to enter an address. */
export type CheckoutDraft = {
  /** null: the default address. */
  readonly addressId: number | null;
  /** Ids when the guest left to add an address, so that a new one is chosen afterwards. null if they did not leave. */
  readonly addressesBefore: readonly number[] | null;
  readonly remark: string;
  /** The remark stays until this order is paid (rule mall-11). */
  readonly placed: PlacedFrom | null;
};

const emptyDraft: CheckoutDraft = { addressId: null, addressesBefore: null, remark: '', placed: null };

const stored = tabStorage('mall.checkout');
const useDraft = create<CheckoutDraft>()(() => readDraft(stored.read()));
useDraft.subscribe((draft) => stored.write(JSON.stringify(draft)));
onForgetGuest(() => useDraft.setState(emptyDraft, true));

export const useCheckoutDraft = (): CheckoutDraft => useDraft();

export const changeDraft = (changes: Partial<CheckoutDraft>): void => useDraft.setState(changes);

/** After a paid order the address stays for the next one, but the remark does not. */
export const finishDraft = (): void => useDraft.setState({ addressesBefore: null, remark: '', placed: null });

/** The address just added, otherwise the chosen one, otherwise the default. */
export function addressOf(
  { addressId, addressesBefore }: CheckoutDraft,
  addresses: readonly MemberAddress[],
): MemberAddress | undefined {
  const added = addressesBefore && addresses.find(({ id }) => !addressesBefore.includes(id));
  return added || addresses.find(({ id }) => id === addressId) || addresses[0];
}

/** Stored data may be malformed. */
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
