import type { PayoutMethod, WithdrawalEvent, WithdrawalRefusal, WithdrawalState } from '@chifan/domain/affiliate';
import { t } from '@lingui/core/macro';

export const withdrawalEventLabels: Readonly<Record<WithdrawalEvent, () => string>> = {
  apply: () => t`申请`,
  approve: () => t`通过`,
  refuse: () => t`拒绝`,
  pay: () => t`打款`,
  fail: () => t`打款失败`,
};

export const payoutMethodLabels: Readonly<Record<PayoutMethod, () => string>> = {
  alipay: () => t`支付宝账户`,
  bank: () => t`银行卡`,
};

/**
 * Labels of the text that explains a payout, by state of the withdrawal. For a payout that an operator makes, the
 * operator types the text: a payment reference, or the reason why the payout failed.
 */
export const payoutDetailLabels: Readonly<Record<WithdrawalState, () => string>> = {
  applied: () => t`支付宝说明`,
  approved: () => t`支付宝说明`,
  paid: () => t`付款凭证`,
  refused: () => t`支付宝说明`,
  failed: () => t`失败原因`,
};

export const withdrawalRefusalLabels: Readonly<Record<WithdrawalRefusal, () => string>> = {
  name_differs: () => t`姓名与账户持有人不一致`,
  account_unclear: () => t`账户信息不清楚`,
  one_person: () => t`受邀好友疑似本人`,
  rules_not_met: () => t`不符合推广计划规则`,
};
