import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RunningSpan, Traces } from './traces.ts';

/**
 * Each request is the root span of its work, from its arrival to the last byte of the response, named by its route.
 * `trustsCallers`: our own proxy is in front, and its traces continue here. Other callers may not begin a trace.
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
          // Connects the span with the log line of the call.
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
