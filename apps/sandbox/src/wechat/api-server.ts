import type { IncomingMessage } from 'node:http';
import { type ApiReply, type LoopbackServer, openLoopback } from '../gateways/loopback.ts';
import { ApiError } from './api-error.ts';
import { happens } from './fault-controls.ts';
import { type ApiAnswer, callApi } from './pay/api-calls.ts';
import { isFromMerchant, signatureHeaders } from './signatures.ts';
import type { SandboxWeChat } from './we-chat.ts';

/** WeChat Pay's v3 protocol below /v3/, and the OAuth calls of api.weixin.qq.com below /sns/. */
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
    if (method === 'POST' && happens(weChat.faults, 'error500'))
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
