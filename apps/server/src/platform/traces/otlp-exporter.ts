import { setTimeout as sleep } from 'node:timers/promises';
import type { Attributes, AttributeValue, HrTime } from '@opentelemetry/api';
import { ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

const timeoutMs = 10_000;
const defaultPausesMs = [1_000, 2_000, 4_000];
/** Statuses after which OTLP asks to send again. */
const temporary = new Set([429, 502, 503, 504]);

/**
 * Sends spans as OTLP JSON. The official exporter installs 10 MB, half of it for metrics and logs. Reads additional headers
 * from OTEL_EXPORTER_OTLP_HEADERS. Source: https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export function otlpExporter(url: string, pausesMs: readonly number[] = defaultPausesMs): SpanExporter {
  const headers: Record<string, string> = {
    ...parseKeyPairsIntoRecord(process.env['OTEL_EXPORTER_OTLP_HEADERS']),
    'content-type': 'application/json',
  };
  const running = new Set<Promise<void>>();
  return {
    export: (spans, done) => {
      const sending = send({ url, headers, body: JSON.stringify(otlpOf(spans)) }, pausesMs).then(
        () => done({ code: ExportResultCode.SUCCESS }),
        (error: Error) => done({ code: ExportResultCode.FAILED, error }),
      );
      running.add(sending);
      void sending.finally(() => running.delete(sending));
    },
    shutdown: async () => void (await Promise.all(running)),
  };
}

type Batch = { readonly url: string; readonly headers: Record<string, string>; readonly body: string };

async function send({ url, headers, body }: Batch, pausesMs: readonly number[]): Promise<void> {
  for (const pauseMs of [...pausesMs, null]) {
    const status = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 503,
    );
    if (status < 300) return;
    if (pauseMs === null || !temporary.has(status)) throw new Error(`the trace collector answered ${status}`);
    await sleep(pauseMs, undefined, { ref: false });
  }
}

/** All spans of a batch have one resource and one scope. */
const otlpOf = (spans: readonly ReadableSpan[]) => ({
  resourceSpans: spans.slice(0, 1).map(({ resource, instrumentationScope: { name, version } }) => ({
    resource: { attributes: attributesOf(resource.attributes) },
    scopeSpans: [{ scope: { name, version }, spans: spans.map(spanOf) }],
  })),
});

const spanOf = (span: ReadableSpan) => ({
  traceId: span.spanContext().traceId,
  spanId: span.spanContext().spanId,
  ...(span.parentSpanContext === undefined ? {} : { parentSpanId: span.parentSpanContext.spanId }),
  name: span.name,
  // OTLP counts from 1; 0 is "unspecified".
  kind: span.kind + 1,
  startTimeUnixNano: nanoseconds(span.startTime),
  endTimeUnixNano: nanoseconds(span.endTime),
  attributes: attributesOf(span.attributes),
  status: { code: span.status.code },
});

const nanoseconds = ([seconds, nanos]: HrTime): string => String(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value == null ? [] : [{ key, value: valueOf(value) }]));

function valueOf(value: AttributeValue): object {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: value } : { doubleValue: value };
  return { stringValue: typeof value === 'string' ? value : JSON.stringify(value) };
}
