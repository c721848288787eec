import autocannon from 'autocannon';
import type { Sample } from './sample.ts';
import type { MakeRequest } from './scenarios.ts';

export type HttpLoad = {
  readonly url: string;
  readonly requests: readonly MakeRequest[];
  readonly connections: number;
  readonly seconds: number;
};

/** Sends requests on several connections. Each connection sends the next request when it has received the response. */
export async function loadHttp({ url, requests, connections, seconds }: HttpLoad): Promise<Sample> {
  const latencies: number[] = [];
  let failures = 0;
  let next = Math.floor(Math.random() * requests.length);
  const request = () => {
    next = (next + 1) % requests.length;
    const made = requests[next]?.();
    if (made === undefined) throw new Error('the load has no requests');
    // Headers are copied, because autocannon adds the length of the body to them.
    return { ...made, headers: { ...made.headers } };
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections,
        duration: seconds,
        timeout: 10,
        requests: [{ setupRequest: (given) => ({ ...given, ...request() }) }],
      },
      (error: unknown, finished) => (error ? reject(error) : resolve(finished)),
    );
    running.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      if (status !== 304 && (status < 200 || status > 299)) failures += 1;
    });
  });
  return { seconds: result.duration, latencies, failures: failures + result.errors };
}
