import type { Language } from '@chifan/domain';
import type { Appearance } from './stripe-types.ts';

/** Stripe speaks no Urdu: there it follows the browser. */
const locales: Readonly<Partial<Record<Language, string>>> = { 'zh-CN': 'zh', ur: 'auto' };

export const stripeLocale = (language: Language): string => locales[language] ?? language;

export function stripeAppearance(isDark: boolean): Appearance {
  return { theme: isDark ? 'night' : 'stripe', variables: { colorPrimary: '#ff8f1f', fontSizeBase: '16px' } };
}

/** Where a bank's page sends the guest back to: the payment screen of this order. Stripe adds its own parameters. */
export const returnUrl = (orderId: number): string =>
  `${window.location.origin}${window.location.pathname}#/pages/shop/success/success?orderId=${orderId}`;

/** Whether this page was entered from a bank's page; its parameters leave the address bar. */
export function takeReturn(): boolean {
  const { search, pathname, hash } = window.location;
  if (!new URLSearchParams(search).has('payment_intent')) return false;
  window.history.replaceState(window.history.state, '', pathname + hash);
  return true;
}
