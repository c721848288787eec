import { mayChooseTime, meaningOf } from '@chifan/domain/ordering';
import type { GatewayMethod } from '@chifan/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CartLine, wishLines } from '../../../platform/cart.ts';
import { useLanguage } from '../../../platform/language.ts';
import { addressesQuery, type MemberAddress, type OrderWish } from '../ordering.query.ts';
import { gatewaysOf } from '../paying/gateways.ts';
import type { PlaceInput } from '../placing/placing.ts';
import { type PlaceRefusal, usePlaceOrder } from '../placing/use-place-order.ts';
import { useQuote } from '../quote/use-quote.ts';
import { addressOf } from './address-of.ts';
import { type CheckoutDraft, useCheckoutDraft } from './checkout-draft.ts';
import { type CheckoutProblems, checkoutProblems } from './checkout-problems.ts';

export type CheckoutState = ReturnType<typeof useCheckout>;

const noProblems: CheckoutProblems = {};

/** What the guest has said, what the server asks for it, and what is still missing. */
export function useCheckout(shopId: number, lines: readonly CartLine[], isDelivery: boolean) {
  const [draft, change] = useCheckoutDraft(shopId, isDelivery);
  const address = useAddress(draft);
  const wish = wishOf(shopId, lines, draft, address.chosen);
  const quoted = useQuote(wish, address.isReady);
  const { quote } = quoted;
  const payment = usePayment(gatewaysOf(quote?.paymentMethods ?? []));
  const placing = usePlaceOrder(draft, quote?.receipt.payable ? payment.method : null);
  const [attempts, setAttempts] = useState(0);
  const missing = checkoutProblems({
    draft,
    hasAddress: address.chosen !== undefined,
    needsMethod: (quote?.receipt.payable ?? 0) > 0,
    hasMethod: payment.method !== null,
    needsPassword: (quote?.receipt.balance ?? 0) > 0,
    password: payment.password,
  });
  const order = () => {
    setAttempts(attempts + 1);
    if (!quote || Object.keys(missing).length > 0) return;
    const input = placeInput(wish, quote.token, draft, address.chosen, payment.password);
    placing.place({ input, seen: quote.receipt });
  };
  const problems = { ...(attempts > 0 ? missing : noProblems), ...refusedFields(placing.refusal) };
  return { shopId, draft, change, ...quoted, ...payment, ...placing, problems, attempts, order };
}

function useAddress(draft: CheckoutDraft) {
  const isDelivery = draft.way === 'delivery';
  const { data, isError } = useQuery({ ...addressesQuery(useLanguage()), enabled: isDelivery });
  const chosen = isDelivery && data ? addressOf(draft, data.records) : undefined;
  return { chosen, isReady: !isDelivery || data !== undefined || isError };
}

/** Where only one way of paying is offered, it need not be chosen. */
function usePayment(gateways: readonly GatewayMethod[]) {
  const [chosen, setMethod] = useState<GatewayMethod | null>(null);
  const [password, setPassword] = useState('');
  const [only = null, ...others] = gateways;
  const method = chosen ?? (others.length === 0 ? only : null);
  return { gateways, method, setMethod, password, setPassword };
}

function refusedFields(refusal: PlaceRefusal | null): CheckoutProblems {
  if (refusal?.kind === 'password') return { password: refusal.message };
  if (refusal?.kind === 'phone') return { contactPhone: refusal.message };
  return noProblems;
}

function wishOf(
  shopId: number,
  lines: readonly CartLine[],
  { way, wantedAt, useBalance }: CheckoutDraft,
  address: MemberAddress | undefined,
): OrderWish {
  return {
    shopId,
    ...meaningOf[way],
    lines: wishLines(lines),
    ...(address ? { addressId: address.id } : {}),
    useBalance,
    wantedAt: mayChooseTime(way) ? wantedAt : null,
  };
}

/** A delivery's contact is its address's. */
function placeInput(
  wish: OrderWish,
  quoteToken: string,
  draft: CheckoutDraft,
  address: MemberAddress | undefined,
  password: string,
): PlaceInput {
  const contact = address
    ? { name: address.contact, phone: address.phone, second: address.secondContact ?? '' }
    : { name: draft.contactName.trim(), phone: draft.contactPhone.trim(), second: draft.secondContact.trim() };
  const remark = draft.remark.trim();
  return {
    wish,
    quoteToken,
    contactName: contact.name,
    contactPhone: contact.phone,
    ...(contact.second === '' ? {} : { secondContact: contact.second }),
    ...(remark === '' ? {} : { remark }),
    ...(password === '' ? {} : { paymentPassword: password }),
  };
}
