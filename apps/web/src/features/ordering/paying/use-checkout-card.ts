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

/**
 * The amount of the submitted card form, and whether the payment also saves the card. The gateway rejects a payment
 * with other values.
 */
type Charge = { readonly amount: number; readonly savesCard: boolean };

/**
 * The gateway’s card form inside the checkout (rule payment-30). `amount` is null if the guest does not pay by card.
 */
export function useCheckoutCard(amount: number | null) {
  const { t } = useLingui();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { form, error, reload } = useFirstForm(amount !== null);
  /**
   * The charge of the last successful submission of the form. null after a change of the charge, which needs another
   * submission.
   */
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
  /**
   * Submits the form and shows its errors. A wallet opens its payment sheet, which the browser allows only right after
   * a tap or a key press.
   */
  const submitFor = async (charge: Charge): Promise<boolean> => {
    const form = mounted.current;
    if (form) {
      // The guest may have changed something while the form loaded. The form does not know this change yet.
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
        // While the payment started, the guest chose another method or the card form failed.
        toast(t`The card form closed before the payment. You haven’t been charged. Try again, or pay another way.`, {
          kind: 'failure',
        });
        return false;
      }
      const { stripe, elements } = mounted.current;
      // The charge may have changed on the server. The guest may have accepted another price, or have the maximum
      // number of saved cards.
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

/**
 * The first card form that loads stays on the screen, because a sign-in in this checkout must not delete the typed card
 * data.
 */
function useFirstForm(isWanted: boolean) {
  const { data, error, refetch } = useQuery({ ...cardFormQuery, enabled: isWanted });
  const [form, setForm] = useState(data);
  if (data && !form) setForm(data);
  return { form, error: form ? null : error, reload: () => void refetch() };
}
