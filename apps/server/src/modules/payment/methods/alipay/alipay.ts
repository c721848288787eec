import type { AlipaySdk } from 'alipay-sdk';
import type { AlipayConfig } from '../../../../platform/config.ts';
import { loadOnce } from '../../../../platform/loading/load-once.ts';
import type {
  AttemptToPay,
  GatewayRefundAtGateway,
  GatewayRefundResult,
  GatewayState,
  OpenedAtGateway,
  PaymentGateway,
} from '../../payment-gateway.ts';
import {
  type AlipayClient,
  type AlipayResponse,
  buyerOf,
  createAlipayClient,
  fenOfYuan,
  shanghaiTime,
  yuanOfFen,
} from './client.ts';
import { alipayGatewayReport } from './gateway-report.ts';
import { createAlipayPayouts } from './payout.ts';
import { readAlipayWebhook } from './webhook.ts';

const currency = 'cny';

/**
 * Accepts payments through Alipay in a phone's browser (手机网站支付). The guest pays on Alipay's page. The reference of the
 * payment is our own number.
 */
export function createAlipayGateway(config: AlipayConfig, publicUrl: string): PaymentGateway {
  const sdk = loadOnce(() => openSdk(config));
  const ask = createAlipayClient(sdk);
  return {
    isReferenceOurNumber: true,
    open: async (attempt) => open(await sdk(), config, attempt, `${publicUrl}/rest/payment/alipay/notify`),
    query: (reference) => query(ask, reference),
    close: (reference) => close(ask, reference),
    sendRefund: (gatewayRefund) => sendRefund(ask, gatewayRefund),
    queryGatewayRefund: (gatewayRefund) => queryGatewayRefund(ask, gatewayRefund),
    ...(maySend(config) ? { payouts: createAlipayPayouts(ask) } : {}),
    statement: (day) => alipayGatewayReport(ask, day),
    readWebhook: async (rawBody) => readAlipayWebhook(await sdk(), config, rawBody),
    // Alipay repeats a webhook for a day until the response is `success`.
    acknowledge: (taken) => ({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: taken ? 'success' : 'failure',
    }),
  };
}

/** Imports the library at the first payment through Alipay, because it has 12 MB. */
async function openSdk(config: AlipayConfig): Promise<AlipaySdk> {
  const { AlipaySdk: Library } = await import('alipay-sdk');
  return new Library({
    appId: config.appId,
    gateway: config.gateway,
    timeout: 15_000,
    camelcase: false,
    keyType: 'PKCS8',
    privateKey: config.privateKey.trim(),
    ...proofOf(config),
  });
}

/**
 * The key or the certificates that verify Alipay's signatures. With certificates, the library adds their serial numbers
 * to each request.
 */
const proofOf = ({ alipayPublicKey, certificates }: AlipayConfig) =>
  certificates === undefined
    ? { alipayPublicKey: alipayPublicKey.trim() }
    : {
        appCertContent: certificates.app,
        alipayPublicCertContent: certificates.alipay,
        alipayRootCertContent: certificates.root,
      };

/** Alipay accepts payouts only with certificates. The sandbox accepts payouts without certificates. */
const maySend = ({ certificates, cashier }: AlipayConfig): boolean => certificates !== undefined || cashier !== null;

/**
 * Minimum time until the deadline sent to Alipay, which rejects a deadline in the past. A payment after our own
 * deadline is refunded.
 */
const minMs = 60_000;

/**
 * Signs the URL of Alipay's payment page without a request. The payment starts when the guest's browser opens this URL.
 */
