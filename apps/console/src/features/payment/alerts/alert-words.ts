import { t } from '@lingui/core/macro';

const alerts: Readonly<Record<string, () => string>> = {
  bad_signature: () => t`签名不符`,
  wrong_app: () => t`不是本商户的通知`,
  wrong_amount: () => t`金额或币种不符`,
  unknown_payment: () => t`没有这笔支付`,
  replayed: () => t`重复通知，内容却不同`,
  statement_differs: () => t`账单有出入`,
  gateway_refund_failed: () => t`退款打款失败`,
  gateway_absent: () => t`渠道已停用，还有支付没查清`,
  paid_twice: () => t`同一笔款可能付了两次`,
  payout_waits: () => t`提现转账未完成`,
};

/** What is wrong; a kind that a later release brings is shown by its name. */
export const alertWords = (kind: string): string => alerts[kind]?.() ?? kind;
