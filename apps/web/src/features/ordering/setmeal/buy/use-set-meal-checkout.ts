import { useQuery } from '@tanstack/react-query';
import { quoteOfSetMeal, setMealQuoteQuery } from '../../../../data/ordering.ts';
import type { SetMealDetail } from '../../../../data/setmeal.ts';
import { api, type InputOf } from '../../../../platform/api.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useEntryKey } from '../../../../platform/navigation/navigation.ts';
import { refusedFields } from '../../checkout/use-checkout.ts';
import { useQuote } from '../../checkout/use-quote.ts';
import { useSubmit } from '../../checkout/use-submit.ts';
import { useUnpaidMeal } from '../../checkout/use-unpaid-meal.ts';
import { type CheckoutProblems, methodProblem } from '../../draft/checkout-problems.ts';
import { obstaclesAtFields } from '../../draft/refused-fields.ts';
import { useMethod } from '../../draft/use-method.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { cardSteps, usePayHere } from '../../paying/use-pay-here.ts';
import { usePlacing } from '../../placing/use-placing.ts';
import { readChangedQuote } from '../../quote/quote-changes.ts';
import { forgetSetMealDraft, isAnswered, requestOf, type SetMealDraft, useSetMealDraft } from './set-meal-draft.ts';

type PlaceInput = InputOf<'/rest/shop/setMeal/place'>;

export type SetMealCheckout = ReturnType<typeof useSetMealCheckout>;

export function useSetMealCheckout(setMeal: SetMealDetail) {
  const language = useLanguage();
  const [draft, changeDraft] = useSetMealDraft(setMeal);
  const entry = useEntryKey();
  const { placed } = draft;
  const isFromHere = placed?.entry === entry;
  const { unpaid, isPaid } = useUnpaidMeal({
    orderId: placed?.orderId,
    isOtherCart: false,
    onPaid: () => {
      if (!isFromHere) forgetSetMealDraft(setMeal.id);
    },
    onOver: () => changeDraft({ placed: null }),
  });
  const request = requestOf(setMeal, draft);
  // Request no new quote while an order of this set meal is unpaid, because that order has reserved the stock and
  // coupons.
  const isReady = isAnswered(setMeal, draft) && unpaid === null && !isPaid;
  const asked = useQuery({ ...setMealQuoteQuery(request, language), enabled: isReady });
  const quoted = useQuote(request, asked, isReady);
  const { quote } = quoted;
  const identity = useIdentity();
  const payment = useMethod(quote?.paymentMethods ?? []);
  const needsMethod = (quote?.receipt.payable ?? 0) > 0;
  const method = needsMethod ? payment.method : null;
  const paying = usePayHere({ method, payable: quote?.receipt.payable ?? 0 });
  const placing = usePlacing<PlaceInput>(
    {
      subject: `setmeal.${setMeal.id}`,
      call: (input, options) => api('/rest/shop/setMeal/place', input, options),
      readChanged: (details) => readChangedQuote(details, quoteOfSetMeal),
      quoteKey: (input) => setMealQuoteQuery(input.request, language).queryKey,
      payPlaced: paying.payPlaced,
      onPlaced: (orderId) => changeDraft({ placed: { orderId, entry } }),
    },
    method,
  );
  const { tries, order, password } = useSubmit({
    quote,
    placing,
    ...cardSteps(method, paying),
    identify: identity.identify,
    inputOf: (quoteToken, given) => ({ request, quoteToken, ...(given === '' ? {} : { paymentPassword: given }) }),
  });
  // The server’s error disappears when the guest changes something.
  const change = (changes: Partial<SetMealDraft>) => {
    changeDraft(changes);
    if (placing.refusal) placing.dismiss();
  };
  const lacksMethod = needsMethod && payment.method === null;
  const problems: CheckoutProblems = {
    ...(tries > 0 ? { ...methodProblem(lacksMethod), ...identity.unsaid } : {}),
    ...(quote ? obstaclesAtFields(quote, tries > 0, language) : {}),
    ...refusedFields(placing.refusal),
  };
  return {
    shopId: null,
    type: 'pickup' as const,
    setMeal,
    draft,
    unpaid,
    /** Id of the order placed from this screen, once it is paid. Otherwise null. */
    paidAs: isPaid && isFromHere ? placed.orderId : null,
    change,
    isReady,
    ...quoted,
    ...payment,
    identity,
    paying,
    placing,
    problems,
    tries,
    order: () => order(lacksMethod || Object.keys(identity.unsaid).length > 0),
    password,
  };
}
