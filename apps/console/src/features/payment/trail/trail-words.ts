import type { MoneyTrail } from '@chifan/contract/payment/views';
import type { PurchaseKind, PurchaseState } from '@chifan/domain/purchase';
import { t } from '@lingui/core/macro';
import type { StateBadge } from '../../../money-words/badges.ts';

export type Invitation = NonNullable<MoneyTrail['invitation']>;

export const purchaseKindLabels: Readonly<Record<'order' | 'withdrawal' | PurchaseKind, () => string>> = {
  order: () => t`订单`,
  top_up: () => t`充值`,
  coupon: () => t`购券`,
  withdrawal: () => t`提现`,
};

export const purchaseBadges: Readonly<Record<PurchaseState, StateBadge>> = {
  unpaid: { label: () => t`待付款`, tone: 'warn', icon: 'wallet' },
  paid: { label: () => t`已付款`, tone: 'good', icon: 'check' },
  cancelled: { label: () => t`已取消`, tone: 'neutral', icon: 'close' },
  refunded: { label: () => t`已退款`, tone: 'neutral', icon: 'check' },
};

export const barredReasonLabels: Readonly<Record<NonNullable<Invitation['barred']>, () => string>> = {
  device: () => t`未计奖励：邀请人与客人使用同一设备`,
  payer: () => t`未计奖励：邀请人与客人使用同一付款账户`,
  shop: () => t`未计奖励：客人或邀请人在该餐厅工作`,
};

export const rewardBadges: Readonly<Record<NonNullable<Invitation['reward']>['state'], StateBadge>> = {
  pending: { label: () => t`待入账`, tone: 'warn', icon: 'clock' },
  credited: { label: () => t`已入账`, tone: 'good', icon: 'check' },
  taken_back: { label: () => t`已收回`, tone: 'neutral', icon: 'close' },
};

export const gatewayRefundEvents: Readonly<
  Record<MoneyTrail['attempts'][number]['gatewayRefunds'][number]['history'][number]['event'], () => string>
> = {
  paid_otherwise: () => t`已用其他方式付给客人`,
  to_balance: () => t`已退到客人余额`,
  gateway_paid_too: () => t`渠道随后也退了款，请核对`,
};
