import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** OTLP in JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding. */
export type TracedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
};

export type TraceCollector = {
  readonly endpoint: string;
  /** The request bodies as received, joined. */
  readonly received: () => string;
  readonly spans: () => readonly TracedSpan[];
  close(): Promise<void>;
};

/** A minimal OpenTelemetry collector for OTLP over HTTP. The collector accepts and confirms all spans. */
export async function openTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    bodies.push(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body));
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  type Sent = { resourceSpans: { scopeSpans: { spans: TracedSpan[] }[] }[] };
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
