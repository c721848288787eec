import { allowsChosenTime, orderTypeOfWay } from '@chifan/domain/ordering';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { addressesQuery, type MemberAddress, placeOfAddress } from '../../../data/address.ts';
import { isOnDevice } from '../../../data/device-address.ts';
import { type OrderRequest, type Quote, quoteQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type LocationState, useLocation } from '../../../platform/location.ts';
import { choosePlace } from '../../../platform/place/find-location.ts';
import { clearCartPlaced, orderLines, removePaidDishes } from '../../../terms/cart/cart.ts';
import { type Cart, piecesByLine } from '../../../terms/cart/lines.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { haveSamePieces } from '../../../terms/ordering/unpaid/same-pieces.ts';
import { callBackOf } from '../contact/call-back.ts';
import { useKnownContact } from '../contact/use-known-contact.ts';
import {
  addedAddress,
  addressOf,
  type CheckoutDraft,
  type CouponChoice,
  useCheckoutDraft,
} from '../draft/checkout-draft.ts';
import { type CheckoutProblems, checkoutProblems } from '../draft/checkout-problems.ts';
import { firstMissing } from '../draft/missing-field.ts';
import { obstaclesAtFields } from '../draft/refused-fields.ts';
import { useMethod } from '../draft/use-method.ts';
import { useIdentity } from '../identity/use-identity.ts';
import { cardSteps, usePayHere } from '../paying/use-pay-here.ts';
import { placeInput } from '../placing/place-input.ts';
import type { QuotedInput } from '../placing/placing.ts';
import { usePlaceOrder } from '../placing/use-place-order.ts';
import type { PlaceRefusal } from '../placing/use-placing.ts';
import { useQuote } from './use-quote.ts';
import { useSubmit } from './use-submit.ts';
import { useUnpaidMeal } from './use-unpaid-meal.ts';

export type CheckoutState = ReturnType<typeof useCheckout>;

export function useCheckout(shopId: number, cart: Cart) {
  const language = useLanguage();
  const { placed } = cart;
  const [draft, changeDraft] = useCheckoutDraft(shopId, placed?.orderId ?? null);
  const { unpaid } = useUnpaidMeal({
    orderId: placed?.orderId,
    isOtherCart: placed !== undefined && !haveSamePieces(piecesByLine(cart.lines), placed.pieces),
    onPaid: () => placed && removePaidDishes(placed.orderId),
    onOver: () => {
      clearCartPlaced(shopId);
      changeDraft({ placedAs: null });
    },
  });
  const diet = useDietProfile();
  const address = useAddress(draft, changeDraft);
  const position = useLocation((location) => location.position);
  const request = requestOf(shopId, cart.lines, draft, address.chosen, position);
  useKnownContact(draft, changeDraft);
  // Request no new quote while an order from this checkout is unpaid, because that order has reserved the stock and
  // coupons.
  const isReady = address.isReady && unpaid === null;
  const asked = useQuery({ ...quoteQuery(request, language), enabled: isReady });
  const told = useQuote(request, asked, isReady);
  const quoted = { ...told, quote: withDeviceAddress(told.quote, address.chosen) };
  const { quote } = quoted;
  const identity = useIdentity();
  const payment = useMethod(quote?.paymentMethods ?? []);
  const needsMethod = (quote?.receipt.payable ?? 0) > 0;
  const method = needsMethod ? payment.method : null;
  const paying = usePayHere({ method, payable: quote?.receipt.payable ?? 0 });
  const placing = usePlaceOrder(shopId, draft, { method, payPlaced: paying.payPlaced });
  const { tries, order, password } = useSubmit({
    quote,
    placing,
    ...cardSteps(method, paying),
    identify: identity.identify,
    inputOf: (quoteToken, given) =>
      placeInput({ request, quoteToken, draft, diet, address: address.chosen, password: given }),
  });
  const unsaid = {
    ...checkoutProblems({
      draft,
      hasAddress: address.chosen !== undefined,
      needsMethod,
      hasMethod: payment.method !== null,
    }),
    ...identity.unsaid,
  };

  // The server’s error disappears when the guest changes something.
  const change = (changes: Partial<CheckoutDraft>) => {
    changeDraft(changes);
    if (placing.refusal) placing.dismiss();
  };
  const problems: CheckoutProblems = {
    ...(tries > 0 ? unsaid : {}),
    ...(quote ? obstaclesAtFields(quote, tries > 0, language) : {}),
    ...refusedFields(placing.refusal),
  };
  return {
    shopId,
    type: orderTypeOfWay[draft.way].type,
    draft,
    diet,
    unpaid,
    address: address.chosen,
    callBack: callBackOf(draft, address.chosen),
    change,
    ...quoted,
    ...payment,
    identity,
    paying,
    placing,
    missing: firstMissing(unsaid),
    problems,
    tries,
    order: () => {
      // Rule app-18: the delivery address of an order stays the chosen place on all screens.
      if (address.chosen) choosePlace(placeOfAddress(address.chosen));
      void order(Object.keys(unsaid).length > 0);
    },
    password,
  };
}

