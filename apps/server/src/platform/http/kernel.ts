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

/** Answers are compressed while they are sent. A light level costs few bytes and saves much server time. */
const compression = {
  global: true,
  encodings: ['br', 'gzip'],
  threshold: 2048,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
} satisfies FastifyCompressOptions;

/** The bare HTTP server: limits, request ids, security headers, logs, and errors in the envelope. It has no routes. */
export async function createKernel(options: KernelOptions): Promise<FastifyInstance> {
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id);
    options.protect(request.raw, reply.raw);
  };
  const http = Fastify({
    loggerInstance: options.log,
    // Trusts the client address only from the configured number of proxies. Otherwise a header could reset limits.
    trustProxy: proxiesInFront(options.trustProxy),
    bodyLimit: bodyLimitBytes,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // One log line per response, written below. Fastify's own line contains the whole URL.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Zod validates input. Fastify serializes output by the schemas of the calls.
    schemaController: { compilersFactory: { buildValidator: noValidation } },
    // A malformed URL has no route, so the hooks below do not run.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      tellFault(error, request, reply);
      tellAnswer(request, reply);
    },
  }) as unknown as FastifyInstance;
  // Calls accept JSON only. Fastify would also accept plain text.
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
    // Only a refusal has the headers of the limit. No client reads them elsewhere.
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

/** An IPv6 site has 65,536 networks. Together they have this multiple of the limit of one. */
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
  // The path without its query, which may contain private data.
  const path = request.url.split('?')[0];
  const status = reply.statusCode;
  const line = { method: request.method, path, status, ms: Math.round(reply.elapsedTime) };
  const error = failed.get(request);
  if (isDiskFull(error)) request.log.error({ alert: 'disk', ...line, err: error }, 'the disk is full');
  // A database outage has its own line.
  else if (isLostConnection(error)) request.log.info(line, 'answered');
  else if (isLoadRefusal(status)) request.log.warn({ ...line, cause: error?.message }, 'call rejected under load');
  else if (status >= 500) request.log.error({ ...line, err: error }, 'call failed');
  else request.log.info(line, 'answered');
}

/** Errors that a response does not reveal, for the log line of the call. */
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

/** Rule call-10: 404, the interface does not exist or is unavailable. */
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
  // The database cannot be reached or has no free connection, so a retry may succeed.
  return isUnavailable(error) ? 'server_busy' : 'internal_error';
}

/** Trusts this number of addresses in X-Forwarded-For. Without a proxy, none. */
const proxiesInFront = (count: number) => (_address: string, hop: number) => hop < count;
