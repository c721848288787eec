import type { Language } from '@chifan/domain';
import type { Appearance } from './stripe-types.ts';

/** Stripe speaks no Urdu: there it follows the browser. */
const locales: Readonly<Partial<Record<Language, string>>> = { 'zh-CN': 'zh', ur: 'auto' };

export const stripeLocale = (language: Language): string => locales[language] ?? language;

export function stripeAppearance(isDark: boolean): Appearance {
  return { theme: isDark ? 'night' : 'stripe', variables: { colorPrimary: '#ff8f1f', fontSizeBase: '16px' } };
}
