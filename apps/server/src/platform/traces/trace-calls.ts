import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RunningSpan, Traces } from './traces.ts';

/**
 * Each request is the first span of what it leads to, from its arrival to the last byte of its answer, under the name of
 * its route. `trustsCallers`: a proxy of ours stands in front, whose trace goes on here; nobody else may begin one.
 */
export function traceCalls(http: FastifyInstance, traces: Traces, { trustsCallers }: { trustsCallers: boolean }): void {
  if (!traces.isOn) return;
  const running = new WeakMap<FastifyRequest, RunningSpan>();
  http.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function traced(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
      const span = {
        name: `${request.method} ${route.url}`,
        kind: 'server' as const,
        attributes: {
          'http.request.method': request.method,
          'http.route': route.url,
          // The line of the log that tells the same call.
          'chifan.request_id': request.id,
        },
        startedAt: Date.now() - reply.elapsedTime,
        continuing: trustsCallers ? headerOf(request) : undefined,
      };
      return traces.first(span, (one) => {
        running.set(request, one);
        return handler.call(this, request, reply);
      });
    };
  });
  http.addHook('onResponse', (request, reply, done) => {
    const span = running.get(request);
    span?.add({ 'http.response.status_code': reply.statusCode });
    span?.end(reply.statusCode >= 500 ? { status: reply.statusCode } : undefined);
    done();
  });
}

function headerOf(request: FastifyRequest): string | undefined {
  const header = request.headers['traceparent'];
  return typeof header === 'string' ? header : undefined;
}
