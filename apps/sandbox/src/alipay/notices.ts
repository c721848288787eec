import { createDeliveries, type Deliveries, type WebhookRequest } from '../gateways/deliveries.ts';
import type { FaultControls } from '../gateways/fault-controls.ts';
import { type AlipayKeys, newPair } from './keys.ts';
import { type Notice, newNoticeId, type Refund, refundedOf, shanghai, type Trade, yuan } from './objects.ts';
import { signedFields } from './signatures.ts';
import type { AlipayState } from './state.ts';

/** What Alipay tells a merchant of a trade that was paid, or of which something was refunded. */
export function noticeOf(keys: AlipayKeys, { trade, refund }: { trade: Trade; refund?: Refund | undefined }): Notice {
  const id = newNoticeId();
  const refunded = {
    refund_fee: yuan(refundedOf(trade)),
    gmt_refund: shanghai(refund?.at ?? 0),
    out_biz_no: refund?.outRequestNo ?? '',
  };
  const fields = {
    notify_type: 'trade_status_sync',
    notify_id: id,
    charset: 'utf-8',
    version: '1.0',
    app_id: keys.appId,
    auth_app_id: keys.appId,
    seller_id: keys.sellerId,
    ...(trade.buyerId ? { buyer_id: trade.buyerId } : {}),
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    trade_status: trade.status,
    subject: trade.subject,
    total_amount: yuan(trade.amount),
    receipt_amount: yuan(trade.amount),
    buyer_pay_amount: yuan(trade.amount),
    gmt_create: shanghai(trade.createdAt),
    gmt_payment: shanghai(trade.paidAt ?? 0),
    ...(refund === undefined ? {} : refunded),
  };
  return { id, target: trade.notifyUrl, fields, createdAt: Date.now(), notBefore: refund?.at ?? 0 };
}

type Options = {
  readonly keys: AlipayKeys;
  readonly state: AlipayState;
  readonly faults: FaultControls;
  /** Where the product listens: this stand-in tells nobody else, whatever host a merchant names. */
  readonly productUrl: () => string;
};

const giveUpAfterMs = 25 * 60 * 60_000;
const longestPauseMs = 300_000;

/** Alipay goes on until it hears exactly `success`. The real one waits 4 minutes first; nobody at a sandbox wants to. */
export function createNotices({ keys, state, faults, productUrl }: Options): Deliveries<Notice> {
  const requestOf = ({ target, fields }: Notice, privateKey: string): WebhookRequest => ({
    target: targetAt(productUrl(), target),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', 'user-agent': 'Mozilla/4.0' },
    body: new URLSearchParams({
      ...signedFields(privateKey, { ...fields, notify_time: shanghai(Date.now()) }),
    }).toString(),
  });
  return createDeliveries<Notice>({
    faults,
    request: (notice) => requestOf(notice, keys.alipayPrivateKey),
    forged: (notice) => requestOf(notice, newPair().privateKey),
    isTaken: (status, body) => status === 200 && body === 'success',
    pauseMs: (tries, { createdAt }) =>
      Date.now() - createdAt > giveUpAfterMs ? undefined : Math.min(1000 * 2 ** tries, longestPauseMs),
    answerTimeoutMs: 10_000,
    notBefore: ({ notBefore }) => notBefore,
    end: ({ id }) => state.commit([{ kind: 'delivered', noticeId: id }]),
  });
}

function targetAt(base: string, target: string): string {
  return URL.canParse(target) && URL.canParse(base) ? new URL(new URL(target).pathname, base).href : '';
}
