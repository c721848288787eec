import {
  type DecisionReason,
  decisionReasonsFor,
  isPartialRefundOffer,
  type MerchantRefusal,
  minRefundOffer,
  type Objection,
} from '@chifan/domain/refund';
import { Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { StateBadge } from '../../../money-words/badges.ts';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';
import { type RefundKind, stateBadges } from '../refund-kind.ts';
import type { StaffRefund } from './meal-refunds.query.ts';

/** In state 3, the merchant has refused, or has offered a partial refund that the guest has not answered yet. */
export function badgeOf({ state, offer, objection }: Pick<StaffRefund, 'state' | 'offer' | 'objection'>): StateBadge {
  if (state === 3 && offer !== null) return { label: () => t`部分退款待客人答复`, tone: 'brand', icon: 'clock' };
  return objection === null ? stateBadges[state] : objectionBadges[objection];
}

const objectionBadges: Readonly<Record<Objection, StateBadge>> = {
  possible: { label: () => t`已按规则退款`, tone: 'good', icon: 'check' },
  raised: { label: () => t`商家申诉待裁定`, tone: 'warn', icon: 'clock' },
  decided: { label: () => t`商家申诉已裁定`, tone: 'neutral', icon: 'check' },
};

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

const reasonLabels: Readonly<Record<DecisionReason, () => string>> = {
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

/** Refunds of meals. Amounts are in fen, and are typed in yuan. */
export const mealRefunds: RefundKind<DecisionReason> = {
  Amount: Money,
  readAmount: readYuan,
  inputMode: 'decimal',
  writeAmount: writeYuan,
  reasonsToGive: decisionReasonsFor,
  reasonLabels,
  wantsNote: true,
  words: {
    asked: () => t`申请退款`,
    paid: () => t`订单实付`,
    amount: () => t`退款金额（元）`,
    amountFault: () => t`请输入 0.01 元以上、不超过申请金额的数。`,
  },
};

/**
 * The amount that a merchant may grant, in fen. A partial grant is an offer to the guest. Null if it is below the
 * minimum offer.
 */
export const merchantAmountOf = (amount: number | null, asked: number): number | null =>
  amount !== null && isPartialRefundOffer(amount, asked) && amount < minRefundOffer(asked) ? null : amount;
