import type { SiteVariant } from '../site-variant.ts';
import type { PaymentMethod } from './payment-methods.ts';

export const payEnvironments = ['browser', 'wechat', 'alipay'] as const;
export type PayEnvironment = (typeof payEnvironments)[number];

/**
 * Detects the browser of WeChat (but not of WeCom), of Alipay, or any other. The result is only a hint, because a
 * client can send any user agent.
 */
export function payEnvironmentOf(userAgent: string): PayEnvironment {
  if (/MicroMessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)) return 'wechat';
  return /AlipayClient|AliApp/i.test(userAgent) ? 'alipay' : 'browser';
}

/** Rule payment-2: WeChat Pay works only in WeChat, Alipay in any browser except WeChat's. */
export const worksInEnvironment = (method: PaymentMethod, environment: PayEnvironment): boolean =>
  worksIn[method].includes(environment);

const worksIn: Readonly<Record<PaymentMethod, readonly PayEnvironment[]>> = {
  wechat: ['wechat'],
  alipay: ['browser', 'alipay'],
  stripe: payEnvironments,
  balance: payEnvironments,
};

const offeredAt: Readonly<Record<SiteVariant, Readonly<Record<PaymentMethod, number>>>> = {
  china: { wechat: 1, alipay: 2, balance: 3, stripe: 4 },
  global: { stripe: 1, balance: 2, alipay: 3, wechat: 4 },
};

/**
 * Rule payment-3: methods that work in this environment come first. The site variant determines the sequence of the
 * working methods, and the sequence of the other methods after them.
 */
export function sortPaymentMethods(
  methods: readonly PaymentMethod[],
  place: { readonly site: SiteVariant; readonly environment: PayEnvironment },
): PaymentMethod[] {
  const rank = (method: PaymentMethod) =>
    offeredAt[place.site][method] + (worksInEnvironment(method, place.environment) ? 0 : 100);
  return methods.toSorted((one, other) => rank(one) - rank(other));
}
