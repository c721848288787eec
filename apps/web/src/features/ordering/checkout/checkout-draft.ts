import { type OrderWay, orderWays } from '@chifan/domain/ordering';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { takeChosenWay } from '../../../platform/place/delivery-mode.ts';
import { secureStorage, tabStorage } from '../../../platform/storage.ts';

/** What the guest has said so far. It outlives the screen, because they leave it to enter an address. */
export type CheckoutDraft = {
  readonly way: OrderWay;
  /** Null: the default address. */
  readonly addressId: number | null;
  /** The address book when the guest left to add one; what is new afterwards is meant. Null while they did not. */
  readonly addressesBefore: readonly number[] | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly secondContact: string;
  readonly remark: string;
  /** When the kitchen shall begin; null is now. */
  readonly wantedAt: string | null;
  readonly useBalance: boolean;
};

type Drafts = Readonly<Record<string, CheckoutDraft>>;

const stored = tabStorage('checkout');
const lastName = secureStorage('contact');
/** Specification §3. */
const lastPhone = secureStorage('phone');
const lastSecond = secureStorage('second');

const useDrafts = create<Drafts>()(() => readDrafts(stored.read()));
useDrafts.subscribe((drafts) => stored.write(JSON.stringify(drafts)));

/** The draft of a shop's order and how to change it; it begins with the way that the guest came by, or has just chosen. */
export function useCheckoutDraft(shopId: number, isDelivery: boolean) {
  const draft = useDrafts((drafts) => drafts[shopId]);
  useEffect(() => {
    if (!draft) useDrafts.setState({ [shopId]: newDraft(isDelivery) });
  }, [draft, shopId, isDelivery]);
  const change = (changes: Partial<CheckoutDraft>) =>
    useDrafts.setState((drafts) => ({ [shopId]: { ...(drafts[shopId] ?? newDraft(isDelivery)), ...changes } }));
  const take = useEffectEvent(() => {
    const way = takeChosenWay(shopId);
    if (way !== null) change({ way, wantedAt: null });
  });
  useEffect(() => take(), []);
  return [draft ?? newDraft(isDelivery), change] as const;
}

/** The order stands: the next one begins anew, with the same contact. */
export function finishDraft(shopId: number, { way, contactName, contactPhone, secondContact }: CheckoutDraft): void {
  // A delivery's contact belongs to its address.
  if (way !== 'delivery') {
    lastName.write(contactName);
    lastPhone.write(contactPhone);
    lastSecond.write(secondContact);
  }
  const others = Object.entries(useDrafts.getState()).filter(([key]) => key !== String(shopId));
  useDrafts.setState(Object.fromEntries(others), true);
}

const newDraft = (isDelivery: boolean): CheckoutDraft => ({
  way: isDelivery ? 'delivery' : 'eat_here',
  addressId: null,
  addressesBefore: null,
  contactName: lastName.read() ?? '',
  contactPhone: lastPhone.read() ?? '',
  secondContact: lastSecond.read() ?? '',
  remark: '',
  wantedAt: null,
  useBalance: false,
});

function readDrafts(text: string | null): Drafts {
  try {
    const drafts = JSON.parse(text ?? '{}') as Drafts;
    return Object.fromEntries(Object.entries(drafts).filter(([, { way }]) => orderWays.includes(way)));
  } catch {
    return {};
  }
}
