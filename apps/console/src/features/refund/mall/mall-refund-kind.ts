import { type MallDecisionReason, mallDecisionReasonsFor } from '@chifan/domain/mall';
import type { RefundStateNumber } from '@chifan/domain/refund';
import { t } from '@lingui/core/macro';
import { Points } from '../../../money-words/amounts.tsx';
import type { StateBadge } from '../../../money-words/badges.ts';
import { type RefundKind, stateBadges } from '../refund-kind.ts';

/**
 * A refund request of the points mall goes from state 1 directly to 4. States 2 and 3 are only for requests that a
 * merchant decides.
 */
export const mallRefundBadges: Readonly<Record<RefundStateNumber, StateBadge>> = {
  ...stateBadges,
  4: { label: () => t`待处理`, tone: 'warn', icon: 'clock' },
  5: { label: () => t`已拒绝`, tone: 'neutral', icon: 'close' },
  6: { label: () => t`客人已撤回`, tone: 'neutral', icon: 'close' },
  7: { label: () => t`已退积分`, tone: 'good', icon: 'check' },
};

const reasonLabels: Readonly<Record<MallDecisionReason, () => string>> = {
  nothing_shown: () => t`凭证看不出问题`,
  told_too_late: () => t`反馈过晚，无法核实`,
  as_described: () => t`商品与描述一致`,
  used: () => t`商品已使用过`,
  affected_items: () => t`仅退有问题的商品`,
  slight_fault: () => t`瑕疵轻微，不影响使用`,
  no_fault_found: () => t`核实后未发现问题`,
  as_goodwill: () => t`友情补偿`,
};

/** Refunds of the points mall. Amounts are in points. */
export const mallRefunds: RefundKind<MallDecisionReason> = {
  Amount: Points,
  readAmount: (typed) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : null),
  inputMode: 'numeric',
  writeAmount: String,
  reasonsToGive: mallDecisionReasonsFor,
  reasonLabels,
  wantsNote: false,
  words: {
    asked: () => t`申请退回`,
    paid: () => t`订单共付`,
    amount: () => t`退回积分`,
    amountHint: () => t`可以只退一部分，需选择原因。`,
    amountFault: (asked) => t`请输入 1 到 ${asked} 的整数`,
  },
};
