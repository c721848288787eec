import type { Language } from '@chifan/domain';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { connectionLost, isSurelyNotCharged } from './confirmation.ts';
import { loadStripe } from './load-stripe.ts';
import type { Appearance, Stripe, StripeElements, StripeError } from './stripe-types.ts';

export type CardFormWords = {
  /** Purpose of the form. `save` saves a card without a payment. */
  readonly purpose: 'pay' | 'save';
  readonly returnUrl: string;
  readonly publishableKey: string;
  readonly clientSecret: string;
  /** Stripe secret that lets the form list and store cards of the member. null if the form does neither. */
  readonly customerSession: string | null;
  readonly scriptUrl: string;
  /** Called after success. After a rejection, the form itself shows a message in the guest’s language. */
  readonly onConfirmed: () => void | Promise<void>;
};

type FormState = 'loading' | 'ready' | 'failed' | 'confirming';

/** Mounts Stripe’s form in the element `place`, and confirms the payment or the card with it. */
export function useCardForm(words: CardFormWords, place: RefObject<HTMLDivElement | null>) {
  const { t } = useLingui();
  const language = useLanguage();
  const [state, setState] = useState<FormState>('loading');
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<MountedForm | null>(null);
  const { publishableKey, clientSecret, customerSession, scriptUrl } = words;
  const ready = useEffectEvent(() => setState((before) => (before === 'loading' ? 'ready' : before)));

  useEffect(() => {
    let isOver = false;
    let leave = () => {};
    const mount = async () => {
      const stripe = await loadStripe(scriptUrl, publishableKey);
      if (isOver || !place.current) return;
      const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
      const appearance = stripeAppearance(isDark);
      const elements = stripe.elements({
        clientSecret,
        ...(customerSession === null ? {} : { customerSessionClientSecret: customerSession }),
        locale: stripeLocale(language),
        appearance,
      });
      const element = elements.create('payment', { wallets: { applePay: 'auto', googlePay: 'auto' } });
      element.on('ready', ready);
      element.on('loaderror', () => setState('failed'));
      element.mount(place.current);
      form.current = { stripe, elements };
      leave = () => element.destroy();
    };
    mount().catch(() => isOver || setState('failed'));
    return () => {
      isOver = true;
      form.current = null;
      leave();
    };
  }, [attempt, scriptUrl, publishableKey, clientSecret, customerSession, language, place]);

  const failure =
    words.purpose === 'pay' ? t`The payment failed. You have not been charged.` : t`The card was not saved.`;
  const confirm = async () => {
    if (!form.current) return;
    setState('confirming');
    setProblem(null);
    const error = await confirmWith(form.current, words);
    const isRefused = error !== undefined && isSurelyNotCharged(error);
    setProblem(isRefused ? (error.message ?? failure) : await problemAfter(words.onConfirmed));
    setState('ready');
  };
  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { state, problem, confirm, retry };
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

type MountedForm = { readonly stripe: Stripe; readonly elements: StripeElements };

/** @returns the error, also if the connection is lost during the confirmation */
async function confirmWith(
  { stripe, elements }: MountedForm,
  { purpose, returnUrl }: Pick<CardFormWords, 'purpose' | 'returnUrl'>,
): Promise<StripeError | undefined> {
  const request = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
  const confirming = purpose === 'pay' ? stripe.confirmPayment(request) : stripe.confirmSetup(request);
  const { error } = await confirming.catch((): { error: StripeError } => ({ error: connectionLost }));
  return error;
}

/** Locales of Stripe’s form. Stripe has no Urdu, so `auto` uses the browser’s language. */
const locales: Readonly<Partial<Record<Language, string>>> = { 'zh-CN': 'zh', ur: 'auto' };

const stripeLocale = (language: Language): string => locales[language] ?? language;

function stripeAppearance(isDark: boolean): Appearance {
  return { theme: isDark ? 'night' : 'stripe', variables: { colorPrimary: '#ff8f1f', fontSizeBase: '16px' } };
}
