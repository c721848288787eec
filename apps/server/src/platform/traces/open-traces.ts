import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as Api from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import type { BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import { version } from '../version.ts';
import type { RunningSpan, SpanOptions, Traces } from './traces.ts';

/** The time limit for sending the last spans if the collector does not respond. */
const longestFlushMs = 3000;

/**
 * Sends trace spans to a collector by OTLP over HTTP. The library reads sampler, headers and the service's name from
 * OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. Registers nothing
 * globally, so that two servers in one process have separate traces.
 */
export async function openTraces(endpoint: string): Promise<Traces> {
  const [api, { parseTraceParent }] = await Promise.all([import('@opentelemetry/api'), import('@opentelemetry/core')]);
  const provider = await openProvider(`${endpoint.replace(/\/$/, '')}/v1/traces`);
  const tracer = provider.getTracer('chifan', version);
  const running = new AsyncLocalStorage<Context>();
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, job: api.SpanKind.CONSUMER };
  const begin = ({ name, kind, attributes = {} }: SpanOptions, parent: Context, startTime = Date.now()): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes, startTime }, parent);
  const callerOf = (header: string | undefined): Context => {
    const caller = header === undefined ? null : parseTraceParent(header);
    const { ROOT_CONTEXT: root } = api;
    return caller === null ? root : api.trace.setSpanContext(root, { ...caller, isRemote: true });
  };
  return {
    isOn: true,
    first: ({ startedAt, continuing, ...of }, work) => {
      const span = begin(of, callerOf(continuing), startedAt);
      return running.run(api.trace.setSpan(api.ROOT_CONTEXT, span), () => work(runningOf(span, api)));
    },
    part: (of) => {
      const around = running.getStore();
      return around === undefined ? undefined : runningOf(begin(of, around), api);
    },
    close: () =>
      Promise.race([provider.shutdown().catch(() => undefined), sleep(longestFlushMs, undefined, { ref: false })]),
  };
}

async function openProvider(url: string): Promise<BasicTracerProvider> {
  const [{ OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  const named = resources.resourceFromAttributes({ 'service.name': 'chifan', 'service.version': version });
  return new sdk.BasicTracerProvider({
    resource: named.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
}

const runningOf = (span: Span, { SpanStatusCode }: typeof Api): RunningSpan => ({
  add: (attributes) => void span.setAttributes(attributes),
  end: (error) => {
    if (error !== undefined) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', typeOf(error));
    }
    span.end();
  },
});

/** Returns only the type of an error, because its message may contain a guest's text. */
const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
