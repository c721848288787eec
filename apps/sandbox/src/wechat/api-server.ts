import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiAnswer, callApi } from './api-calls.ts';
import { ApiError } from './api-error.ts';
import { happens } from './knobs.ts';
import { isFromMerchant, signatureHeaders } from './signatures.ts';
import type { SandboxWeChat } from './we-chat.ts';

export interface WeChatServer {
  /** http://127.0.0.1:PORT: WeChat Pay below /v3/, the official account's calls below /sns/. */
  readonly base: string;
  close(): Promise<void>;
}

/** Speaks WeChat Pay's v3 protocol and the OAuth calls of api.weixin.qq.com on a loopback port of its own. */
export async function openWeChatServer(weChat: SandboxWeChat): Promise<WeChatServer> {
  const server = createServer((request, response) => {
    answer(weChat, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function answer(weChat: SandboxWeChat, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const target = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
  if (weChat.knobs.answerDelayMs > 0) await sleep(weChat.knobs.answerDelayMs);
  if (target.pathname.startsWith('/sns/')) return sendPlain(response, 200, snsAnswer(weChat, target));
  const reply = perform(weChat, request, target, body);
  if (request.method === 'POST' && happens(weChat.knobs, 'cutAfterEffect')) {
    request.socket.destroy();
    return;
  }
  send(weChat, response, reply);
}

/** Without a pause between reading and writing: two calls under one number can not both be the first. */
function perform(weChat: SandboxWeChat, request: IncomingMessage, target: URL, body: string): ApiAnswer | ApiError {
  const { method = 'GET', headers } = request;
  const { authorization = '' } = headers;
  try {
    const signed = { method, target: target.pathname + target.search, body, authorization };
    if (!isFromMerchant(weChat.keys, signed)) throw new ApiError(401, 'SIGN_ERROR', '签名错误，请检查后再试');
    if (method === 'POST' && happens(weChat.knobs, 'error500'))
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

function send({ keys }: SandboxWeChat, response: ServerResponse, reply: ApiAnswer | ApiError): void {
  if (reply instanceof ApiError) return sendPlain(response, reply.status, { code: reply.code, message: reply.message });
  const { answer: content } = reply;
  const body = content === null ? '' : typeof content === 'string' ? content : JSON.stringify(content);
  response.writeHead(content === null ? 204 : 200, {
    'content-type': typeof content === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    ...signatureHeaders(keys, body),
  });
  response.end(body);
}

function sendPlain(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(content));
}

function snsAnswer({ oauth }: SandboxWeChat, { pathname, searchParams }: URL): object {
  if (pathname === '/sns/oauth2/access_token') return oauth.exchange(searchParams);
  if (pathname === '/sns/userinfo') return oauth.showPerson(searchParams);
  return { errcode: 404, errmsg: 'not found' };
}
