import { consumeFault } from '../gateways/fault-controls.ts';
import type { AlipayFaultControls } from './alipay.ts';
import type { Fields } from './keys.ts';
import { fenOf, formatShanghai, newTradeNo, type Transfer, yuan } from './objects.ts';
import type { AlipayState } from './state.ts';
import { type AlipayOutcome, BusinessError } from './trades.ts';

type Call = (state: AlipayState, biz: Fields, faults: AlipayFaultControls) => AlipayOutcome;

/** API calls for transfers to Alipay accounts, by method name. Alipay sends no notification of their result. */
export const transferCalls: Readonly<Record<string, Call>> = {
  'alipay.fund.trans.uni.transfer': makeTransfer,
  'alipay.fund.trans.common.query': (state, biz) => {
    const transfer = isOfTransfers(biz) ? state.transfers.get(biz['out_biz_no'] ?? '') : undefined;
    if (transfer === undefined) throw new BusinessError('ORDER_NOT_EXIST', '转账订单不存在');
    const status = statusOf(transfer);
    return {
      answer: {
        ...namesOf(transfer),
        status,
        ...(status === 'SUCCESS'
          ? { trans_amount: yuan(transfer.amount), pay_date: formatShanghai(transfer.arrivesAt), arrival_time_end: '' }
          : {}),
        ...(status === 'FAIL' ? { error_code: transfer.fault ?? '', fail_reason: '收款方无法收款' } : {}),
      },
      facts: [],
    };
  },
};

/**
 * Creates a transfer. A repeated transfer number returns the first transfer, and is rejected if amount or recipient
 * differ.
 */
function makeTransfer(state: AlipayState, biz: Fields, faults: AlipayFaultControls): AlipayOutcome {
  const wanted = wantedOf(biz);
  const known = state.transfers.get(wanted.outBizNo);
  if (known !== undefined) {
    if (known.amount !== wanted.amount || known.identity !== wanted.identity || known.name !== wanted.name)
      throw new BusinessError('PAYMENT_INFO_INCONSISTENCY', '两次请求商户单号一样，但是参数不一致');
    return { answer: answerOf(known), facts: [] };
  }
  if (consumeFault(faults, 'systemError')) throw new BusinessError('SYSTEM_ERROR', '系统繁忙');
  if (consumeFault(faults, 'payeeMissing')) throw new BusinessError('PAYEE_NOT_EXIST', '收款账号不存在');
  if (consumeFault(faults, 'nameDiffers')) throw new BusinessError('PAYEE_USER_INFO_ERROR', '支付宝账号和姓名不匹配');
  if (consumeFault(faults, 'balanceTooSmall')) throw new BusinessError('PAYER_BALANCE_NOT_ENOUGH', '付款方余额不足');
  const createdAt = Date.now();
  const transfer: Transfer = {
    ...wanted,
    orderId: newTradeNo(),
    createdAt,
    arrivesAt: createdAt + faults.transferMs,
    fault: consumeFault(faults, 'failsLater') ? 'PAYEE_ACCOUNT_STATUS_ERROR' : null,
  };
  return { answer: answerOf(transfer), facts: [{ kind: 'transfer', value: transfer }] };
}

type Wanted = Pick<Transfer, 'outBizNo' | 'amount' | 'identity' | 'name' | 'title'>;

function wantedOf(biz: Fields): Wanted {
  const [outBizNo = '', amount] = [biz['out_biz_no'], fenOf(biz['trans_amount'] ?? '')];
  const payee = payeeOf(biz['payee_info'] ?? '');
  // A login name must be sent together with the account owner's name.
  const isPayee = payee['identity_type'] === 'ALIPAY_LOGON_ID' && !!payee['identity'] && !!payee['name'];
  if (!/^\w{1,64}$/.test(outBizNo) || amount === undefined || amount < 10 || !isPayee || !isOfTransfers(biz))
    throw new BusinessError('INVALID_PARAMETER', '参数有误');
  const { identity = '', name = '' } = payee;
  return { outBizNo, amount, identity, name, title: biz['order_title'] ?? '' };
}

const isOfTransfers = (biz: Fields): boolean =>
  biz['product_code'] === 'TRANS_ACCOUNT_NO_PWD' && biz['biz_scene'] === 'DIRECT_TRANSFER';

function payeeOf(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

export const statusOf = ({ arrivesAt, fault }: Transfer): 'SUCCESS' | 'DEALING' | 'FAIL' =>
  arrivesAt > Date.now() ? 'DEALING' : fault === null ? 'SUCCESS' : 'FAIL';

const answerOf = (transfer: Transfer): Fields => ({
  ...namesOf(transfer),
  status: statusOf(transfer),
  trans_date: formatShanghai(transfer.createdAt),
});

const namesOf = ({ outBizNo, orderId }: Transfer): Fields => ({
  out_biz_no: outBizNo,
  order_id: orderId,
  pay_fund_order_id: orderId,
});
