import type { PayoutFault } from '@chifan/domain/payment';
import type { PayoutGateway, PayoutResult, PayoutToMake } from '../../withdrawal-payouts/payout-gateway.ts';
import { type AlipayClient, type AlipayResponse, yuanOfFen } from './client.ts';

const product = { product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' } as const;

export const createAlipayPayouts = (ask: AlipayClient): PayoutGateway => ({
  payout: (wanted) => payout(ask, wanted),
  queryPayout: (number) => queryPayout(ask, number),
});

async function payout(
  ask: AlipayClient,
  { number, amount, account, name, title }: PayoutToMake,
): Promise<PayoutResult> {
  const answer = await ask('alipay.fund.trans.uni.transfer', {
    ...product,
    out_biz_no: number,
    trans_amount: yuanOfFen(amount),
    order_title: title,
    // With ALIPAY_LOGON_ID, Alipay requires the owner's name and compares it with the name of the account.
    payee_info: { identity: account, identity_type: 'ALIPAY_LOGON_ID', name },
  });
  if (answer['code'] !== '10000') return refusalOf(answer);
  const told = stateOf(answer, number);
  // The response reports only that the payout failed. A query returns the reason.
  return told.state === 'failed' ? ((await queryPayout(ask, number)) ?? told) : told;
}

async function queryPayout(ask: AlipayClient, number: string): Promise<PayoutResult | null> {
  const answer = await ask('alipay.fund.trans.common.query', { ...product, out_biz_no: number });
  if (answer['sub_code'] === 'ORDER_NOT_EXIST') return null;
  return stateOf(answer, number);
}

function stateOf(answer: AlipayResponse, number: string): PayoutResult {
  const { code, status, order_id: reference = '', error_code: fault, fail_reason: why } = answer;
  if (code !== '10000' || answer['out_biz_no'] !== number) {
    throw new Error(`Alipay returned for ${number}: ${code} ${answer['sub_code'] ?? ''} ${answer['out_biz_no'] ?? ''}`);
  }
  if (status === 'SUCCESS') return { state: 'settled', reference };
  // `REFUND` means that the payout was sent and then returned to us.
  if (status === 'FAIL' || status === 'REFUND' || status === 'CLOSED') {
    const detail = [status, fault, why].filter(Boolean).join(' ');
    return { state: 'failed', fault: faults[fault ?? ''] ?? 'transfer_failed', detail };
  }
  return { state: 'pending', detail: status ?? null, isShort: false };
}

/** Permanent errors of Alipay, grouped by the reason that the member sees. Payouts with other errors are retried. */
const faults: Readonly<Record<string, PayoutFault>> = {
  PAYEE_NOT_EXIST: 'payee_not_found',
  PAYEE_ACCOUNT_NOT_EXSIT: 'payee_not_found',
  PAYEE_ACC_OCUPIED: 'payee_not_found',
  PAYEE_USER_INFO_ERROR: 'payee_name_differs',
  PAYEE_NOT_RELNAME_CERTIFY: 'payee_cannot_receive',
  PAYEE_ACCOUNT_STATUS_ERROR: 'payee_cannot_receive',
  PAYEE_USERINFO_STATUS_ERROR: 'payee_cannot_receive',
  PAYEE_USER_TYPE_ERROR: 'payee_cannot_receive',
  PAYEE_TRUSTEESHIP_ACC_OVER_LIMIT: 'payee_cannot_receive',
  TRUSTEESHIP_RECIEVE_QUOTA_LIMIT: 'payee_cannot_receive',
  PERM_AML_NOT_REALNAME_REV: 'payee_cannot_receive',
  PERMIT_NON_BANK_LIMIT_PAYEE: 'payee_cannot_receive',
  PERMIT_LIMIT_PAYEE: 'payee_cannot_receive',
};

const shortOfMoney = new Set(['PAYER_BALANCE_NOT_ENOUGH', 'BALANCE_IS_NOT_ENOUGH']);

function refusalOf(answer: AlipayResponse): PayoutResult {
  const { code, sub_code: subCode = '', sub_msg: words = '' } = answer;
  const detail = `${subCode} ${words}`.trim();
  const fault = code === '40004' ? faults[subCode] : undefined;
  if (fault !== undefined) return { state: 'failed', fault, detail };
  return { state: 'pending', detail: detail || `Alipay answered ${code}`, isShort: shortOfMoney.has(subCode) };
}
