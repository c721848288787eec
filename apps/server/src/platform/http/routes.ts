import { type AnyCall, type CallName, calls } from '@chifan/contract';
import { unknownFields } from '@chifan/contract/unknown-fields';
import { contentLanguageOf, parseSiteVariant } from '@chifan/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Executor } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { isSharedLimit, isWithinDeviceLimit, isWithinSharedLimit } from '../rate-limits/call-limit.ts';
import { plainAddress } from '../rate-limits/network.ts';
import { rateLimitOf } from '../rate-limits/public-calls.ts';
import { type Answer, type Failure, failureEnvelope, refused, type WrittenAnswer } from './call-result.ts';
import { type Authenticate, type Caller, type IsKnownDevice, type IsSignInFresh, tokenOf } from './caller.ts';
import { accessRefusal, freshSignInRefusal } from './check-access.ts';
import type { Context, Handlers } from './handlers.ts';
import { fieldMessages, unknownMessages } from './input-problems.ts';
import { languageOf } from './request-language.ts';
import { sendResponse } from './send-response.ts';
import { serializeEnvelope } from './serializer.ts';

export type RouteTools = {
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly knowsDevice: IsKnownDevice;
  readonly isSignInFresh: IsSignInFresh;
  readonly rateLimitPerMinute: number;
  /** The database in which all server processes count calls for their shared rate limits. */
  readonly read: Executor;
  readonly metrics: Pick<Metrics, 'unknownFields'>;
  /**
   * If true, calls by people are refused if they have undeclared fields (rule call-20). Calls by machines, such as
   * printers, are always refused if they have undeclared fields.
   */
  readonly refusesUnknown: boolean;
};

type AnyHandler = (input: unknown, context: Context) => Promise<Answer<unknown> | WrittenAnswer>;

/** Registers one route per call of the contract. The calls listed in rule call-1 accept GET and POST. */
export function registerCalls(http: FastifyInstance, handlers: Handlers, tools: RouteTools): void {
  for (const [name, entry] of Object.entries(calls as Record<string, AnyCall>)) {
    const handler = handlers[name as keyof Handlers] as unknown as AnyHandler;
    const answer = answering({ name: name as CallName, entry }, handler, tools);
    const max = rateLimitOf(name as CallName, tools.rateLimitPerMinute);
    http.route({
      method: entry.alsoGet ? ['GET', 'POST'] : 'POST',
      url: entry.path,
      handler: answer,
      ...(entry.bodyBytes === undefined ? {} : { bodyLimit: entry.bodyBytes }),
      config: { rateLimit: { max, timeWindow: 60_000 } },
    });
  }
}

type NamedCall = { readonly name: CallName; readonly entry: AnyCall };

function answering(called: NamedCall, handler: AnyHandler, tools: RouteTools) {
  const { entry } = called;
  const isShared = isSharedLimit(entry);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const readerLanguage = languageOf(request);
    // Responses with personal data, and a sign-in response with its token, must not be cached.
    if (entry.access !== 'public' || isShared || tokenOf(request.headers.authorization) !== undefined) {
      reply.header('cache-control', 'no-store');
    }
    const fail = (failure: Failure) => {
      const { status, body } = failureEnvelope(failure, readerLanguage);
      return reply.code(status).send(body);
    };
    const now = tools.clock.now();
    if (isShared && !(await isWithinOwnLimit(called, request, tools, now))) return fail(refused('too_many_requests'));
    const caller = await callerOf(request, tools, now);
    const denied =
      accessRefusal(entry, caller) ??
      (await freshSignInRefusal(entry, caller, { isSignInFresh: tools.isSignInFresh, now }));
    if (denied) return fail(denied);
    const idempotencyKey = keyOf(request);
    if (entry.creates && idempotencyKey === '') return fail(refused('idempotency_key_missing'));
    const input = readInput(entry.input, request);
    if (!input.success) {
      return fail({ ok: false, reason: 'bad_request', fields: fieldMessages(input.error, readerLanguage) });
    }
    const unknown = unknownFields(entry.input, sentBy(request));
    if (unknown.length > 0) {
      tools.metrics.unknownFields(entry.path);
      if (tools.refusesUnknown || caller?.role === 'printer') {
        return fail({ ok: false, reason: 'bad_request', fields: unknownMessages(unknown, readerLanguage) });
      }
    }
    const outcome = await handler(input.data, {
      caller: caller ?? { role: 'visitor' },
      language: contentLanguageOf(readerLanguage),
      readerLanguage,
      site: parseSiteVariant(request.headers['site']),
      now,
      requestId: request.id,
      idempotencyKey,
      device: (request.headers['user-agent'] ?? '').slice(0, 200),
      deviceKey: deviceKeyOf(request),
      ip: plainAddress(request.ip),
    });
    if (!outcome.ok) return fail(outcome);
    const body = 'written' in outcome ? outcome.written : serializeEnvelope(entry, outcome.value);
    return sendResponse(entry, request, reply, body);
  };
}

/**
 * Counts the call for the caller's network. A device that has signed in to the account before is counted separately, so
 * that strangers in the network cannot lock out the owner.
 */
async function isWithinOwnLimit(
  { name, entry }: NamedCall,
  request: FastifyRequest,
  { read, knowsDevice }: RouteTools,
  now: Date,
): Promise<boolean> {
  if (await isWithinSharedLimit(read, entry, { ip: plainAddress(request.ip), now })) return true;
  const deviceKey = deviceKeyOf(request);
  const input = deviceKey === '' ? undefined : readInput(entry.input, request).data;
  if (input === undefined || !(await knowsDevice(name, input, deviceKey))) return false;
  return isWithinDeviceLimit(read, entry, { deviceKey, now });
}

/** Returns undefined if the token is invalid. */
async function callerOf(request: FastifyRequest, tools: RouteTools, now: Date): Promise<Caller | undefined> {
  const token = tokenOf(request.headers.authorization);
  if (token === undefined) return { role: 'visitor' };
  return (await tools.authenticate(token, now)) ?? undefined;
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\w:.-]{8,128}$/.test(key) ? key : '';
}

function deviceKeyOf(request: FastifyRequest): string {
  const key = request.headers['device'];
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : '';
}

const sentBy = (request: FastifyRequest): unknown => (request.method === 'GET' ? request.query : (request.body ?? {}));

function readInput(schema: z.ZodType, request: FastifyRequest) {
  // `reportInput`: the issues must contain the input, because missing and wrong fields have different messages.
  return schema.safeParse(sentBy(request), { reportInput: true });
}
