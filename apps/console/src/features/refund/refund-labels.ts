import type { DecisionReason, MerchantRefusal, RefundStateNumber } from '@chifan/domain/refund';
import { t } from '@lingui/core/macro';
import type { StateBadge } from '../../money-words/gateway-refund-badges.ts';
import type { StaffRefund } from './refunds.query.ts';

/** What a state asks of those who decide. */
const stateBadges: Readonly<Record<RefundStateNumber, StateBadge>> = {
  1: { label: () => t`已提交`, tone: 'brand', icon: 'clock' },
  2: { label: () => t`待商家处理`, tone: 'warn', icon: 'clock' },
  3: { label: () => t`商家已拒绝`, tone: 'neutral', icon: 'close' },
  4: { label: () => t`待平台处理`, tone: 'warn', icon: 'clock' },
  5: { label: () => t`平台已拒绝`, tone: 'neutral', icon: 'close' },
  6: { label: () => t`已撤回或失效`, tone: 'neutral', icon: 'close' },
  7: { label: () => t`已退款`, tone: 'good', icon: 'check' },
};

/** In state 3 the merchant has refused, or offered a part that the guest has not answered yet. */
export const badgeOf = ({ state, offer }: Pick<StaffRefund, 'state' | 'offer'>): StateBadge =>
  state === 3 && offer !== null
    ? { label: () => t`部分退款待客人答复`, tone: 'brand', icon: 'clock' }
    : stateBadges[state];

export const refusalLabels: Readonly<Record<MerchantRefusal | 'other', () => string>> = {
  made_as_ordered: () => t`已按订单制作`,
  was_collected_complete: () => t`取餐时餐品齐全`,
  photo_shows_nothing: () => t`照片看不出问题`,
  guest_changed_mind: () => t`客人改主意时已经做好`,
  delivery_not_ours: () => t`配送不由本店负责`,
  made_as_remarked: () => t`已按备注要求制作`,
  replaced_already: () => t`已补送或补偿`,
  other: () => t`其他原因`,
};

/** What the guest reads of a decision in their own language. */
export const reasonLabels: Readonly<Record<DecisionReason, () => string>> = {
  only_affected: () => t`仅退有问题的菜品`,
  part_eaten: () => t`部分餐品已食用`,
  for_the_delay: () => t`迟到补偿`,
  not_as_good: () => t`已送达但品质不达标`,
  price_difference: () => t`退差价`,
  brought_all_the_same: () => t`配送已完成，配送费不退`,
  nothing_shown: () => t`凭证看不出问题`,
  as_ordered: () => t`已按订单制作并送达`,
  mostly_eaten: () => t`餐品大部分已食用`,
  told_too_late: () => t`反馈过晚，无法核实`,
  already_made: () => t`申请前已开始制作`,
  no_fault_found: () => t`核实后未发现问题`,
};
