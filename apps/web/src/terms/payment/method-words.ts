import { type PayEnvironment, type PaymentMethod, paysIn } from '@chifan/domain/payment';
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
  alipay: msg`You go to Alipay and come back here`,
  stripe: msg`Visa, Mastercard and others, from any country`,
  balance: null,
};

/** Rule payment-2: a wallet that does not work in this app or browser says where it does. */
const elsewhere: Readonly<Record<PaymentMethod, MessageDescriptor | null>> = {
  wechat: msg`WeChat Pay is not supported here. Open Chifan inside WeChat to use it.`,
  alipay: msg`Alipay is not supported inside WeChat. Open Chifan in a browser to use it.`,
  stripe: null,
  balance: null,
};

export const methodHint = (method: PaymentMethod, environment: PayEnvironment): MessageDescriptor | null =>
  paysIn(method, environment) ? hints[method] : elsewhere[method];
