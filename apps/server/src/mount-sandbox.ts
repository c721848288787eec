import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hijackResponse } from './platform/http/headers/hijack-response.ts';

/** Serves the sandbox's pages below /sandbox/. The sandbox parses requests by itself, like a separate server. */
export function mountSandbox(
  http: FastifyInstance,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'));
    scope.route({
      method: ['GET', 'POST'],
      url: '/sandbox/*',
      handler: (request, reply) => {
        handler(request.raw, hijackResponse(reply));
      },
    });
  });
}
