import type { Language } from '@chifan/domain';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateOrders, invalidateQuotes } from '../../../data/ordering.ts';
import { CallError, GuestConfirmationNeeded, type OutputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useLanguage } from '../../../platform/language.ts';
import {
  useReplaceCurrentScreen,
  useReplaceScreenOnOpen,
} from '../../../platform/navigation/replace-current-screen.ts';
import { type PasswordProblem, passwordProblem } from '../../../terms/payment/password-problem.ts';
import { type Unpaid, unpaidOrderIn } from '../../../terms/payment/unpaid.tsx';
import type { CheckoutField } from '../draft/checkout-problems.ts';
import { fieldOf } from '../draft/refused-fields.ts';
import { type ChangedQuote, quoteChanges, type SeenQuote } from '../quote/quote-changes.ts';
import { forgetPlacing, noteFailure, placingOf, type QuotedInput } from './placing.ts';

type Placed = OutputOf<'/rest/order/place'>;

export type Order<Input extends QuotedInput> = { readonly input: Input; readonly seen: SeenQuote };

export type PlaceRefusal<Input extends QuotedInput> =
  | { readonly kind: 'changed'; readonly changed: ChangedQuote; readonly order: Order<Input> }
  | { readonly kind: 'password'; readonly problem: PasswordProblem }
  | { readonly kind: 'unpaid'; readonly unpaid: Unpaid }
  | { readonly kind: 'field'; readonly field: CheckoutField; readonly message: string };

/** The differences between ordering a meal and buying a set meal. */
export type Ordered<Input extends QuotedInput> = {
  /** Identifies the shop or the set meal. The app stores one unfinished attempt to order for each of them. */
  readonly subject: string;
  readonly call: (input: Input, options: { readonly idempotencyKey: string }) => Promise<Placed>;
  /** Reads the details of response code 2: the quote has changed. */
  readonly readChanged: (details: unknown) => ChangedQuote | undefined;
  readonly quoteKey: (input: Input) => QueryKey;
  readonly onPlaced?: (orderId: number, input: Input) => void;
  /** Pays the placed order on this screen. undefined opens the payment screen. */
  readonly payPlaced?: ((orderId: number) => void) | undefined;
};

export type Placing<Input extends QuotedInput> = {
  readonly place: (order: Order<Input>) => void;
  readonly isPlacing: boolean;
  readonly refusal: PlaceRefusal<Input> | null;
  readonly dismiss: () => void;
};

/**
 * Places an order at the displayed price. If the price changed (response code 2), the guest must accept it. If only the
 * quote had expired, the order is sent again automatically.
 */
export function usePlacing<Input extends QuotedInput>(ordered: Ordered<Input>, method: string | null): Placing<Input> {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const openHere = useReplaceScreenOnOpen();
  const replaceHere = useReplaceCurrentScreen();
  const [refusal, setRefusal] = useState<PlaceRefusal<Input> | null>(null);

  const done = ({ orderId }: Placed, { input }: Order<Input>) => {
    forgetPlacing(ordered.subject);
    void invalidateOrders(queries);
    const pay = method === null ? {} : { method, start: '1' };
    ordered.onPlaced?.(orderId, input);
    if (ordered.payPlaced) return ordered.payPlaced(orderId);
    const isHere = openHere('pages/shop/success/success', { orderId: String(orderId), ...pay });
    if (!isHere) toast(t`Order placed`, { kind: 'success' });
    return undefined;
  };
  const refuse = (error: Error, order: Order<Input>) => {
    const refused = refusalOf(ordered, error, order, language);
    setRefusal(refused);
    if (refused?.kind === 'changed') {
      queries.setQueryData(ordered.quoteKey(order.input), refused.changed.quote);
      return;
    }
    void invalidateQuotes(queries);
    if (error instanceof CallError && error.reason === 'idempotency_key_reused') {
      forgetPlacing(ordered.subject);
      toast(t`This order already went through. Check it before you order again.`, { kind: 'failure' });
      replaceHere('pages/order/index/index');
    } else if (refused?.kind !== 'password' && refused?.kind !== 'unpaid') toastFailure(error);
  };

  const { mutate, isPending } = useMutation({
    meta: { isQuiet: true },
    mutationFn: (order: Order<Input>) => send(ordered, order),
    onSuccess: done,
    onError: refuse,
  });
  return {
    place: (order: Order<Input>) => {
      setRefusal(null);
      mutate(order);
    },
    isPlacing: isPending,
    refusal,
    dismiss: () => setRefusal(null),
  };
}

function refusalOf<Input extends QuotedInput>(
  { readChanged }: Ordered<Input>,
  error: Error,
  order: Order<Input>,
  language: Language,
): PlaceRefusal<Input> | null {
  const changed = error instanceof GuestConfirmationNeeded ? readChanged(error.details) : undefined;
  if (changed) return { kind: 'changed', changed, order };
  const unpaid = unpaidOrderIn(error);
  if (unpaid) return { kind: 'unpaid', unpaid };
  const problem = passwordProblem(error, language);
  if (problem) return { kind: 'password', problem };
  if (!(error instanceof CallError)) return null;
  const field = fieldOf(error.reason);
  return field ? { kind: 'field', field, message: error.message } : null;
}

async function send<Input extends QuotedInput>(
  ordered: Ordered<Input>,
  order: Order<Input>,
  isSecond = false,
): Promise<Placed> {
  const { subject, call, readChanged } = ordered;
  const placing = placingOf(subject, order.input);
  try {
    return await call(placing.input, { idempotencyKey: placing.key });
  } catch (error) {
    noteFailure(subject, placing, error);
    const change = error instanceof GuestConfirmationNeeded ? readChanged(error.details) : undefined;
    // If only the quote had expired and nothing else changed, send the order once more with the new quote.
    const isSame = change && quoteChanges(order.seen, change.quote).length === 0 && change.quote.obstacles.length === 0;
    if (isSame && !isSecond)
      return send(ordered, { ...order, input: { ...order.input, quoteToken: change.quote.token } }, true);
    throw error;
  }
}
