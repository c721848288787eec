import { ApiError } from '../api-error.ts';
import type { WeChatKeys } from '../keys.ts';
import type { Fact, WeChatState } from '../state.ts';
import { billOf, describeBill } from './bill.ts';
import { readJson, textAt } from './input.ts';
import { transactionView } from './objects.ts';
import { createRefund, showRefund } from './refunds.ts';
import { closeTransaction, createTransaction, findTransaction } from './transactions.ts';

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  /** Where this server is reached. */
  readonly base: string;
}

export interface ApiAnswer {
  /** Text goes out as it is, an object as JSON, null as 204. */
  readonly answer: object | string | null;
  readonly facts: readonly Fact[];
}

const byNumber = '/v3/pay/transactions/out-trade-no/';
const refundsAt = '/v3/refund/domestic/refunds';

/** The calls of WeChat Pay v3 that a merchant of JSAPI payments makes. @throws ApiError */
export function callApi(keys: WeChatKeys, state: WeChatState, call: ApiCall): ApiAnswer {
  const { method, path, query, body } = call;
  const named = (prefix: string) => decodeURIComponent(path.slice(prefix.length).replace(/\/close$/, ''));
  if (method === 'POST' && path === '/v3/pay/transactions/jsapi') return createTransaction(keys, state, readJson(body));
  if (method === 'POST' && path.startsWith(byNumber) && path.endsWith('/close')) {
    assertMerchant(keys, textAt(readJson(body), 'mchid'));
    return closeTransaction(state, named(byNumber));
  }
  if (method === 'POST' && path === refundsAt) return createRefund(state, readJson(body));
  if (method !== 'GET') throw new ApiError(405, 'NOT_FOUND', '请求方式错误');
  if (path.startsWith(byNumber)) {
    assertMerchant(keys, query.get('mchid'));
    return { answer: transactionView(findTransaction(state, named(byNumber)), keys), facts: [] };
  }
  if (path.startsWith(`${refundsAt}/`)) return showRefund(state, named(`${refundsAt}/`));
  if (path === '/v3/bill/tradebill')
    return { answer: describeBill(keys, state, { day: query.get('bill_date') ?? '', base: call.base }), facts: [] };
  if (path === '/v3/billdownload/file') return { answer: billOf(keys, state, query.get('token') ?? ''), facts: [] };
  throw new ApiError(404, 'NOT_FOUND', 'http 请求资源不存在');
}

function assertMerchant(keys: WeChatKeys, mchId: string | null): void {
  if (mchId !== keys.mchId) throw new ApiError(400, 'PARAM_ERROR', '商户号与签名的商户号不一致');
}
