import { distanceMetres, parsePosition } from '@chifan/domain/address';
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
import { chooseTime, chooseWay, useOrderChoice, useWantedAt, useWay } from '../../../platform/choice/order-choice.ts';
import { type PlacePosition, useLocation } from '../../../platform/location.ts';
import { storedTableNumber, storeTableNumber } from '../../../platform/place/table.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { siteSettings } from '../../../platform/site/site-variant.ts';
import { guestStorage, tabStorage } from '../../../platform/storage.ts';
import { noteSendsDiet, usuallySendsDiet } from '../sends-diet.ts';
import { isSecondContactKind, type SecondContactKind } from './second-contact.ts';

/** Which coupon to use: the best applicable coupon, no coupon, or the coupon with this id. */
export type CouponChoice = 'best' | 'none' | number;

/**
 * The guest’s input in the checkout. The browser stores the input, because the guest may leave the screen, for example
 * to add an address.
 */
export type CheckoutDraft = {
  readonly way: OrderWay;
  /** The id of the address for the delivery. null selects the default address. */
  readonly addressId: number | null;
  /** The place that the guest chose for the whole app. null selects the default address. */
  readonly place: PlacePosition | null;
  /**
   * The ids of the member’s addresses at the moment when the guest left to add an address. Serves to find and select
   * the new address. Otherwise null.
   */
  readonly addressesBefore: readonly number[] | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly secondKind: SecondContactKind;
  readonly secondContact: string;
  /** True if the contact is from an earlier order. A known contact is shown in one line. */
  readonly isContactKnown: boolean;
  readonly tableNumber: string;
  readonly helper: CommunicationNeed | null;
  /** The contact that the courier calls instead of the guest. null derives the contact from the address. */
  readonly callBack: CallbackContact | null;
  readonly phrases: readonly RemarkPhrase[];
  readonly remark: string;
  /** Whether the guest’s diet profile, if any, is sent to the kitchen. */
  readonly sendsDiet: boolean;
  /** Number of cutlery sets. null lets the shop decide. */
  readonly cutlery: number | null;
  /** The chosen time. null means as soon as possible. */
  readonly wantedAt: string | null;
  readonly shopCoupon: CouponChoice;
  readonly deliveryCoupon: CouponChoice;
  readonly useBalance: boolean;
  /** Id of the order placed from this draft. The next order starts with a new draft. */
  readonly placedAs: number | null;
};

type Drafts = Readonly<Record<string, CheckoutDraft>>;

const stored = tabStorage('checkout');
const lastName = guestStorage('contact');
/** Rule ordering-8: the last contact of this device. */
const lastPhone = guestStorage('phone');
const lastSecond = guestStorage('second');
const lastKind = guestStorage('second_kind');
const lastHelper = guestStorage('helper');
const lastCallBack = guestStorage('call_back');

const useDrafts = create<Drafts>()(() => readDrafts(stored.read()));
useDrafts.subscribe((drafts) => stored.write(JSON.stringify(drafts)));
onForgetGuest(() => useDrafts.setState({}, true));

/**
 * The checkout draft of a shop, with the order type, place and time that the guest chose for the whole app (rule
 * app-17). The draft of the unpaid order `placed` is not changed (rule ordering-46).
 */
export function useCheckoutDraft(shopId: number, placed: number | null) {
  const kept = useDrafts((drafts) => keptFor(drafts, shopId, placed));
  const way = useWay();
  const wantedAt = useWantedAt();
  const { source, position, addressId } = useLocation();
  const draft = kept ?? newDraft(shopId);
  useEffect(() => {
    if (!kept) useDrafts.setState({ [shopId]: newDraft(shopId) });
  }, [kept, shopId]);
  const change = (changes: Partial<CheckoutDraft>) => {
    if (changes.way) chooseWay(changes.way);
    if (changes.wantedAt !== undefined) chooseTime(changes.wantedAt);
    useDrafts.setState((drafts) => ({
      [shopId]: { ...(keptFor(drafts, shopId, placed) ?? newDraft(shopId)), ...changes },
    }));
  };
  const take = useEffectEvent(() => {
    const table = storedTableNumber(shopId);
    if (draft.tableNumber === '' && table !== '') change({ tableNumber: table });
  });
  useEffect(() => take(), []);
  if (draft.placedAs !== null) return [draft, change] as const;
  const where = source === 'chosen' ? { addressId, place: position } : {};
  return [{ ...draft, way, wantedAt, ...where }, change] as const;
}

