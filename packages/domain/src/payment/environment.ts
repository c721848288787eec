import type { SiteVariant } from '../site-variant.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** In what the app runs, as far as it matters for paying. */
export const payEnvironments = ['browser', 'wechat', 'alipay'] as const;
export type PayEnvironment = (typeof payEnvironments)[number];

/** A hint from the user agent: WeChat's own browser (not WeCom's), Alipay's own, or any other. */
export function payEnvironmentOf(userAgent: string): PayEnvironment {
  if (/MicroMessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)) return 'wechat';
  return /AlipayClient|AliApp/i.test(userAgent) ? 'alipay' : 'browser';
}

/** Rule payment-2: WeChat Pay works only in its own app, Alipay only in a browser (its own app has one). */
export function paysIn(method: PaymentMethod, environment: PayEnvironment): boolean {
  if (method === 'wechat') return environment === 'wechat';
  if (method === 'alipay') return environment !== 'wechat';
  return true;
}

const firstOffered: Readonly<Record<SiteVariant, readonly PaymentMethod[]>> = {
  china: ['wechat', 'alipay', 'balance', 'stripe'],
  global: ['stripe', 'balance', 'alipay', 'wechat'],
};

/** What works here comes first, then what the site offers first (rule payment-3). */
export function offeredOrder(
  methods: readonly PaymentMethod[],
  place: { readonly site: SiteVariant; readonly environment: PayEnvironment },
): PaymentMethod[] {
  const rank = (method: PaymentMethod) =>
    firstOffered[place.site].indexOf(method) + (paysIn(method, place.environment) ? 0 : 100);
  return methods.toSorted((one, other) => rank(one) - rank(other));
}
