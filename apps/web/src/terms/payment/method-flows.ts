import type { PaymentMethod } from '@chifan/domain/payment';

/** How a method is gone through: a form on our page, the payment password, WeChat's own sheet, the gateway's own page. */
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

/** Where no form of ours is needed: one tap begins it. */
export type QuickMethod = MethodBy<'password' | 'sheet' | 'page'>;

export const isQuick = (method: PaymentMethod): method is QuickMethod => methodFlows[method] !== 'form';

/** Whether the guest goes on outside of our page. */
export const leadsOut = (method: PaymentMethod): method is MethodBy<'sheet' | 'page'> =>
  methodFlows[method] === 'sheet' || methodFlows[method] === 'page';

export const opensSheet = (method: PaymentMethod): method is MethodBy<'sheet'> => methodFlows[method] === 'sheet';
