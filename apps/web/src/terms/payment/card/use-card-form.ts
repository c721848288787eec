import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { connectionLost, isSurelyNotCharged, messageForGuest } from './confirmation.ts';
import type { MountedForm } from './mount-payment-element.ts';
import type { StripeError } from './stripe-types.ts';
import { usePaymentElement } from './use-payment-element.ts';

export type CardFormWords = {
  /** Purpose of the form. `save` saves a card without a payment. */
  readonly purpose: 'pay' | 'save';
  readonly returnUrl: string;
  readonly publishableKey: string;
  readonly clientSecret: string;
  /** Stripe secret that lets the form list and store cards of the member. null if the form does neither. */
  readonly customerSession: string | null;
  readonly scriptUrl: string;
  /**
   * Called after Stripe has taken the payment or saved the card, or may have done so. If Stripe rejects the card, the
   * form itself shows a message in the guest’s language.
   */
  readonly onConfirmed: () => void | Promise<void>;
};

/** Mounts Stripe’s form in the element `place`, and confirms the payment or the card with it. */
export function useCardForm(words: CardFormWords, place: RefObject<HTMLDivElement | null>) {
  const { t } = useLingui();
  const language = useLanguage();
  const { publishableKey, clientSecret, customerSession, scriptUrl } = words;
  const wanted = { publishableKey, scriptUrl, customerSession, language, options: { clientSecret } };
  const { form, state, retry } = usePaymentElement(wanted, place);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const failure = words.purpose === 'pay' ? t`The payment failed. You haven’t been charged.` : t`Card not saved.`;
  const confirm = async () => {
    if (!form.current) return;
    setConfirming(true);
    setProblem(null);
    const error = await confirmWith(form.current, words);
    const isRefused = error !== undefined && isSurelyNotCharged(error);
    setProblem(isRefused ? (messageForGuest(error) ?? failure) : await problemAfter(words.onConfirmed));
    setConfirming(false);
  };
  return { state, isConfirming, problem, confirm, retry };
}

async function problemAfter(onConfirmed: CardFormWords['onConfirmed']): Promise<string | null> {
  try {
    await onConfirmed();
    return null;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/** @returns the error, also if the connection is lost during the confirmation */
async function confirmWith(
  { stripe, elements }: Pick<MountedForm, 'stripe' | 'elements'>,
  { purpose, returnUrl }: Pick<CardFormWords, 'purpose' | 'returnUrl'>,
): Promise<StripeError | undefined> {
  const request = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
  const confirming = purpose === 'pay' ? stripe.confirmPayment(request) : stripe.confirmSetup(request);
  const { error } = await confirming.catch((): { error: StripeError } => ({ error: connectionLost }));
  return error;
}
