import type { AccountKind } from '@chifan/domain/wallet';
import { t } from '@lingui/core/macro';

const words: Readonly<Record<AccountKind, () => string>> = {
  member_balance: () => t`会员余额`,
  member_points: () => t`会员积分`,
  member_affiliate: () => t`会员推广余额`,
  member_points_pending: () => t`待入账积分`,
  member_affiliate_pending: () => t`待入账推广奖励`,
  member_rebate_pending: () => t`待入账返现`,
  order_held: () => t`订单冻结款`,
  purchase_held: () => t`充值与购券冻结款`,
  withdrawal_held: () => t`提现冻结款`,
  dispute_held: () => t`拒付冻结款`,
  merchant_earnings: () => t`商家应得收入`,
  brand_earnings: () => t`品牌套餐分成`,
  courier_fees: () => t`骑手配送费`,
  platform_income: () => t`平台收入`,
  paid_otherwise: () => t`其他方式代付`,
  gateway_clearing: () => t`支付渠道款项`,
  topup_bonus: () => t`充值赠送与礼金`,
  affiliate_issued: () => t`已发推广奖励`,
  draw_issued: () => t`已发抽奖奖金`,
  rebate_issued: () => t`已发返现`,
  points_issued: () => t`已发积分`,
  points_redeemed: () => t`商城已用积分`,
};

/** Label of an account kind. A kind that a newer server added is shown by its code. */
export const accountLabels = (kind: string): string => (isKnown(kind) ? words[kind]() : kind);

const isKnown = (kind: string): kind is AccountKind => Object.hasOwn(words, kind);
