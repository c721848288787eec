import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cardFormQuery } from '../../../data/payment.ts';
import { useLanguage } from '../../../platform/language.ts';
import { connectionLost, isSurelyNotCharged, messageForGuest } from '../../../terms/payment/card/confirmation.ts';
import type { MountedForm } from '../../../terms/payment/card/mount-payment-element.ts';
import type { StripeError } from '../../../terms/payment/card/stripe-types.ts';
import { usePaymentElement } from '../../../terms/payment/card/use-payment-element.ts';

export type CheckoutCard = ReturnType<typeof useCheckoutCard>;

type Intent = {
  readonly clientSecret: string;
  readonly returnUrl: string;
  readonly maySave: boolean;
  /** Amount of the started payment in fen. */
  readonly amount: number;
};

/** The gateway rejects a payment if its form was submitted for another amount or another saving of the card. */
type Charge = { readonly amount: number; readonly savesCard: boolean };

/** The gateway’s card form inside the checkout (rule payment-30). `amount` is null if no card pays. */
export function useCheckoutCard(amount: number | null) {
  const { t } = useLingui();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { form, error, reload } = useFirstForm(amount !== null);
  /** The charge for which the form is submitted now. Each change of the form needs another submission. */
  const submitted = useRef<Charge | null>(null);
  const [savesCard, setSavesCard] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const usage = savesCard ? { setupFutureUsage: 'on_session' as const } : {};
  const wanted =
    form && amount !== null
      ? { ...form, language, options: { mode: 'payment', amount, currency: 'cny', ...usage } as const }
      : null;
  const element = usePaymentElement(wanted, place);
  const mounted = element.form;
  useEffect(() => {
    submitted.current = null;
    if (amount !== null) updateTo(mounted.current, { amount, savesCard });
  }, [amount, savesCard, mounted]);

  const show = (failure: StripeError | undefined): boolean => {
    setProblem(failure ? (messageForGuest(failure) ?? t`The payment failed. You haven’t been charged.`) : null);
    return failure === undefined;
  };
  /** Shows the form’s errors. A wallet opens its payment sheet, so this must follow a tap or a key at once. */
  const submitFor = async (charge: Charge): Promise<boolean> => {
    const form = mounted.current;
    if (form) {
      // A change during the loading of the form has not reached the form.
      updateTo(form, charge);
      setChecking(true);
      const { error: failure } = await form.elements.submit().finally(() => setChecking(false));
      submitted.current = failure ? null : charge;
      return show(failure);
    }
    toast(t`The card form isn’t ready yet. Try again, or pay another way.`, { kind: 'failure' });
    return false;
  };
  const submit = () => submitFor({ amount: amount ?? 0, savesCard });
  return {
    place,
    /** True for a form that offers no saved cards. Then the checkout offers to save the card. */
    offersSaving: form?.customerSession === null,
    savesCard,
    save: setSavesCard,
    state: error ? ('failed' as const) : element.state,
    retry: () => (error ? reload() : element.retry()),
    problem,
    /** True while the form validates or a wallet's sheet is open. A second tap must not order or pay twice. */
    isChecking,
    submit,
    /** Shows the form’s errors if it is incomplete, without opening a wallet’s payment sheet. */
    check: async (): Promise<boolean> => element.isComplete || submit(),
    /** @returns false if the payment was refused. The form then shows the reason. */
    confirm: async ({ clientSecret, returnUrl, maySave, amount: due }: Intent): Promise<boolean> => {
      if (!mounted.current) {
        // The guest chose another method, or the form failed, while the payment started.
        toast(t`The card form closed before the payment. You haven’t been charged. Try again, or pay another way.`, {
          kind: 'failure',
        });
        return false;
      }
      const { stripe, elements } = mounted.current;
      // The guest may have accepted another price, or have the maximum of saved cards, which only the server knew.
      const charge = { amount: due, savesCard: savesCard && maySave };
      if (!isEqual(submitted.current, charge) && !(await submitFor(charge))) return false;
      const request = { elements, clientSecret, confirmParams: { return_url: returnUrl } };
      const { error: failure } = await stripe
        .confirmPayment({ ...request, redirect: 'if_required' })
        .catch((): { error: StripeError } => ({ error: connectionLost }));
      return show(failure && isSurelyNotCharged(failure) ? failure : undefined);
    },
  };
}

const isEqual = (one: Charge | null, other: Charge): boolean =>
  one?.amount === other.amount && one.savesCard === other.savesCard;

function updateTo(form: MountedForm | null, { amount, savesCard }: Charge): void {
  form?.elements.update({ amount, setupFutureUsage: savesCard ? 'on_session' : null });
}

/** The first form that loads stays on the screen. A sign-in in this checkout must not empty the typed card. */
function useFirstForm(isWanted: boolean) {
  const { data, error, refetch } = useQuery({ ...cardFormQuery, enabled: isWanted });
  const [form, setForm] = useState(data);
  if (data && !form) setForm(data);
  return { form, error: form ? null : error, reload: () => void refetch() };
}
