import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ExportResultCode } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { expect, test } from 'vitest';
import { otlpExporter } from './otlp-exporter.ts';

/** Exports one span to a collector that answers with `statuses` in turn. */
async function exported(statuses: readonly number[]) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    bodies.push(body);
    response.writeHead(statuses[bodies.length - 1] ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const memory = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(memory)] });
  const attributes = { text: 'a', count: 3, share: 0.5, isNew: true };
  provider
    .getTracer('probe', '1')
    .startSpan('work', { attributes, startTime: [7, 5] })
    .end([8, 0]);
  await provider.forceFlush();
  const exporter = otlpExporter(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`, [0, 0]);
  const { code } = await new Promise<{ code: ExportResultCode }>((resolve) =>
    exporter.export(memory.getFinishedSpans(), resolve),
  );
  await exporter.shutdown();
  server.close();
  return { code, bodies };
}

test('otlpExporter writes a span as OTLP JSON', async () => {
  const { code, bodies } = await exported([200]);
  expect(code).toBe(ExportResultCode.SUCCESS);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    resourceSpans: [
      {
        scopeSpans: [
          {
            scope: { name: 'probe', version: '1' },
            spans: [
              {
                name: 'work',
                kind: 1,
                startTimeUnixNano: '7000000005',
                endTimeUnixNano: '8000000000',
                attributes: [
                  { key: 'text', value: { stringValue: 'a' } },
                  { key: 'count', value: { intValue: 3 } },
                  { key: 'share', value: { doubleValue: 0.5 } },
                  { key: 'isNew', value: { boolValue: true } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test.each([
  [[503, 429, 200], ExportResultCode.SUCCESS, 3],
  [[503, 503, 503], ExportResultCode.FAILED, 3],
  [[400, 200], ExportResultCode.FAILED, 1],
])('otlpExporter repeats a request only after a temporary failure: statuses %j', async (statuses, code, requests) => {
  const sent = await exported(statuses);
  expect([sent.code, sent.bodies.length]).toEqual([code, requests]);
});