function open(sdk: AlipaySdk, config: AlipayConfig, attempt: AttemptToPay, notifyUrl: string): OpenedAtGateway {
  const { number, title, amount, expiresAt, returnUrl } = attempt;
  const signed = sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
    notifyUrl,
    returnUrl,
    timestamp: shanghaiTime(new Date()),
    bizContent: {
      out_trade_no: number,
      total_amount: yuanOfFen(amount),
      subject: title,
      product_code: 'QUICK_WAP_WAY',
      time_expire: shanghaiTime(new Date(Math.max(expiresAt.getTime(), Date.now() + minMs))),
      quit_url: returnUrl,
    },
  });
  const payUrl = config.cashier === null ? signed : config.cashier + new URL(signed).search;
  return { reference: number, clientData: { payUrl } };
}

/**
 * The result is `unknown` until the guest has opened Alipay's payment page, because the payment does not exist before.
 */
async function query(ask: AlipayClient, number: string): Promise<GatewayState> {
  const answer = await ask('alipay.trade.query', { out_trade_no: number });
  if (answer['sub_code'] === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' };
  assertOurs(answer, number);
  return stateOf(answer);
}

/** Queries the payment after closing it, because the guest may have paid before. */
async function close(ask: AlipayClient, number: string): Promise<GatewayState> {
  await ask('alipay.trade.close', { out_trade_no: number });
  return query(ask, number);
}

function stateOf(answer: AlipayResponse): GatewayState {
  const status = answer['trade_status'];
  // A fully refunded payment is TRADE_CLOSED too. Unlike an unpaid payment, it has a time of payment.
  const isPaid =
    status === 'TRADE_SUCCESS' ||
    status === 'TRADE_FINISHED' ||
    (status === 'TRADE_CLOSED' && !!answer['send_pay_date']);
  if (isPaid)
    return { state: 'settled', amount: fenOfYuan(answer['total_amount'] ?? ''), currency, ...buyerOf(answer) };
  return { state: status === 'TRADE_CLOSED' ? 'cancelled' : 'open' };
}

/** Error codes after which it is unknown whether Alipay paid the refund. A retry may succeed. */
const undecided = new Set(['ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR', 'ACQ.TRADE_NOT_EXIST']);

async function sendRefund(ask: AlipayClient, gatewayRefund: GatewayRefundAtGateway): Promise<GatewayRefundResult> {
  const { number, reference, amount } = gatewayRefund;
  const wanted = { out_trade_no: reference, refund_amount: yuanOfFen(amount), out_request_no: number };
  const answer = await ask('alipay.trade.refund', wanted);
  const { code, sub_code: subCode = '', fund_change: isChanged } = answer;
  if (code === '10000') {
    assertOurs(answer, reference);
    if (isChanged === 'Y') return { reference: number, state: 'settled' };
    // `fund_change` is N if the refund was requested before or is in progress.
    return (await queryGatewayRefund(ask, gatewayRefund)) ?? { reference: number, state: 'pending' };
  }
  if (code !== '40004' || undecided.has(subCode)) throw new Error(`Alipay did not refund: ${code} ${subCode}`);
  return { reference: number, state: 'failed', detail: `${subCode} ${answer['sub_msg'] ?? ''}` };
}

/** @returns null if the refund is unknown, failed or unfinished, because Alipay reports only finished refunds */
async function queryGatewayRefund(
  ask: AlipayClient,
  { number, reference }: GatewayRefundAtGateway,
): Promise<GatewayRefundResult | null> {
  const answer = await ask('alipay.trade.fastpay.refund.query', { out_trade_no: reference, out_request_no: number });
  if (answer['code'] !== '10000') return null;
  assertOurs(answer, reference);
  return answer['refund_status'] === 'REFUND_SUCCESS' ? { reference: number, state: 'settled' } : null;
}

/** @throws if the response is about another trade than the requested one, or about none */
function assertOurs(answer: AlipayResponse, number: string): void {
  if (answer['code'] === '10000' && answer['out_trade_no'] === number) return;
  throw new Error(
    `Alipay returned for ${number}: ${answer['code']} ${answer['sub_code'] ?? ''} ${answer['out_trade_no'] ?? ''}`,
  );
}
