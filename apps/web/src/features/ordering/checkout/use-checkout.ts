import { mayChooseTime, meaningOf } from '@chifan/domain/ordering';
import { offeredOrder, type PaymentMethod, paysIn } from '@chifan/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery, type MemberAddress } from '../../../data/address.ts';
import { type OrderRequest, quoteQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSite } from '../../../platform/site/site-variant.ts';
import { orderLines } from '../../../terms/cart/cart.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';
import { placeInput } from '../placing/place-input.ts';
import { type PlaceRefusal, usePlaceOrder } from '../placing/use-place-order.ts';
import type { Quote } from '../quote/quote-changes.ts';
import { addressOf, type CheckoutDraft, type CouponChoice, useCheckoutDraft } from './checkout-draft.ts';
import { type CheckoutProblems, checkoutProblems } from './checkout-problems.ts';
import { obstaclesAtFields } from './refused-fields.ts';

export type CheckoutState = ReturnType<typeof useCheckout>;

export function useCheckout(shopId: number, lines: readonly CartLine[], isDelivery: boolean) {
  const language = useLanguage();
  const [draft, changeDraft] = useCheckoutDraft(shopId, isDelivery);
  const diet = useDietProfile();
  const address = useAddress(draft);
  const request = requestOf(shopId, lines, draft, address.chosen);
  const quoted = useQuote(request, address.isReady);
  const { quote } = quoted;
  const payment = useMethod(quote?.paymentMethods ?? []);
  const needsMethod = (quote?.receipt.payable ?? 0) > 0;
  const placing = usePlaceOrder(draft, needsMethod ? payment.method : null);
  const [tries, setTries] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const unsaid = checkoutProblems({
    draft,
    hasAddress: address.chosen !== undefined,
    needsMethod,
    hasMethod: payment.method !== null,
  });
  const standing = quote ? obstaclesAtFields(quote, tries > 0, language) : {};

  // A change clears the server's refusal.
  const change = (changes: Partial<CheckoutDraft>) => {
    changeDraft(changes);
    if (placing.refusal) placing.dismiss();
  };
  const place = (password: string) => {
    if (!quote) return;
    const input = placeInput({ request, quoteToken: quote.token, draft, diet, address: address.chosen, password });
    placing.place({ input, seen: quote });
  };
  const order = () => {
    setTries(tries + 1);
    if (!quote || Object.keys({ ...unsaid, ...standing }).length > 0 || quote.obstacles.length > 0) return;
    // Balance needs the payment password (rule member-18).
    if (quote.receipt.balance > 0) setIsAsked(true);
    else place('');
  };
  const closePassword = () => {
    setIsAsked(false);
    placing.dismiss();
  };
  const problems: CheckoutProblems = {
    ...(tries > 0 ? unsaid : {}),
    ...standing,
    ...refusedFields(placing.refusal),
  };
  const isAnswered = placing.refusal?.kind === 'changed' || placing.refusal?.kind === 'unpaid';
  const password = { isAsked: isAsked && !isAnswered, give: place, close: closePassword };
  return { shopId, draft, diet, change, ...quoted, ...payment, placing, problems, tries, order, password };
}

function useAddress(draft: CheckoutDraft) {
  const isDelivery = draft.way === 'delivery';
  const { data, isError } = useQuery({ ...addressesQuery(useLanguage()), enabled: isDelivery });
  const chosen = isDelivery && data ? addressOf(draft, data.records) : undefined;
  return { chosen, isReady: !isDelivery || data !== undefined || isError };
}

/** Configured gateways, without balance, which has its own switch. The first that works here is preselected. */
function useMethod(methods: readonly PaymentMethod[]) {
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const site = useSite((each) => each.site);
  const environment = payEnvironment();
  const gateways: PaymentMethod[] = methods.filter((each) => each !== 'balance');
  const first = offeredOrder(gateways, { site, environment }).find((each) => paysIn(each, environment)) ?? null;
  const method = chosen !== null && gateways.includes(chosen) ? chosen : first;
  return { gateways, method, setMethod };
}

const refusedFields = (refusal: PlaceRefusal | null): CheckoutProblems =>
  refusal?.kind === 'field' ? { [refusal.field]: refusal.message } : {};

function requestOf(
  shopId: number,
  lines: readonly CartLine[],
  draft: CheckoutDraft,
  address: MemberAddress | undefined,
): OrderRequest {
  const { way, wantedAt, useBalance, shopCoupon, deliveryCoupon } = draft;
  return {
    shopId,
    ...meaningOf[way],
    lines: orderLines(lines),
    ...(address ? { addressId: address.id } : {}),
    useBalance,
    wantedAt: mayChooseTime(way) ? wantedAt : null,
    ...(shopCoupon === 'best' ? {} : { shopCouponId: idOf(shopCoupon) }),
    ...(deliveryCoupon === 'best' ? {} : { deliveryCouponId: idOf(deliveryCoupon) }),
  };
}

const idOf = (coupon: Exclude<CouponChoice, 'best'>): number | null => (coupon === 'none' ? null : coupon);

type QuoteState = {
  /** Null before the first answer and when the request cannot be priced. */
  readonly quote: Quote | null;
  /** It belongs to the request on screen: only then may it be ordered. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
  /** The earlier total, where it changed although the guest changed nothing. */
  readonly movedFrom: number | null;
  readonly retry: () => void;
};

/** Quotes anew on each change of the request and before the quote expires. */
function useQuote(request: OrderRequest, isReady: boolean): QuoteState {
  const language = useLanguage();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...quoteQuery(request, language), enabled: isReady });
  const isCurrent = data !== undefined && !isPlaceholderData && isReady;
  const movedFrom = useMovedTotal(JSON.stringify(request), isCurrent ? data.receipt.payable : null);
  return { quote: data ?? null, isCurrent, error, movedFrom, retry: () => void refetch() };
}

/** Remembers the total of the request's first quote, so that no change goes unnoticed. */
function useMovedTotal(request: string, total: number | null): number | null {
  const [first, setFirst] = useState<{ readonly request: string; readonly total: number } | null>(null);
  if (total !== null && first?.request !== request) setFirst({ request, total });
  return total !== null && first?.request === request && first.total !== total ? first.total : null;
}
