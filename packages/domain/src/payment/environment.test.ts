import { expect, test } from 'vitest';
import { type PayEnvironment, payEnvironmentOf, sortPaymentMethods, worksInEnvironment } from './environment.ts';
import { type PaymentMethod, paymentMethods } from './payment-methods.ts';

test.each<[PayEnvironment, PaymentMethod[]]>([
  ['browser', ['alipay', 'stripe', 'balance']],
  ['wechat', ['wechat', 'stripe', 'balance']],
  ['alipay', ['alipay', 'stripe', 'balance']],
])('in the environment %s, the working payment methods are %j', (environment, working) => {
  expect(paymentMethods.filter((method) => worksInEnvironment(method, environment))).toEqual(working);
});

test.each([
  ['Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.49', 'wechat'],
  ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49 wxwork/4.1', 'browser'],
  ['Mozilla/5.0 (iPhone) AliApp(AP/10.6.30) AlipayClient/10.6.30', 'alipay'],
  ['Mozilla/5.0 (iPhone) AlipayClient/10.6.30', 'alipay'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'browser'],
])('payEnvironmentOf detects, for the user agent “%s”, the environment %s', (userAgent, environment) => {
  expect(payEnvironmentOf(userAgent)).toBe(environment);
});

test.each<['china' | 'global', PayEnvironment, PaymentMethod[]]>([
  ['china', 'wechat', ['wechat', 'balance', 'stripe', 'alipay']],
  ['china', 'browser', ['alipay', 'balance', 'stripe', 'wechat']],
  ['global', 'browser', ['stripe', 'balance', 'alipay', 'wechat']],
  ['global', 'wechat', ['stripe', 'balance', 'wechat', 'alipay']],
])(
  'sortPaymentMethods on the %s network in the environment %s puts working methods first: %j',
  (site, environment, offered) => {
    expect(sortPaymentMethods(paymentMethods, { site, environment })).toEqual(offered);
  },
);