function useAddress(draft: CheckoutDraft, change: (changes: Partial<CheckoutDraft>) => void) {
  const isDelivery = draft.way === 'delivery';
  const { data, isError } = useQuery({ ...addressesQuery(useLanguage()), enabled: isDelivery });
  const chosen = isDelivery && data ? addressOf(draft, data.records) : undefined;
  const added = data && addedAddress(draft, data.records);
  const take = useEffectEvent((address: MemberAddress) => {
    choosePlace(placeOfAddress(address));
    change({ addressId: address.id, addressesBefore: null });
  });
  useEffect(() => {
    if (added) take(added);
  }, [added]);
  return { chosen, isReady: !isDelivery || data !== undefined || isError };
}

export const refusedFields = (refusal: PlaceRefusal<QuotedInput> | null): CheckoutProblems =>
  refusal?.kind === 'field' ? { [refusal.field]: refusal.message } : {};

function requestOf(
  shopId: number,
  lines: Cart['lines'],
  draft: CheckoutDraft,
  address: MemberAddress | undefined,
  position: LocationState['position'],
): OrderRequest {
  const { way, wantedAt, useBalance, shopCoupon, deliveryCoupon } = draft;
  return {
    shopId,
    ...orderTypeOfWay[way],
    lines: orderLines(lines),
    ...(way === 'delivery' ? destinationOf(address, position) : {}),
    useBalance,
    wantedAt: allowsChosenTime(way) ? wantedAt : null,
    ...(shopCoupon === 'best' ? {} : { shopCouponId: couponIdOf(shopCoupon) }),
    ...(deliveryCoupon === 'best' ? {} : { deliveryCouponId: couponIdOf(deliveryCoupon) }),
  };
}

/**
 * Rule ordering-50: before the guest chooses an address, the delivery fee is calculated for the guest’s location as the
 * app knows it.
 */
const destinationOf = (address: MemberAddress | undefined, position: LocationState['position']) =>
  address && !isOnDevice(address) ? { addressId: address.id } : placeOf(address ?? position);

const placeOf = (place: Pick<LocationState['position'] & object, 'latitude' | 'longitude'> | undefined | null) =>
  place ? { place: { latitude: place.latitude, longitude: place.longitude } } : {};

/**
 * A visitor’s address has no id on the server yet. The server gets the address after the sign-in and before the order.
 */
const withDeviceAddress = (quote: Quote | null, address: MemberAddress | undefined): Quote | null =>
  quote && address && isOnDevice(address)
    ? { ...quote, obstacles: quote.obstacles.filter((obstacle) => obstacle !== 'address_missing') }
    : quote;

export const couponIdOf = (coupon: Exclude<CouponChoice, 'best'>): number | null => (coupon === 'none' ? null : coupon);
