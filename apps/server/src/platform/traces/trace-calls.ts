import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RunningSpan, Traces } from './traces.ts';

/**
 * Records each request as a root span, from its arrival to the last byte of the response, with its route as the name.
 * `trustsCallers`: true behind our own proxy, whose traces are continued. Traces of other callers are not continued.
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
          // The request id connects the span with the log line of the call.
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
