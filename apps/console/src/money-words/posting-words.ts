import { t } from '@lingui/core/macro';

const words: Readonly<Record<string, () => string>> = {
  order_paid: () => t`订单付款`,
  order_settled: () => t`订单完成`,
  order_refunded: () => t`订单退款`,
  gateway_refund_otherwise: () => t`以其他方式退款`,
  gateway_refund_twice: () => t`渠道又退了一次款`,
  courier_paid: () => t`骑手配送费`,
  refund_borne: () => t`责任方承担退款`,
  coupon_subsidy_back: () => t`收回平台补贴`,
  purchase_paid: () => t`付款`,
  purchase_refunded: () => t`退款`,
  top_up: () => t`充入余额`,
  top_up_bonus: () => t`充值赠送`,
  coupon_sold: () => t`售出优惠券`,
  coupon_returned: () => t`优惠券退款`,
  points_earned: () => t`获得积分，待入账`,
  points_credited: () => t`积分入账`,
  points_taken_back: () => t`收回积分`,
  mall_order_paid: () => t`积分商城订单`,
  mall_order_refunded: () => t`积分商城退回`,
  rebate_earned: () => t`获得返现，待入账`,
  rebate_credited: () => t`返现入账`,
  rebate_taken_back: () => t`收回返现`,
  affiliate_earned: () => t`推广奖励，待入账`,
  affiliate_credited: () => t`推广奖励入账`,
  affiliate_taken_back: () => t`收回推广奖励`,
  draw_earned: () => t`抽奖奖励，待入账`,
  draw_credited: () => t`抽奖奖励入账`,
  draw_taken_back: () => t`收回抽奖奖励`,
  withdrawal_applied: () => t`申请提现，冻结`,
  withdrawal_paid: () => t`提现已打款`,
  withdrawal_returned: () => t`提现退回推广余额`,
  reward_lost: () => t`奖励已花掉，平台承担`,
};

/** Why it was posted; what a later release posts is shown by its name. */
export const postingWords = (reason: string): string => words[reason]?.() ?? reason;
