import {
  createDeliveries,
  type Deliveries,
  type GatewayOptions,
  redirectToProduct,
  type WebhookRequest,
} from '../gateways/deliveries.ts';
import { type FaultControls, noFaults } from '../gateways/fault-controls.ts';
import { newPair } from '../gateways/rsa-keys.ts';
import { type AlipayKeys, keysIn, signedFields } from './keys.ts';
import {
  type AlipayNotification,
  formatShanghai,
  newNotificationId,
  type Refund,
  refundedOf,
  type Trade,
  yuan,
} from './objects.ts';
import { type AlipayState, openState } from './state.ts';
import type { AlipayOutcome } from './trades.ts';

/** Stand-in for a merchant's app at Alipay: keys, state, fault controls, and notifications to the Chifan server. */
export interface SandboxAlipay {
  readonly keys: AlipayKeys;
  readonly state: AlipayState;
  readonly faults: AlipayFaultControls;
  /** Stores the changes of a call on disk, then sends its notification. Call it before the response is sent. */
  commit(outcome: AlipayOutcome): void;
  close(): void;
}

export function openAlipay({ folder, productUrl }: GatewayOptions): SandboxAlipay {
  const keys = keysIn(folder);
  const state = openState(folder);
  const faults = noAlipayFaults();
  const notices = createNotices({ keys, state, faults, productUrl });
  notices.send([...state.pending.values()]);
  return {
    keys,
    state,
    faults,
    commit: ({ facts, told }) => {
      const notice = told === undefined ? undefined : noticeOf(keys, told);
      state.commit(notice === undefined ? facts : [...facts, { kind: 'notice', value: notice }]);
      if (notice !== undefined) notices.send([notice]);
    },
    close: () => {
      notices.close();
      state.close();
    },
  };
}

function noticeOf(
  keys: AlipayKeys,
  { trade, refund }: { trade: Trade; refund?: Refund | undefined },
): AlipayNotification {
  const id = newNotificationId();
  const refunded = {
    refund_fee: yuan(refundedOf(trade)),
    gmt_refund: formatShanghai(refund?.at ?? 0),
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
    gmt_create: formatShanghai(trade.createdAt),
    gmt_payment: formatShanghai(trade.paidAt ?? 0),
    ...(refund === undefined ? {} : refunded),
  };
  return { id, target: trade.notifyUrl, fields, createdAt: Date.now(), notBefore: refund?.at ?? 0 };
}

const giveUpAfterMs = 25 * 60 * 60_000;

/**
 * Sends each notification again until the Chifan server responds with exactly `success`. The real Alipay waits 4
 * minutes before the second attempt, which is too long for the sandbox.
 */
function createNotices({
  keys,
  state,
  faults,
  productUrl,
}: Pick<SandboxAlipay, 'keys' | 'state' | 'faults'> &
  Pick<GatewayOptions, 'productUrl'>): Deliveries<AlipayNotification> {
  const requestOf = ({ target, fields }: AlipayNotification, privateKey: string): WebhookRequest => ({
    target: redirectToProduct(target, productUrl()),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', 'user-agent': 'Mozilla/4.0' },
    body: new URLSearchParams({
      ...signedFields(privateKey, { ...fields, notify_time: formatShanghai(Date.now()) }),
    }).toString(),
  });
  return createDeliveries<AlipayNotification>({
    faults,
    request: (notice) => requestOf(notice, keys.alipayPrivateKey),
    forged: (notice) => requestOf(notice, newPair().privateKey),
    isAccepted: (status, body) => status === 200 && body === 'success',
    giveUpAfterMs,
    createdAt: ({ createdAt }) => createdAt,
    answerTimeoutMs: 10_000,
    notBefore: ({ notBefore }) => notBefore,
    end: ({ id }) => state.commit([{ kind: 'delivered', noticeId: id }]),
  });
}

/**
 * Fault controls that only Alipay has, in addition to the fault controls of every payment gateway. transferMs:
 * duration of a transfer. failsLater: number of next transfers that are accepted and fail later. systemError,
 * payeeMissing, nameDiffers, balanceTooSmall: number of next transfers that are rejected with this error.
 */
export type AlipayFaultControls = FaultControls & {
  transferMs: number;
  failsLater: number;
  systemError: number;
  payeeMissing: number;
  nameDiffers: number;
  balanceTooSmall: number;
};

const noAlipayFaults = (): AlipayFaultControls => ({
  ...noFaults(),
  transferMs: 0,
  failsLater: 0,
  systemError: 0,
  payeeMissing: 0,
  nameDiffers: 0,
  balanceTooSmall: 0,
});
