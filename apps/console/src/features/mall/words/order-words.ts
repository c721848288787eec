import type { MallOrderActor, MallOrderEvent, MallOrderState, MallRefuseReason } from '@chifan/domain/mall';
import { cancelReasonOf } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import type { StateBadge } from '../../../money-words/gateway-refund-badges.ts';
import { reasonLabel } from '../../../staff-order/order-labels.ts';

type HistoryRow = { readonly event: MallOrderEvent; readonly actor: MallOrderActor };

/** What a state asks of those who send. */
export const stateBadges: Readonly<Record<MallOrderState, StateBadge>> = {
  unpaid: { label: () => t`待付积分`, tone: 'neutral', icon: 'wallet' },
  pending: { label: () => t`待发货`, tone: 'warn', icon: 'clock' },
  to_be_delivered: { label: () => t`已发货`, tone: 'brand', icon: 'scooter' },
  completed: { label: () => t`已收货`, tone: 'good', icon: 'check' },
  after_sale_processing: { label: () => t`售后中`, tone: 'warn', icon: 'clock' },
  refunded: { label: () => t`已退积分`, tone: 'neutral', icon: 'check' },
  after_sale_completed: { label: () => t`售后完成`, tone: 'neutral', icon: 'check' },
  cancelled: { label: () => t`已取消`, tone: 'neutral', icon: 'close' },
};

const eventWords: Readonly<Record<MallOrderEvent, () => string>> = {
  place: () => t`客人下单`,
  pay: () => t`积分付款成功`,
  cancel: () => t`客人取消订单`,
  expire: () => t`超时自动取消`,
  refuse: () => t`平台拒单，积分已退`,
  ship: () => t`已发货`,
  confirm: () => t`确认收货`,
  apply_for_refund: () => t`客人申请退款`,
  refund: () => t`退款完成`,
  settle: () => t`售后结束`,
  resume: () => t`售后关闭，订单继续`,
};

/** What happened; a parcel that nobody confirmed counts as received after some days. */
export const eventLabel = ({ event, actor }: HistoryRow): string =>
  event === 'confirm' && actor === 'system' ? t`系统自动确认收货` : eventWords[event]();

export const actorWords: Readonly<Record<MallOrderActor, () => string>> = {
  member: () => t`客人`,
  platform: () => t`平台`,
  system: () => t`系统`,
};

export const refuseReasonWords: Readonly<Record<MallRefuseReason, () => string>> = {
  sold_out: () => t`商品已无库存`,
  cannot_deliver: () => t`无法寄到该地址`,
  other: () => t`其他原因`,
};

const isRefuseReason = (reason: string): reason is MallRefuseReason => reason in refuseReasonWords;

/** Reasons that speak of food where other orders give them, by their number. */
const reasonsOfGoods: Readonly<Record<string, () => string>> = {
  3: () => t`选错商品或数量不够`,
  13: () => t`收到时已损坏`,
  15: () => t`收到的商品不对`,
};

/** A guest's reason is a number, the platform's a key; timers write theirs as other orders' do. */
export function reasonWords(reason: string): string {
  if (isRefuseReason(reason)) return refuseReasonWords[reason]();
  return reasonsOfGoods[reason]?.() ?? reasonLabel(cancelReasonOf(Number(reason))?.key ?? reason);
}
