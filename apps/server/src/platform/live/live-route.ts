import { liveHeartbeatMs } from '@chifan/contract/client/live-times';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Failure, failureEnvelope, refused } from '../http/call-result.ts';
import { type Authenticate, type AuthenticatedCaller, tokenOf } from '../http/caller.ts';
import { missingSecondFactor } from '../http/check-access.ts';
import { hijackResponse } from '../http/headers/hijack-response.ts';
import { languageOf } from '../http/request-language.ts';
import type { Audience, Live, LiveMessage } from './live.ts';

/** The interval at which a stream checks its session, because a session may end without a message. */
const sessionAskedEveryMs = 60_000;

const retryAfterSeconds = 30;

type LiveTools = {
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly live: Live;
  readonly audiencesOf: (caller: AuthenticatedCaller) => Promise<Audience[]>;
};

/**
 * GET /rest/live: server-sent events `{topic, version}`. The session token decides which messages the stream receives.
 * The stream ends with the session.
 */
export function addLiveRoute(http: FastifyInstance, tools: LiveTools): void {
  http.addHook('preClose', async () => tools.live.streams.endAll());
  http.get('/rest/live', async (request, reply) => {
    const token = tokenOf(request.headers.authorization);
    const stands = async () => (token === undefined ? null : tools.authenticate(token, tools.clock.now()));
    const caller = await stands();
    if (caller === null) return refuse(request, reply, refused('not_signed_in'));
    const missing = missingSecondFactor(caller);
    if (missing) return refuse(request, reply, missing);
    // The client disconnected during the check, and its close event is already over.
    if (reply.raw.destroyed) return reply.hijack();
    const stream: { end: () => void } = { end: () => reply.raw.end() };
    const leave = tools.live.streams.enter({ caller, address: request.ip, end: () => stream.end() });
    if (!leave) {
      reply.header('retry-after', retryAfterSeconds);
      return refuse(request, reply, refused('too_many_requests'));
    }
    try {
      const audiences = await tools.audiencesOf(caller);
      if (reply.raw.destroyed || reply.raw.writableEnded) {
        leave();
        return reply.hijack();
      }
      stream.end = openStream(reply, { audiences, leave, stands, live: tools.live });
    } catch (error) {
      leave();
      throw error;
    }
    return reply;
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  const { status, body } = failureEnvelope(failure, languageOf(request));
  return reply.code(status).send(body);
}

type Opened = {
  readonly audiences: readonly Audience[];
  readonly leave: () => void;
  readonly stands: () => Promise<AuthenticatedCaller | null>;
  readonly live: Live;
};

/** @returns a function that ends the stream */
function openStream(reply: FastifyReply, { audiences, leave, stands, live }: Opened): () => void {
  const stream = hijackResponse(reply);
  stream.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  stream.write('retry: 2000\n\n: listening\n\n');
  const write = (message: LiveMessage) => stream.write(`data: ${JSON.stringify(message)}\n\n`);
  for (const message of live.recent(audiences)) write(message);
  const stop = live.listen(audiences, write);
  const beat = setInterval(() => stream.write(': beat\n\n'), liveHeartbeatMs);
  const end = () => {
    clearInterval(beat);
    clearInterval(asking);
    stop();
    leave();
    stream.end();
  };
  // A failed check (second callback) does not end the stream, so streams survive an outage of the database.
  const asking = setInterval(() => {
    stands().then(
      (caller) => caller ?? end(),
      () => undefined,
    );
  }, sessionAskedEveryMs);
  stream.once('close', end);
  return end;
}
