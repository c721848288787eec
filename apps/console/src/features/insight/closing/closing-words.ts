import type { OutputAt } from '@chifan/contract/client';
import type { ClosingWay } from '@chifan/domain/insight';
import { orderTypeOfWay } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { paymentMethodLabels } from '../../../money-words/payment-method-labels.ts';
import { wayLabel } from '../../../staff-order/order-labels.ts';

export type DayClosing = OutputAt<'/rest/staff/dayClosing'>;

export const closingWayLabel = (way: ClosingWay): string =>
  way === 'set_meal' ? t`品牌套餐` : wayLabel({ dining: null, ...orderTypeOfWay[way] });

/**
 * Label of a payment method. The key `borne` is not a payment method, but the money that the courier or the platform
 * paid for an earlier refund.
 */
export const closingMethodLabel = (method: string): string =>
  method === 'borne' ? t`骑手或平台补付的退款` : paymentMethodLabels(method);

const bearers: Readonly<Record<string, () => string>> = {
  order_held: () => t`完成前退回，未入账`,
  merchant_earnings: () => t`完成后退款，本店承担`,
  courier_fees: () => t`完成后退款，骑手承担`,
  platform_income: () => t`完成后退款，平台承担`,
};

/** Label of the party that paid a refund. An account kind that a newer server added is shown by its code. */
export const bearerLabel = (bearer: string): string => bearers[bearer]?.() ?? bearer;
