import type { PaymentMethod } from '@chifan/domain/payment';
import { t } from '@lingui/core/macro';

const known: Readonly<Record<PaymentMethod | 'bank' | 'otherwise', () => string>> = {
  balance: () => t`余额`,
  wechat: () => t`微信支付`,
  alipay: () => t`支付宝`,
  stripe: () => t`银行卡`,
  bank: () => t`银行转账`,
  otherwise: () => t`其他方式`,
};

const words: Readonly<Record<string, () => string>> = known;

/** Label of a payment method. A method that a newer server added is shown by its code. */
export const paymentMethodLabels = (method: string): string => words[method]?.() ?? method;
