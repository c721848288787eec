import { type PayEnvironment, type PaymentMethod, worksInEnvironment } from '@chifan/domain/payment';
import type { IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const methodLabels: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  wechat: msg`WeChat Pay`,
  alipay: msg`Alipay`,
  stripe: msg`Bank card`,
  balance: msg`Balance`,
};

export const methodIcons: Readonly<Record<PaymentMethod, IconName>> = {
  wechat: 'chat',
  alipay: 'wallet',
  stripe: 'card',
  balance: 'wallet',
};

const hints: Readonly<Record<PaymentMethod, MessageDescriptor | null>> = {
  wechat: msg`With the WeChat wallet on this phone`,
  alipay: msg`You’ll go to Alipay and come back here`,
  stripe: msg`Visa, Mastercard and others, from any country. Google Pay where your device has it.`,
  balance: null,
};

/**
 * Rule payment-2: for a payment method that does not work in this app or browser, the text that names where it works.
 */
const elsewhere: Readonly<Record<PaymentMethod, MessageDescriptor | null>> = {
  wechat: msg`WeChat Pay isn’t supported here. Open Chifan inside WeChat to use it.`,
  alipay: msg`Alipay doesn’t work inside WeChat. Open Chifan in a browser to use it.`,
  stripe: null,
  balance: null,
};

/** The hint of the card method if our domain is registered with Apple (rule payment-15). */
const withApplePay = msg`Visa, Mastercard and others, from any country. Apple Pay or Google Pay where your device has them.`;

/**
 * The server adds this meta tag if our domain is registered with Apple. Without the tag the payment form has no Apple
 * Pay.
 */
const hasApplePay = (): boolean => Boolean(globalThis.document?.querySelector('meta[name="apple-pay"]'));

export function methodHint(method: PaymentMethod, environment: PayEnvironment): MessageDescriptor | null {
  if (!worksInEnvironment(method, environment)) return elsewhere[method];
  return method === 'stripe' && hasApplePay() ? withApplePay : hints[method];
}
