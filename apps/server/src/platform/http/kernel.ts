import { constants } from 'node:zlib';
import type { ErrorReason } from '@chifan/contract';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { isLostConnection, isUnavailable } from '../database/hosts/lost-connection.ts';
import { networkOf, siteLimitFactor } from '../rate-limits/network.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import { failureEnvelope, refused } from './call-result.ts';
import { endConnectionsOnClose } from './connections/closing-connections.ts';
import { dropRefusedBody } from './connections/refused-body.ts';
import type { Protect } from './headers/security-headers.ts';
import { languageOf } from './request-language.ts';

export type KernelOptions = {
  readonly log: Logger;
  readonly trustProxy: number;
  readonly protect: Protect;
  readonly rateLimitPerMinute: number;
};

const bodyLimitBytes = 256 * 1024;

/**
 * Responses are compressed while they are sent. The low compression level costs few bytes and saves much processor
 * time.
 */
const compression = {
  global: true,
  encodings: ['br', 'gzip'],
  threshold: 2048,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
} satisfies FastifyCompressOptions;

/**
 * Creates the HTTP server without routes. The server limits requests, gives each request an id, sets security headers,
 * writes logs, and returns errors in the envelope.
 */
export async function createKernel(options: KernelOptions): Promise<FastifyInstance> {
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id);
    options.protect(request.raw, reply.raw);
  };
  const http = Fastify({
    loggerInstance: options.log,
    // Reads the client address from X-Forwarded-For only behind the configured number of proxies. Otherwise a client
    // could avoid rate limits with a forged header.
    trustProxy: proxiesInFront(options.trustProxy),
    bodyLimit: bodyLimitBytes,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Fastify's own log line would contain the whole URL. Hooks below write one log line per response instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Zod validates the input, so Fastify does not.
    schemaController: { compilersFactory: { buildValidator: noValidation } },
    // Handles a malformed URL, which has no route. The hooks below do not run for such a request, so this handler does
    // their work.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      tellFault(error, request, reply);
      tellAnswer(request, reply);
    },
  }) as unknown as FastifyInstance;
  // Calls accept only JSON. By default, Fastify would also accept plain text.
  http.removeContentTypeParser('text/plain');
  http.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    done();
  });
  http.addHook('onResponse', async (request, reply) => tellAnswer(request, reply));
  await http.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip).near,
    errorResponseBuilder: tooManyRequests,
    // Only a refused request gets the headers of the rate limit, because clients read them only after a refusal.
    addHeadersOnExceeding: unsaid,
  });
  limitSites(http, options.rateLimitPerMinute);
  endConnectionsOnClose(http);
  await http.register(compress, compression);
  tellFaults(http);
  return http;
}

const unsaid = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false } as const;

const noValidation = (): never => {
  throw new Error('a route has a Fastify input schema. Schemas of calls belong in the contract');
};

const tooManyRequests = () => Object.assign(new Error('too many requests'), { statusCode: 429 });

/**
 * An IPv6 /48 site has 65,536 networks. All of them together may make `siteLimitFactor` times the calls of one network.
 */
function limitSites(http: FastifyInstance, perMinute: number): void {
  const siteOf = (request: FastifyRequest) => networkOf(request.ip).site;
  const limit = http.createRateLimit({
    max: perMinute * siteLimitFactor,
    timeWindow: 60_000,
    keyGenerator: (request) => siteOf(request) ?? '',
  });
  const isWithinLimit = async (request: FastifyRequest) => {
    const counted = await limit(request);
    return counted.isAllowed || !counted.isExceeded;
  };
  http.addHook('onRequest', (request, _reply, done) => {
    if (siteOf(request) === null) return done();
    isWithinLimit(request).then((isWithin) => done(isWithin ? undefined : tooManyRequests()), done);
  });
}

function tellAnswer(request: FastifyRequest, reply: FastifyReply): void {
  // Logs the path without its query, which may contain private data.
  const path = request.url.split('?')[0];
  const status = reply.statusCode;
  const line = { method: request.method, path, status, ms: Math.round(reply.elapsedTime) };
  const error = failed.get(request);
  if (isDiskFull(error)) request.log.error({ alert: 'disk', ...line, err: error }, 'the disk is full');
  // A database outage writes its own log line, so the call is logged as information only.
  else if (isLostConnection(error)) request.log.info(line, 'answered');
  else if (isLoadRefusal(status)) request.log.warn({ ...line, cause: error?.message }, 'call rejected under load');
  else if (status >= 500) request.log.error({ ...line, err: error }, 'call failed');
  else request.log.info(line, 'answered');
}

/** Errors that are not sent to the client but are written to the log line of the call. */
const failed = new WeakMap<FastifyRequest, FastifyError>();

const isLoadRefusal = (status: number): boolean => status === 429 || status === 502 || status === 503;

function tellFaults(http: FastifyInstance): void {
  http.setErrorHandler<FastifyError>(tellFault);
  http.setNotFoundHandler((request, reply) => {
    const { status, body } = failureEnvelope(refused(notFoundReason(request)), languageOf(request));
    return reply.code(status).send(body);
  });
}

function tellFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reason = reasonOf(error);
  failed.set(request, error);
  if (reply.hasHeader('connection')) dropRefusedBody(request, reply);
  const { status, body } = failureEnvelope(refused(reason), languageOf(request));
  return reply.code(status).send(body);
}

/** Rule call-10: 404 if the path does not exist, or a reason for a wrong HTTP method. */
const notFoundReason = (request: FastifyRequest): ErrorReason =>
  request.method === 'GET' || request.method === 'POST' || request.method === 'HEAD'
    ? 'not_found'
    : 'method_not_allowed';

const reasonByStatus: Readonly<Record<number, ErrorReason>> = {
  400: 'bad_request',
  401: 'not_signed_in',
  403: 'no_permission',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  502: 'server_busy',
  503: 'server_busy',
};

function reasonOf(error: FastifyError): ErrorReason {
  if (isDiskFull(error)) return 'storage_full';
  const known = reasonByStatus[error.statusCode ?? 500];
  if (known) return known;
  // If the database cannot be reached or has no free connection, a retry may succeed.
  return isUnavailable(error) ? 'server_busy' : 'internal_error';
}

/** Trusts the last `count` addresses in X-Forwarded-For. Without a proxy, no address is trusted. */
const proxiesInFront = (count: number) => (_address: string, hop: number) => hop < count;
