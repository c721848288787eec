import { randomUUID } from 'node:crypto';
import type { BenchCity } from '../city/build-city.ts';
import { benchPaymentPassword } from '../city/people.ts';
import { type CpuClock, cpuMilliseconds } from '../cpu-time.ts';
import type { Sample } from '../measure.ts';
import { type HttpClient, openHttpClient } from './http-client.ts';
import { pick, placeInput, requestOf } from './scenarios.ts';

export type PathLoad = {
  readonly url: string;
  readonly city: BenchCity;
  readonly clients: number;
  readonly cpu: CpuClock;
  readonly goesOn: (ordersDone: number) => boolean;
};

/** Whole orders: quoted, placed, paid from the balance and accepted, each guest one after the other. */
export async function loadOrderPath({ url, city, clients, cpu, goesOn }: PathLoad): Promise<Sample> {
  const latencies: number[] = [];
  const placing: number[] = [];
  let failures = 0;
  const cpuBefore = cpuMilliseconds(cpu);
  const since = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = await openHttpClient(url);
      for (let turn = index; goesOn(latencies.length); turn += clients) {
        const began = performance.now();
        const placed = await orderOnce(client, city, turn).catch(() => null);
        if (placed === null) failures += 1;
        else placing.push(placed);
        latencies.push(performance.now() - began);
      }
      client.close();
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  const cpuAfter = cpuMilliseconds(cpu);
  const cpuMs = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return { seconds, latencies, failures, placing, cpuMs };
}

/** @returns milliseconds of placing. */
async function orderOnce(client: HttpClient, city: BenchCity, turn: number): Promise<number> {
  const guest = pick(city.tokens, turn);
  const request = requestOf(city, turn);
  const quote = await call<{ token: string }>(client, guest, '/rest/order/quote', request);
  const began = performance.now();
  const { orderId } = await call<{ orderId: number }>(
    client,
    guest,
    '/rest/order/place',
    placeInput(request, quote.token),
  );
  const placing = performance.now() - began;
  const payment = { orderId, method: 'balance', paymentPassword: benchPaymentPassword };
  await call(client, guest, '/rest/payment/start', payment);
  await call(client, city.merchantToken, '/rest/merchant/order/accept', { orderId });
  return placing;
}

async function call<Data>(client: HttpClient, token: string, path: string, input: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: token, 'idempotency-key': randomUUID() };
  const { text } = await client.post(path, headers, JSON.stringify({ ...input, lang: 'ja' }));
  const { data, success, message } = JSON.parse(text) as { data: Data; success: boolean; message: string };
  if (!success) throw new Error(`${path}: ${message}`);
  return data;
}
