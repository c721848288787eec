import type { IncomingMessage } from 'node:http';
import { consumeFault } from '../gateways/fault-controls.ts';
import { type ApiReply, type LoopbackServer, openLoopback } from '../gateways/loopback.ts';
import { signRsa, verifyRsa } from '../gateways/rsa-keys.ts';
import type { SandboxAlipay } from './alipay.ts';
import { billOf, describeBill } from './bill.ts';
import { contentOf, type Fields } from './keys.ts';
import { type AlipayOutcome, BusinessError, tradeCalls } from './trades.ts';
import { transferCalls } from './transfers.ts';

/**
 * Alipay's API v2: one URL for all calls, the call's name in `method`, and RSA2 signatures on requests and responses.
 */
export const openGatewayServer = (alipay: SandboxAlipay): Promise<LoopbackServer> =>
  openLoopback(alipay.faults, (request, body) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'gateway'}`);
    if (pathname === '/bill') return fileReply(billOf(alipay.state, searchParams.get('day') ?? ''));
    return answerTo(alipay, { ...Object.fromEntries(searchParams), ...formOf(request, body) }, request);
  });

const formOf = ({ method }: IncomingMessage, body: string): Fields =>
  method === 'POST' ? Object.fromEntries(new URLSearchParams(body)) : {};

const fileReply = (content: Buffer): ApiReply => ({
  status: 200,
  headers: { 'content-type': 'application/zip' },
  body: content,
  isWrite: false,
});

const writing = new Set(['alipay.trade.close', 'alipay.trade.refund', 'alipay.fund.trans.uni.transfer']);

function answerTo(alipay: SandboxAlipay, fields: Fields, request: IncomingMessage): ApiReply {
  const method = fields['method'] ?? '';
  const isWrite = writing.has(method);
  if (isWrite && consumeFault(alipay.faults, 'error500'))
    return { status: 500, headers: { 'content-type': 'text/html' }, body: 'Internal Server Error', isWrite };
  const content = JSON.stringify(contentFor(alipay, fields, request));
  const sign = signRsa(alipay.keys.alipayPrivateKey, content);
  return {
    status: 200,
    headers: { 'content-type': 'text/html;charset=utf-8' },
    body: `{"${method.replaceAll('.', '_')}_response":${content},"sign":"${sign}"}`,
    isWrite,
  };
}

function contentFor(alipay: SandboxAlipay, fields: Fields, request: IncomingMessage): object {
  const problem = envelopeProblem(alipay, fields);
  if (problem !== undefined) return { code: '40002', msg: 'Invalid Arguments', sub_code: problem, sub_msg: problem };
  try {
    return { code: '10000', msg: 'Success', ...perform(alipay, fields, request) };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { code: '40004', msg: 'Business Failed', sub_code: error.subCode, sub_msg: error.message };
  }
}

function perform(alipay: SandboxAlipay, fields: Fields, { headers }: IncomingMessage): object {
  const method = fields['method'] ?? '';
  const biz = bizOf(fields);
  if (method === 'alipay.data.dataservice.bill.downloadurl.query')
    return describeBill(alipay.state, biz, `http://${headers.host ?? ''}`);
  const outcome = outcomeOf(alipay, method, biz);
  alipay.commit(outcome);
  return outcome.answer;
}

function outcomeOf({ state, faults }: SandboxAlipay, method: string, biz: Fields): AlipayOutcome {
  const transfer = transferCalls[method];
  if (transfer !== undefined) return transfer(state, biz, faults);
  const call = tradeCalls[method];
  if (call === undefined) throw new BusinessError('isv.invalid-method', '不存在的方法名');
  return call(state, biz, { isAbnormal: () => consumeFault(faults, 'abnormalRefund'), ms: faults.refundMs });
}

const maxSkewMs = 15 * 60_000;

/** Returns the error code of a request's common parameters (app, signature, time). Undefined if they are valid. */
export function envelopeProblem({ keys }: Pick<SandboxAlipay, 'keys'>, fields: Fields): string | undefined {
  if (fields['app_id'] !== keys.appId) return 'isv.invalid-app-id';
  if (fields['sign_type'] !== 'RSA2') return 'isv.invalid-signature-type';
  if (!verifyRsa(keys.appPublicKey, contentOf(fields), fields['sign'] ?? '')) return 'isv.invalid-signature';
  const at = Date.parse(`${(fields['timestamp'] ?? '').replace(' ', 'T')}+08:00`);
  return Math.abs(at - Date.now()) <= maxSkewMs ? undefined : 'isv.invalid-timestamp';
}

/** Parses `biz_content`, the parameters of one call. Every value becomes text, and nested values become JSON. */
export function bizOf(fields: Fields): Fields {
  try {
    const value: unknown = JSON.parse(fields['biz_content'] ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).map(([name, leaf]) => [
        name,
        typeof leaf === 'object' ? JSON.stringify(leaf) : String(leaf),
      ]),
    );
  } catch {
    throw new BusinessError('isv.invalid-parameter', 'biz_content');
  }
}
