import {
  type CallbackContact,
  type CommunicationNeed,
  callbackContacts,
  communicationNeeds,
  type OrderWay,
  orderWays,
  type RemarkPhrase,
} from '@chifan/domain/ordering';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { MemberAddress } from '../../../data/address.ts';
import { consumeChosenWay } from '../../../platform/place/delivery-mode.ts';
import { storedTableNumber, storeTableNumber } from '../../../platform/place/table.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { siteSettings } from '../../../platform/site/site-variant.ts';
import { guestStorage, tabStorage } from '../../../platform/storage.ts';
import { noteSendsDiet, usuallySendsDiet } from '../sends-diet.ts';
import { isSecondContactKind, type SecondContactKind } from './second-contact.ts';

/** For each kind: the best that fits, none, or a coupon's id. */
export type CouponChoice = 'best' | 'none' | number;

/** Survives the screen, which the guest leaves to enter an address. */
export type CheckoutDraft = {
  readonly way: OrderWay;
  /** null: the default address. */
  readonly addressId: number | null;
  /** Ids when the guest left to add an address, so that a new one is chosen afterwards. null if they did not leave. */
  readonly addressesBefore: readonly number[] | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly secondKind: SecondContactKind;
  readonly secondContact: string;
  /** Known from before, and shown in one line. */
  readonly isContactKnown: boolean;
  readonly tableNumber: string;
  readonly helper: CommunicationNeed | null;
  /** null: derived from how the address can be reached. */
  readonly callBack: CallbackContact | null;
  readonly phrases: readonly RemarkPhrase[];
  readonly remark: string;
  /** Whether the kitchen gets the guest's diet profile, if there is one. */
  readonly sendsDiet: boolean;
  /** null: the shop decides. */
  readonly cutlery: number | null;
  /** null: now. */
  readonly wantedAt: string | null;
  readonly shopCoupon: CouponChoice;
  readonly deliveryCoupon: CouponChoice;
  readonly useBalance: boolean;
  /** The order placed from it. The next order starts a new draft. */
  readonly placedAs: number | null;
};

type Drafts = Readonly<Record<string, CheckoutDraft>>;

const stored = tabStorage('checkout');
const lastName = guestStorage('contact');
/** Rule ordering-8. */
const lastPhone = guestStorage('phone');
const lastSecond = guestStorage('second');
const lastKind = guestStorage('second_kind');
const lastHelper = guestStorage('helper');
const lastCallBack = guestStorage('call_back');

const useDrafts = create<Drafts>()(() => readDrafts(stored.read()));
useDrafts.subscribe((drafts) => stored.write(JSON.stringify(drafts)));
onForgetGuest(() => useDrafts.setState({}, true));

/**
 * Starts with the way that the guest came by, or has just chosen. The draft of the unpaid order `placed` does not
 * change (rule ordering-46).
 */
export function useCheckoutDraft(shopId: number, isDelivery: boolean, placed: number | null) {
  const draft = useDrafts((drafts) => keptFor(drafts, shopId, placed));
  useEffect(() => {
    if (!draft) useDrafts.setState({ [shopId]: newDraft(shopId, isDelivery) });
  }, [draft, shopId, isDelivery]);
  const change = (changes: Partial<CheckoutDraft>) =>
    useDrafts.setState((drafts) => ({
      [shopId]: { ...(keptFor(drafts, shopId, placed) ?? newDraft(shopId, isDelivery)), ...changes },
    }));
  const take = useEffectEvent(() => {
    const way = consumeChosenWay(shopId);
    if (way !== null) change({ way, wantedAt: null });
    const table = storedTableNumber(shopId);
    if (draft?.tableNumber === '' && table !== '') change({ tableNumber: table });
  });
  useEffect(() => take(), []);
  return [draft ?? newDraft(shopId, isDelivery), change] as const;
}

function keptFor(drafts: Drafts, shopId: number, placed: number | null): CheckoutDraft | undefined {
  const draft = drafts[shopId];
  return draft && (draft.placedAs === null || draft.placedAs === placed) ? draft : undefined;
}

/** The next draft starts with the same contact. This one stays until its order is paid. */
export function noteOrdered(shopId: number, draft: CheckoutDraft, orderId: number): void {
  noteSendsDiet(draft.sendsDiet);
  // A guest at a table probably orders from there again.
  if (draft.way === 'eat_here') storeTableNumber(shopId, draft.tableNumber.trim());
  if (draft.way === 'delivery') {
    if (draft.helper !== null) lastHelper.write(draft.helper);
    if (draft.callBack !== null) lastCallBack.write(draft.callBack);
  } else if (draft.way !== 'eat_here') {
    // A delivery's contact belongs to its address.
    lastName.write(draft.contactName);
    lastPhone.write(draft.contactPhone);
    lastSecond.write(draft.secondContact);
    lastKind.write(draft.secondKind);
  }
  useDrafts.setState({ [shopId]: { ...draft, placedAs: orderId } });
}

function newDraft(shopId: number, isDelivery: boolean): CheckoutDraft {
  const kind = lastKind.read();
  const helper = lastHelper.read();
  const callBack = lastCallBack.read();
  const name = lastName.read() ?? '';
  return {
    way: isDelivery ? 'delivery' : 'eat_here',
    addressId: null,
    addressesBefore: null,
    contactName: name,
    contactPhone: lastPhone.read() ?? '',
    secondKind: isSecondContactKind(kind) ? kind : (siteSettings().chatApps[0] ?? 'whatsapp'),
    secondContact: lastSecond.read() ?? '',
    isContactKnown: name !== '',
    tableNumber: storedTableNumber(shopId),
    callBack: callbackContacts.find((each) => each === callBack) ?? null,
    helper: communicationNeeds.find((each) => each === helper) ?? null,
    phrases: [],
    remark: '',
    sendsDiet: usuallySendsDiet(),
    cutlery: null,
    wantedAt: null,
    shopCoupon: 'best',
    deliveryCoupon: 'best',
    useBalance: false,
    placedAs: null,
  };
}

/** A draft stored by an older release may lack fields, which start as in a new one. */
function readDrafts(text: string | null): Drafts {
  try {
    const drafts = JSON.parse(text ?? '{}') as Readonly<Record<string, Partial<CheckoutDraft>>>;
    const known = Object.entries(drafts).filter(([, { way }]) => way !== undefined && orderWays.includes(way));
    return Object.fromEntries(
      known.map(([shopId, draft]) => [shopId, { ...newDraft(Number(shopId), false), ...draft }]),
    );
  } catch {
    return {};
  }
}

/** The address just added, otherwise the chosen one, otherwise the default. */
export function addressOf(
  { addressId, addressesBefore }: Pick<CheckoutDraft, 'addressId' | 'addressesBefore'>,
  addresses: readonly MemberAddress[],
): MemberAddress | undefined {
  const added = addressesBefore && addresses.find(({ id }) => !addressesBefore.includes(id));
  return added || addresses.find(({ id }) => id === addressId) || addresses[0];
}
