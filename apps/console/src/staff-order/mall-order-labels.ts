import {
  type MallOrderActor,
  type MallOrderEvent,
  type MallOrderState,
  type MallRefuseReason,
  mallRefuseReasons,
} from '@chifan/domain/mall';
import { cancelReasonOf } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import type { StateBadge } from '../money-words/badges.ts';
import { eventLabels, reasonLabel, refuseReasonLabels } from './order-labels.ts';

type HistoryRow = { readonly event: MallOrderEvent; readonly actor: MallOrderActor };

export const mallStateBadges: Readonly<Record<MallOrderState, StateBadge>> = {
  unpaid: { label: () => t`待付积分`, tone: 'neutral', icon: 'wallet' },
  pending: { label: () => t`待发货`, tone: 'warn', icon: 'clock' },
  to_be_delivered: { label: () => t`已发货`, tone: 'brand', icon: 'scooter' },
  completed: { label: () => t`已收货`, tone: 'good', icon: 'check' },
  after_sale_processing: { label: () => t`售后中`, tone: 'warn', icon: 'clock' },
  refunded: { label: () => t`已退积分`, tone: 'neutral', icon: 'check' },
  after_sale_completed: { label: () => t`售后完成`, tone: 'neutral', icon: 'check' },
  cancelled: { label: () => t`已取消`, tone: 'neutral', icon: 'close' },
};

const mallEventLabels: Readonly<Record<MallOrderEvent, () => string>> = {
  ...eventLabels,
  pay: () => t`积分付款成功`,
  refuse: () => t`平台拒单，积分已退`,
  ship: () => t`已发货`,
};

export const mallEventLabel = ({ event, actor }: HistoryRow): string =>
  event === 'confirm' && actor === 'system' ? t`系统自动确认收货` : mallEventLabels[event]();

export const mallRefuseReasonLabels: Readonly<Record<MallRefuseReason, () => string>> = {
  ...refuseReasonLabels,
  sold_out: () => t`商品已无库存`,
  cannot_deliver: () => t`无法寄到该地址`,
};

const isRefuseReason = (reason: string): reason is MallRefuseReason =>
  mallRefuseReasons.some((known) => known === reason);

/**
 * Number of a refund reason → text for mall orders. The list contains the reasons whose text for meal orders mentions
 * food.
 */
const reasonsOfGoods: Readonly<Record<string, () => string>> = {
  3: () => t`选错商品或数量不够`,
  13: () => t`收到时已损坏`,
  14: () => t`少寄了商品`,
  15: () => t`收到的商品不对`,
};

/**
 * Label of a cancellation, refund or refusal reason of a mall order. A reason that a guest chose is a number. A reason
 * that the platform chose or an expiry timer wrote is a key.
 */
export function mallReasonLabel(reason: string): string {
  if (isRefuseReason(reason)) return mallRefuseReasonLabels[reason]();
  return reasonsOfGoods[reason]?.() ?? reasonLabel(cancelReasonOf(Number(reason))?.key ?? reason);
}
