import { consumeFault } from '../gateways/fault-controls.ts';
import { escaped, pageOf, tableOf } from '../pages/page.ts';
import { html, type Input, json, type Reply, type StandIn } from '../stand-in.ts';
import type { SandboxAlipay } from './alipay.ts';
import { bizOf, envelopeProblem } from './gateway-server.ts';
import { type Fields, signedFields } from './keys.ts';
import { formatShanghai, newBuyerId, type Trade, yuan } from './objects.ts';
import { BusinessError, closeIfExpired, openTrade, payTrade } from './trades.ts';
import { statusOf } from './transfers.ts';

/** Web pages of the Alipay stand-in: the payment page for buyers, and a list of the newest trades and transfers. */
export const alipayStandIn = (alipay: SandboxAlipay): StandIn => ({
  name: 'alipay',
  faults: alipay.faults,
  section: () => `<h2>Alipay</h2>${tradesTable(alipay)}${transfersTable(alipay)}`,
  get: (place, query) => {
    if (place === 'gateway.do') return openCashier(alipay, Object.fromEntries(query));
    const token = /^cashier\/(\w+)$/.exec(place)?.[1];
    const trade = token === undefined ? undefined : tradeOf(alipay, token);
    return trade === undefined ? undefined : { type: html, body: cashierPage(closeIfExpired(trade)) };
  },
  post: (place, input) => (place === 'pay' ? pay(alipay, input) : undefined),
});

/** Verifies a merchant's signed payment request, which a guest's browser opened, and redirects to the payment page. */
function openCashier(alipay: SandboxAlipay, fields: Fields): Reply {
  const problem = fields['method'] === 'alipay.trade.wap.pay' ? envelopeProblem(alipay, fields) : 'isv.invalid-method';
  if (problem !== undefined) return refusal(problem);
  try {
    const { trade, ...outcome } = openTrade(alipay.state, fields, bizOf(fields));
    alipay.commit(outcome);
    return { type: html, body: '', location: `/sandbox/alipay/cashier/${trade.token}` };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return refusal(error.subCode);
  }
}

const refusal = (code: string): Reply => ({
  status: 400,
  type: html,
  body: pageOf(
    'Alipay sandbox',
    `<section><p>This request cannot be paid: <code>${escaped(code)}</code></p></section>`,
  ),
});

const tradeOf = ({ state }: SandboxAlipay, token: string): Trade | undefined =>
  [...state.trades.values()].find((trade) => trade.token === token);

function cashierPage(trade: Trade): string {
  const amount = `<p class="amount"><bdi>¥${yuan(trade.amount)}</bdi></p>`;
  const body = `<section class="cashier" data-token="${trade.token}"><p>${escaped(trade.subject)}</p>${amount}
<p class="quiet"><bdi>${escaped(trade.outTradeNo)}</bdi></p>${stepsOf(trade)}<p role="alert"></p></section>
<p class="quiet">A stand-in for Alipay’s page. No money moves, and Alipay is not contacted.</p>`;
  return pageOf('Alipay sandbox', body, 'cashier.js');
}

function stepsOf({ status, quitUrl }: Trade): string {
  if (status === 'TRADE_SUCCESS') return '<p>This payment is made.</p>';
  if (status === 'TRADE_CLOSED') return `<p>This payment is closed.</p>${leaving(quitUrl)}`;
  return `<button type="button" class="main" data-outcome="pay">Pay</button>
<button type="button" data-outcome="fail">Let it fail</button>${leaving(quitUrl)}`;
}

const leaving = (quitUrl: string): string =>
  /^https?:\/\//.test(quitUrl) ? `<a class="button" href="${escaped(quitUrl)}">Leave without paying</a>` : '';

/**
 * Applies the buyer's choice on the payment page. With the fault `cutAfterEffect` the payment succeeds, but the page
 * gets no response.
 */
function pay(alipay: SandboxAlipay, input: Input): Reply {
  const trade = tradeOf(alipay, String(input['token']));
  if (trade === undefined) return json({ error: 'There is no such payment.' }, 404);
  if (input['outcome'] !== 'pay') return json({ error: 'The balance does not suffice. Try again, or leave.' });
  try {
    const outcome = payTrade(trade, buyerOf(input));
    alipay.commit(outcome);
    const isLost = consumeFault(alipay.faults, 'cutAfterEffect');
    return isLost
      ? json({ error: 'The connection was lost.' }, 502)
      : json({ location: wayBack(alipay, outcome.told?.trade ?? trade) });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return json({ error: `${error.subCode}: ${error.message}` });
  }
}

/** The buyer ID that the page sent, or a new buyer ID if it is missing or not in Alipay's format. */
const buyerOf = ({ buyer }: Input): string => (/^2088\d{12}$/.test(String(buyer)) ? String(buyer) : newBuyerId());

/** Returns the return URL of the merchant, with Alipay's signed parameters. */
function wayBack({ keys }: SandboxAlipay, trade: Trade): string {
  if (!/^https?:\/\//.test(trade.returnUrl)) return '/';
  const back = new URL(trade.returnUrl);
  const added = signedFields(keys.alipayPrivateKey, {
    app_id: keys.appId,
    seller_id: keys.sellerId,
    charset: 'utf-8',
    version: '1.0',
    method: 'alipay.trade.wap.pay.return',
    timestamp: formatShanghai(Date.now()),
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    total_amount: yuan(trade.amount),
  });
  for (const [name, value] of Object.entries(added)) back.searchParams.set(name, value);
  return back.href;
}

function tradesTable({ state }: SandboxAlipay): string {
  const newest = [...state.trades.values()].slice(-20).toReversed();
  if (newest.length === 0) return '<p>No payments yet.</p>';
  const waiting =
    state.pending.size === 0 ? '' : `<p class="quiet">${state.pending.size} notifications not yet taken.</p>`;
  return (
    tableOf(
      newest.map((trade) => [trade.outTradeNo, `¥${yuan(trade.amount)}`, closeIfExpired(trade).status, trade.subject]),
    ) + waiting
  );
}

function transfersTable({ state }: SandboxAlipay): string {
  const newest = [...state.transfers.values()].slice(-20).toReversed();
  if (newest.length === 0) return '';
  const rows = newest.map((transfer) => {
    const { outBizNo, amount, identity, name } = transfer;
    return [outBizNo, `¥${yuan(amount)}`, statusOf(transfer), `${identity} ${name}`];
  });
  return `<h3>Transfers</h3>${tableOf(rows)}`;
}
