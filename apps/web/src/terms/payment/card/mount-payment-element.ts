import type { Language } from '@chifan/domain';
import { loadStripe } from './load-stripe.ts';
import type { Appearance, ElementsOptions, PaymentElement, Stripe, StripeElements } from './stripe-types.ts';

export type MountedForm = {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly element: PaymentElement;
};

export type FormToMount = {
  readonly scriptUrl: string;
  readonly publishableKey: string;
  readonly language: Language;
  readonly customerSession: string | null;
  readonly options: ElementsOptions;
};

/** Creates Stripe’s form. The caller adds its listeners and mounts `element`. */
export async function createPaymentElement(form: FormToMount): Promise<MountedForm> {
  const { scriptUrl, publishableKey, language, customerSession, options } = form;
  const stripe = await loadStripe(scriptUrl, publishableKey);
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const elements = stripe.elements({
    ...options,
    ...(customerSession === null ? {} : { customerSessionClientSecret: customerSession }),
    locale: stripeLocale(language),
    appearance: stripeAppearance(isDark),
  });
  const element = elements.create('payment', { wallets: { applePay: 'auto', googlePay: 'auto' } });
  return { stripe, elements, element };
}

/** Locales of Stripe’s form. Stripe has no Urdu, so `auto` uses the browser’s language. */
const locales: Readonly<Partial<Record<Language, string>>> = { 'zh-CN': 'zh', ur: 'auto' };

const stripeLocale = (language: Language): string => locales[language] ?? language;

function stripeAppearance(isDark: boolean): Appearance {
  return { theme: isDark ? 'night' : 'stripe', variables: { colorPrimary: '#ff8f1f', fontSizeBase: '16px' } };
}
