import { liveBeatMs } from '@chifan/contract/live';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Audience, Live } from '../live/live.ts';
import { failureEnvelope, refused } from './answers.ts';
import { type Authenticate, type SignedIn, tokenOf } from './caller.ts';
import { languageOf } from './request-language.ts';

/**
 * GET /rest/live: server-sent events for whoever is signed in. Each message is `{topic, version}`; the audience follows
 * from the token alone, so nobody hears of what is not theirs.
 */
export function addLiveRoute(
  http: FastifyInstance,
  tools: {
    clock: Clock;
    authenticate: Authenticate;
    live: Live;
    audiencesOf: (caller: SignedIn) => Promise<Audience[]>;
  },
): void {
  const open = new Set<() => void>();
  http.addHook('preClose', async () => {
    for (const end of open) end();
  });
  http.get('/rest/live', async (request, reply) => {
    const token = tokenOf(request.headers.authorization);
    const caller = token === undefined ? null : await tools.authenticate(token, tools.clock.now());
    if (caller === null) {
      const { status, body } = failureEnvelope(refused('not_signed_in'), languageOf(request));
      return reply.code(status).send(body);
    }
    const audiences = await tools.audiencesOf(caller);
    reply.hijack();
    const stream = reply.raw;
    // Whoever left while we looked has closed already, and would never be heard to.
    if (stream.destroyed) return reply;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.write('retry: 2000\n\n: listening\n\n');
    const stop = tools.live.listen(audiences, (message) => stream.write(`data: ${JSON.stringify(message)}\n\n`));
    const beat = setInterval(() => stream.write(': beat\n\n'), liveBeatMs);
    const end = () => {
      clearInterval(beat);
      stop();
      open.delete(end);
      stream.end();
    };
    open.add(end);
    stream.once('close', end);
    return reply;
  });
}
