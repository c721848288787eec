import type { Fields } from './keys.ts';
import {
  fenOf,
  formatShanghai,
  newToken,
  newTradeNo,
  parseShanghai,
  type Refund,
  refundedOf,
  type Trade,
  yuan,
} from './objects.ts';
import type { AlipayState, Fact } from './state.ts';

/**
 * Response of a call and the changes to store. If the merchant gets a notification, `told` is the changed trade or
 * refund.
 */
export interface AlipayOutcome {
  readonly answer: Readonly<Record<string, string>>;
  readonly facts: readonly Fact[];
  readonly told?: { readonly trade: Trade; readonly refund?: Refund };
}

/** Rejects a call in Alipay's format: code 40004 with a sub code. */
export class BusinessError extends Error {
  readonly subCode: string;
  constructor(subCode: string, subMessage: string) {
    super(subMessage);
    this.subCode = subCode;
  }
}

export interface RefundBehaviour {
  /**
   * Returns whether the refund fails because the fault `abnormalRefund` is set, and decreases the count of the fault by
   * one. Called only for a new refund.
   */
  readonly isAbnormal: () => boolean;
  readonly ms: number;
}

/** Handles the call alipay.trade.wap.pay. The trade is created when the payment page is opened for the first time. */
export function openTrade(state: AlipayState, query: Fields, biz: Fields): AlipayOutcome & { trade: Trade } {
  const amount = fenOf(biz['total_amount'] ?? '');
  const outTradeNo = biz['out_trade_no'] ?? '';
  if (amount === undefined || amount < 1 || !/^\w{1,64}$/.test(outTradeNo) || biz['product_code'] !== 'QUICK_WAP_WAY')
    throw new BusinessError('ACQ.INVALID_PARAMETER', '参数无效');
  const known = state.trades.get(outTradeNo);
  if (known !== undefined && known.amount !== amount)
    throw new BusinessError('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改');
  const trade: Trade = known ?? {
    outTradeNo,
    tradeNo: newTradeNo(),
    amount,
    status: 'WAIT_BUYER_PAY',
    paidAt: null,
    buyerId: null,
    refunds: [],
    subject: (biz['subject'] ?? '').slice(0, 256),
    createdAt: Date.now(),
    expiresAt: parseShanghai(biz['time_expire'] ?? ''),
    notifyUrl: query['notify_url'] ?? '',
    returnUrl: query['return_url'] ?? '',
    quitUrl: biz['quit_url'] ?? '',
    token: newToken(),
  };
  return { trade, answer: {}, facts: known === undefined ? [{ kind: 'trade', value: trade }] : [] };
}

/** Pays a trade. @throws BusinessError if the trade can no longer be paid */
export function payTrade(found: Trade, buyerId: string): AlipayOutcome {
  const trade = closeIfExpired(found);
  if (trade.status === 'TRADE_SUCCESS') throw new BusinessError('ACQ.TRADE_HAS_SUCCESS', '交易已被支付');
  if (trade.status === 'TRADE_CLOSED') throw new BusinessError('ACQ.TRADE_HAS_CLOSE', '交易已经关闭');
  const paid: Trade = { ...trade, status: 'TRADE_SUCCESS', paidAt: Date.now(), buyerId };
  return { answer: {}, facts: [{ kind: 'trade', value: paid }], told: { trade: paid } };
}

/** Closes a trade that is still unpaid at its `time_expire`. */
export const closeIfExpired = (trade: Trade): Trade =>
  trade.status === 'WAIT_BUYER_PAY' && trade.expiresAt <= Date.now() ? { ...trade, status: 'TRADE_CLOSED' } : trade;

type Call = (state: AlipayState, biz: Fields, course: RefundBehaviour) => AlipayOutcome;

export const tradeCalls: Readonly<Record<string, Call>> = {
  'alipay.trade.query': (state, biz) => {
    const trade = closeIfExpired(findTrade(state, biz));
    return {
      answer: {
        ...namesOf(trade),
        trade_status: trade.status,
        total_amount: yuan(trade.amount),
        ...(trade.buyerId ? { buyer_user_id: trade.buyerId } : {}),
        ...(trade.paidAt === null ? {} : { send_pay_date: formatShanghai(trade.paidAt) }),
      },
      facts: [],
    };
  },
  'alipay.trade.close': (state, biz) => {
    const trade = findTrade(state, biz);
    if (trade.status === 'TRADE_SUCCESS') throw new BusinessError('ACQ.TRADE_HAS_SUCCESS', '交易已被支付');
    return { answer: namesOf(trade), facts: [{ kind: 'trade', value: { ...trade, status: 'TRADE_CLOSED' } }] };
  },
  'alipay.trade.refund': refundTrade,
  'alipay.trade.fastpay.refund.query': (state, biz) => {
    const trade = findTrade(state, biz);
    const refund = trade.refunds.find(({ outRequestNo }) => outRequestNo === biz['out_request_no']);
    const hasArrived = refund !== undefined && refund.at <= Date.now();
    return {
      answer: {
        ...namesOf(trade),
        ...(refund === undefined ? {} : { out_request_no: refund.outRequestNo, refund_amount: yuan(refund.amount) }),
        ...(hasArrived ? { refund_status: 'REFUND_SUCCESS' } : {}),
      },
      facts: [],
    };
  },
};

/**
 * Creates a refund. A repeated refund number returns the first refund. All refunds together cannot exceed the paid
 * amount.
 */
function refundTrade(state: AlipayState, biz: Fields, course: RefundBehaviour): AlipayOutcome {
  const trade = findTrade(state, biz);
  const amount = fenOf(biz['refund_amount'] ?? '');
  const outRequestNo = biz['out_request_no'] ?? '';
  if (amount === undefined || amount < 1 || outRequestNo === '')
    throw new BusinessError('ACQ.INVALID_PARAMETER', '参数无效');
  const known = trade.refunds.find((refund) => refund.outRequestNo === outRequestNo);
  if (known !== undefined) return { answer: refundAnswer(trade, known.amount, false), facts: [] };
  if (trade.paidAt === null) throw new BusinessError('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  if (refundedOf(trade) + amount > trade.amount)
    throw new BusinessError('ACQ.REASON_TRADE_REFUND_FEE_ERR', '退款金额无效');
  if (course.isAbnormal()) throw new BusinessError('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足');
  const refund: Refund = { outRequestNo, amount, at: Date.now() + course.ms };
  const refunds = [...trade.refunds, refund];
  const isAll = refundedOf({ ...trade, refunds }) === trade.amount;
  const changed: Trade = { ...trade, refunds, status: isAll ? 'TRADE_CLOSED' : trade.status };
  return {
    answer: refundAnswer(changed, amount, course.ms === 0),
    facts: [{ kind: 'trade', value: changed }],
    told: { trade: changed, refund },
  };
}

const refundAnswer = (trade: Trade, amount: number, isChanged: boolean) => ({
  ...namesOf(trade),
  fund_change: isChanged ? 'Y' : 'N',
  refund_fee: yuan(refundedOf(trade)),
  send_back_fee: yuan(amount),
});

const namesOf = ({ tradeNo, outTradeNo }: Trade) => ({ trade_no: tradeNo, out_trade_no: outTradeNo });

function findTrade({ trades }: AlipayState, biz: Fields): Trade {
  const trade = trades.get(biz['out_trade_no'] ?? '');
  if (trade === undefined) throw new BusinessError('ACQ.TRADE_NOT_EXIST', '交易不存在');
  return trade;
}
