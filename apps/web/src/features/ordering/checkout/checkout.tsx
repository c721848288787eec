import type { GatewayMethod } from '@chifan/domain/payment';
import { Card, TextField } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Cart, type CartLine, wishLines } from '../../../platform/cart.ts';
import { useLanguage } from '../../../platform/language.ts';
import { addressesQuery, type MemberAddress, type OrderWish } from '../ordering.query.ts';
import { AddressChoice, addressOf } from './address-choice.tsx';
import { ChangedQuoteDialog } from './changed-quote-dialog.tsx';
import { type CheckoutDraft, useCheckoutDraft } from './checkout-draft.ts';
import { type CheckoutProblems, checkoutProblems } from './checkout-problems.ts';
import { ContactFields } from './contact-fields.tsx';
import { DishesPart } from './dishes-part.tsx';
import { gatewaysOf } from './method-choice.tsx';
import { mayChooseTime, meaningOf } from './order-ways.ts';
import { PaymentPart } from './payment-part.tsx';
import { PlaceBar } from './place-bar.tsx';
import type { PlaceInput } from './placing.ts';
import { QuoteProblem } from './quote-problem.tsx';
import { TimeChoice } from './time-choice.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { useQuote } from './use-quote.ts';
import { WayChoice } from './way-choice.tsx';

type CheckoutProps = { readonly shopId: number; readonly cart: Cart; readonly isDelivery: boolean };

const noProblems: CheckoutProblems = {};

/** Everything that an order needs, top to bottom as the guest decides it; the receipt is the server's. */
export function Checkout({ shopId, cart, isDelivery }: CheckoutProps) {
  const { t } = useLingui();
  const [draft, change] = useCheckoutDraft(shopId, isDelivery);
  const address = useAddress(draft);
  const wish = wishOf(shopId, cart.lines, draft, address.chosen);
  const { quote, isCurrent, error, movedFrom, retry } = useQuote(wish, address.isReady);
  const payment = usePayment();
  const gateways = gatewaysOf(quote?.paymentMethods ?? []);
  const method = payment.method ?? (gateways.length === 1 ? (gateways[0] ?? null) : null);
  const { place, isPlacing, refusal, dismiss } = usePlaceOrder(draft, quote?.receipt.payable ? method : null);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const problems = checkoutProblems({
    draft,
    hasAddress: address.chosen !== undefined,
    needsMethod: (quote?.receipt.payable ?? 0) > 0,
    hasMethod: method !== null,
    needsPassword: (quote?.receipt.balance ?? 0) > 0,
    password: payment.password,
  });
  const shown = { ...(isTried ? problems : noProblems), ...refusedFields(refusal) };
  useFirstProblem(form, isTried ? Object.keys(shown).join(' ') : '');

  const order = () => {
    setIsTried(true);
    if (!quote || Object.keys(problems).length > 0) return;
    place({ input: placeInput(wish, quote.token, draft, address.chosen, payment.password), seen: quote.receipt });
  };
  if (error && !quote) return <QuoteProblem error={error} shopId={shopId} onRetry={retry} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-4 p-4 pb-28"
    >
      <WayChoice way={draft.way} onChange={(way) => change({ way, wantedAt: null })} />
      {draft.way === 'delivery' ? (
        <AddressChoice draft={draft} onChange={change} error={shown.address} />
      ) : (
        <ContactFields draft={draft} problems={shown} onChange={change} />
      )}
      {mayChooseTime(draft.way) && (
        <TimeChoice
          shopId={shopId}
          way={draft.way}
          estimatedAt={isCurrent && quote ? quote.estimatedAt : null}
          wantedAt={draft.wantedAt}
          onChange={(wantedAt) => change({ wantedAt })}
        />
      )}
      <DishesPart shopId={shopId} cart={cart} quote={quote} />
      <Card>
        <TextField
          label={t`Remark for the restaurant (optional)`}
          hint={t`Allergies, less spicy, no coriander. The staff read it in your words.`}
          value={draft.remark}
          onChange={(remark) => change({ remark })}
          lines={2}
          maxLength={300}
        />
      </Card>
      <PaymentPart
        shopId={shopId}
        draft={draft}
        onChange={change}
        quote={quote}
        isCurrent={isCurrent}
        movedFrom={movedFrom}
        methods={gateways}
        method={method}
        onMethod={payment.setMethod}
        password={payment.password}
        onPassword={(password) => {
          payment.setPassword(password);
          dismiss();
        }}
        problems={shown}
      />
      <PlaceBar
        total={quote?.receipt.payable ?? null}
        isBlocked={!isCurrent || (quote?.obstacles.length ?? 0) > 0}
        isBusy={isPlacing}
        onPlace={order}
      />
      {refusal?.kind === 'changed' && (
        <ChangedQuoteDialog order={refusal.order} quote={refusal.change.quote} onAccept={place} onClose={dismiss} />
      )}
    </form>
  );
}

function useAddress(draft: CheckoutDraft) {
  const isDelivery = draft.way === 'delivery';
  const { data, isError } = useQuery({ ...addressesQuery(useLanguage()), enabled: isDelivery });
  const chosen = isDelivery && data ? addressOf(draft, data.records) : undefined;
  return { chosen, isReady: !isDelivery || data !== undefined || isError };
}

function usePayment() {
  const [method, setMethod] = useState<GatewayMethod | null>(null);
  const [password, setPassword] = useState('');
  return { method, setMethod, password, setPassword };
}

/** Brings the first field that needs attention under the guest's eyes. */
function useFirstProblem(form: RefObject<HTMLFormElement | null>, problems: string): void {
  useEffect(() => {
    if (problems === '') return;
    form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [form, problems]);
}

function refusedFields(refusal: ReturnType<typeof usePlaceOrder>['refusal']): CheckoutProblems {
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
