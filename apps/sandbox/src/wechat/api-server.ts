import type { IncomingMessage } from 'node:http';
import { consumeFault } from '../gateways/fault-controls.ts';
import { type ApiReply, type LoopbackServer, openLoopback } from '../gateways/loopback.ts';
import { ApiError } from './api-error.ts';
import type { WeChatKeys } from './keys.ts';
import { billOf, describeBill } from './pay/bill.ts';
import { readJson, textAt } from './pay/input.ts';
import { transactionView } from './pay/objects.ts';
import { createRefund, showRefund } from './pay/refunds.ts';
import { closeTransaction, createTransaction, findTransaction } from './pay/transactions.ts';
import { isFromMerchant, signatureHeaders } from './signatures.ts';
import type { Fact, WeChatState } from './state.ts';
import type { SandboxWeChat } from './we-chat.ts';

/** Serves WeChat Pay's API v3 below /v3/, and the OAuth calls of api.weixin.qq.com below /sns/. */
export const openWeChatServer = (weChat: SandboxWeChat): Promise<LoopbackServer> =>
  openLoopback(weChat.faults, (request, body) => {
    const target = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
    if (target.pathname.startsWith('/sns/')) return plainReply(200, snsAnswer(weChat, target));
    const reply = perform(weChat, request, target, body);
    return { ...replyOf(weChat, reply), isWrite: request.method === 'POST' };
  });

function perform(weChat: SandboxWeChat, request: IncomingMessage, target: URL, body: string): ApiAnswer | ApiError {
  const { method = 'GET', headers } = request;
  const { authorization = '' } = headers;
  try {
    const signed = { method, target: target.pathname + target.search, body, authorization };
    if (!isFromMerchant(weChat.keys, signed)) throw new ApiError(401, 'SIGN_ERROR', '签名错误，请检查后再试');
    if (method === 'POST' && consumeFault(weChat.faults, 'error500'))
      throw new ApiError(500, 'SYSTEM_ERROR', '系统异常，请用相同参数重新调用');
    const call = { method, path: target.pathname, query: target.searchParams, body, base: target.origin };
    const done = callApi(weChat.keys, weChat.state, call);
    weChat.commit(done.facts);
    weChat.finishLater(done.facts);
    return done;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function replyOf({ keys }: SandboxWeChat, reply: ApiAnswer | ApiError): ApiReply {
  if (reply instanceof ApiError) {
    const refusal = plainReply(reply.status, { code: reply.code, message: reply.message });
    return { ...refusal, headers: { ...refusal.headers, ...signatureHeaders(keys, String(refusal.body)) } };
  }
  const { answer } = reply;
  const body = answer === null ? '' : typeof answer === 'string' ? answer : JSON.stringify(answer);
  const type = typeof answer === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  return {
    status: answer === null ? 204 : 200,
    headers: { 'content-type': type, ...signatureHeaders(keys, body) },
    body,
    isWrite: false,
  };
}

const plainReply = (status: number, content: object): ApiReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(content),
  isWrite: false,
});

function snsAnswer({ oauth }: SandboxWeChat, { pathname, searchParams }: URL): object {
  if (pathname === '/sns/oauth2/access_token') return oauth.exchange(searchParams);
  if (pathname === '/sns/userinfo') return oauth.showPerson(searchParams);
  return { errcode: 404, errmsg: 'not found' };
}

interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly base: string;
}

interface ApiAnswer {
  /** Response body. A string is sent unchanged, an object as JSON, and null as status 204. */
  readonly answer: object | string | null;
  readonly facts: readonly Fact[];
}

const byNumber = '/v3/pay/transactions/out-trade-no/';
const refundsAt = '/v3/refund/domestic/refunds';

/** Executes the API calls that a merchant with JSAPI payments uses. @throws ApiError */
function callApi(keys: WeChatKeys, state: WeChatState, call: ApiCall): ApiAnswer {
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
