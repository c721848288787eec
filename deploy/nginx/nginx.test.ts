import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../apps/server/src/testing/index.ts';
import { hasNginx, type Nginx, openNginx } from '../../apps/server/src/testing/servers/nginx.ts';

const callsAMinute = 40;
let one: TestApp;
let two: TestApp;
let city: SmallCity;
let proxy: Nginx;
let ports: number[];

async function listen({ app }: TestApp): Promise<number> {
  app.lines.start();
  return Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
}

type Asked = { readonly headers?: Record<string, string>; readonly body?: Buffer | string; readonly from?: string };

/** Sends a request to nginx. `from` is a local IP address, which simulates another guest. */
async function ask(url: string, { headers = {}, body, from = '127.0.0.1' }: Asked = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { port: proxy.port, ca: proxy.certificate, localAddress: from, headers, agent: false as const };
    const asking = request(`https://127.0.0.1${url}`, { ...options, method: body === undefined ? 'GET' : 'POST' });
    asking.on('response', resolve).on('error', reject).end(body);
  });
}

describe.runIf(hasNginx)('nginx with the example configuration', () => {
  beforeAll(async () => {
    const behind = { trustProxy: 1, rateLimitPerMinute: callsAMinute };
    one = await openTestApp(() => behind);
    two = await openTestApp(
      () => behind,
      async () => ({ url: one.databaseUrl, drop: async () => undefined }),
    );
    city = await openSmallCity(one);
    ports = [await listen(one), await listen(two)];
    proxy = await openNginx(ports);
  });
  afterAll(async () => {
    await proxy.close();
    await two.close();
    await one.close();
  });

  test('nginx forwards a live update from each server node without closing the stream', async () => {
    const stream = await ask('/rest/live', { headers: { authorization: city.merchant.token } });
    expect(stream.headers['content-type']).toBe('text/event-stream');
    let heard = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk;
    });
    await expect.poll(() => heard).toContain('listening');
    for (const [index, node] of [one, two].entries()) {
      node.app.platform.live.publish([`shop:${city.shopId}`], { topic: `order:${index + 1}`, version: 1 });
      await expect.poll(() => heard).toContain(`"topic":"order:${index + 1}"`);
    }
    expect(stream.complete).toBe(false);
    stream.destroy();
  });

  test('nginx refuses a request body over its limit with an error in the format of the server’s errors', async () => {
    const answer = await ask('/rest/upload/avatar', {
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(17 * 2 ** 20) },
      body: '',
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 413, data: { reason: 'body_too_large' } });
  });

  test('nginx forwards a request body that is over the server’s limit, and the server refuses it', async () => {
    const answer = await ask('/rest/content/articles', {
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: `{"lang":"de","x":"${'x'.repeat(300 * 1024)}"}`,
    });
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 413, data: { reason: 'body_too_large' } });
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  test('rate limits behind nginx count the real IP address of the caller, not a forged header', async () => {
    const statusOf = async (from: string, forged: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged };
      const answer = await ask('/rest/content/articles', { headers, body: '{"lang":"en"}', from });
      answer.resume();
      return answer.statusCode ?? 0;
    };
    const statuses: number[] = [];
    // nginx distributes the calls to two nodes, and each node counts only its own calls. So send more than twice the
    // limit.
    for (let call = 0; call < 2 * callsAMinute + 2; call += 1)
      statuses.push(await statusOf('127.0.0.5', `9.9.9.${call}`));
    expect(statuses).toContain(429);
    expect(await statusOf('127.0.0.6', '127.0.0.5')).not.toBe(429);
  });

  test('responses through nginx have each security header once and do not reveal the version of nginx', async () => {
    const { headers } = await ask('/healthz');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+; includeSubDomains$/);
    expect(headers['content-security-policy']).toBeDefined();
    expect(headers.server).toBe('nginx');
  });

  test('nginx does not serve /metrics', async () => {
    expect((await ask('/metrics')).statusCode).toBe(404);
  });

  test('nginx skips an unreachable node, and returns 502 with Retry-After if no node is reachable', async () => {
    const [alone, gone] = [await openNginx([...ports, 9]), await openNginx([9])];
    const kept = proxy;
    proxy = alone;
    for (let call = 0; call < 4; call += 1) expect((await ask('/healthz')).statusCode).toBe(200);
    proxy = gone;
    const answer = await ask('/rest/content/articles', { body: '{}' });
    expect(answer.statusCode).toBe(502);
    expect(answer.headers['retry-after']).toBe('5');
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 502, data: { reason: 'server_busy' } });
    proxy = kept;
    await alone.close();
    await gone.close();
  });
});
