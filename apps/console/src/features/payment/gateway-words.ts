import { t } from '@lingui/core/macro';

/** A name of ours, or what the server said where we have none. */
const nameOf = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

export const methodWords = (method: string): string =>
  nameOf({ wechat: t`微信支付`, alipay: t`支付宝`, stripe: t`银行卡` }, method);

export const alertWords = (kind: string): string =>
  nameOf(
    {
      bad_signature: t`签名不符`,
      wrong_app: t`不是本商户的通知`,
      wrong_amount: t`金额或币种不符`,
      unknown_payment: t`没有这笔支付`,
      replayed: t`重复通知内容不同`,
      statement_differs: t`账单有出入`,
      payout_failed: t`退款打款失败`,
    },
    kind,
  );
