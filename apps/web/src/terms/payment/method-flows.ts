import type { PaymentMethod } from '@chifan/domain/payment';

/**
 * How the guest pays with each method: on a form of our page, by payment password, on WeChat’s payment sheet, or on the
 * gateway’s page.
 */
const methodFlows = {
  wechat: 'sheet',
  alipay: 'page',
  stripe: 'form',
  balance: 'password',
} as const satisfies Record<PaymentMethod, 'form' | 'password' | 'sheet' | 'page'>;

type Flows = typeof methodFlows;
type MethodBy<Flow extends Flows[PaymentMethod]> = {
  [Method in PaymentMethod]: Flows[Method] extends Flow ? Method : never;
}[PaymentMethod];

/** Payment methods that start with one tap, because they need no form on our page. */
export type QuickMethod = MethodBy<'password' | 'sheet' | 'page'>;

export const isQuick = (method: PaymentMethod): method is QuickMethod => methodFlows[method] !== 'form';

export const leavesTheApp = (method: PaymentMethod): method is MethodBy<'sheet' | 'page'> =>
  methodFlows[method] === 'sheet' || methodFlows[method] === 'page';

export const opensPaymentSheet = (method: PaymentMethod): method is MethodBy<'sheet'> =>
  methodFlows[method] === 'sheet';