function keptFor(drafts: Drafts, shopId: number, placed: number | null): CheckoutDraft | undefined {
  const draft = drafts[shopId];
  return draft && (draft.placedAs === null || draft.placedAs === placed) ? draft : undefined;
}

/**
 * Stores the contact for the next draft, and marks the given draft as placed. A placed draft stays until its order is
 * paid.
 */
export function noteOrdered(shopId: number, draft: CheckoutDraft, orderId: number): void {
  noteSendsDiet(draft.sendsDiet);
  // A guest at a table probably orders again from the same table.
  if (draft.way === 'eat_here') storeTableNumber(shopId, draft.tableNumber.trim());
  if (draft.way === 'delivery') {
    if (draft.helper !== null) lastHelper.write(draft.helper);
    if (draft.callBack !== null) lastCallBack.write(draft.callBack);
  } else if (draft.way !== 'eat_here') {
    // Do not store the contact of a delivery, because a delivery uses the contact of its address.
    lastName.write(draft.contactName);
    lastPhone.write(draft.contactPhone);
    lastSecond.write(draft.secondContact);
    lastKind.write(draft.secondKind);
  }
  useDrafts.setState({ [shopId]: { ...draft, placedAs: orderId } });
}

function newDraft(shopId: number): CheckoutDraft {
  const kind = lastKind.read();
  const helper = lastHelper.read();
  const callBack = lastCallBack.read();
  const name = lastName.read() ?? '';
  return {
    way: useOrderChoice.getState().way,
    addressId: null,
    place: null,
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

/** Reads stored drafts. Fields that an older release did not store get the values of a new draft. */
function readDrafts(text: string | null): Drafts {
  try {
    const drafts = JSON.parse(text ?? '{}') as Readonly<Record<string, Partial<CheckoutDraft>>>;
    const known = Object.entries(drafts).filter(([, { way }]) => way !== undefined && orderWays.includes(way));
    return Object.fromEntries(known.map(([shopId, draft]) => [shopId, { ...newDraft(Number(shopId)), ...draft }]));
  } catch {
    return {};
  }
}

/** A saved address within this distance of the chosen place counts as the same place. */
const samePlaceMetres = 100;

/**
 * Returns the delivery address: the address just added, otherwise the chosen address, otherwise the saved address at
 * the chosen place. If the guest chose no place, the default address.
 */
export function addressOf(
  { addressId, addressesBefore, place }: Pick<CheckoutDraft, 'addressId' | 'addressesBefore' | 'place'>,
  addresses: readonly MemberAddress[],
): MemberAddress | undefined {
  return (
    addedAddress({ addressesBefore }, addresses) ||
    addresses.find(({ id }) => id === addressId) ||
    (place ? addressAt(place, addresses) : addresses[0])
  );
}

/** Returns the address that the guest left the checkout to add, once it is saved. */
export const addedAddress = (
  { addressesBefore }: Pick<CheckoutDraft, 'addressesBefore'>,
  addresses: readonly MemberAddress[],
): MemberAddress | undefined =>
  addressesBefore === null ? undefined : addresses.find(({ id }) => !addressesBefore.includes(id));

function addressAt(place: PlacePosition, addresses: readonly MemberAddress[]): MemberAddress | undefined {
  const here = parsePosition(place.latitude, place.longitude);
  return addresses.find(({ latitude, longitude }) => {
    const there = parsePosition(latitude, longitude);
    return here && there && distanceMetres(here, there) <= samePlaceMetres;
  });
}
