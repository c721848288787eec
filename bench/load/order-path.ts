import type { BenchCity } from '../city/build-city.ts';
import { benchPaymentPassword } from '../city/people.ts';
import { type CpuClock, cpuMilliseconds } from '../cpu-time.ts';
import type { Sample } from '../measure.ts';
import { callAs } from './bench-call.ts';
import { type HttpClient, openHttpClient } from './http-client.ts';
import { pick, placeInput, requestOf } from './scenarios.ts';

/** Everything of one turn, in which one order is placed. @returns milliseconds of placing. */
export type PathOfClient = (turn: number) => Promise<number>;
export type Path = (client: HttpClient, city: BenchCity) => PathOfClient;

export type PathLoad = {
  readonly url: string;
  readonly city: BenchCity;
  readonly clients: number;
  readonly cpu: CpuClock;
  readonly goesOn: (ordersDone: number) => boolean;
};

/** Whole orders, each client one after the other. */
export async function loadPath(path: Path, { url, city, clients, cpu, goesOn }: PathLoad): Promise<Sample> {
  const latencies: number[] = [];
  const placing: number[] = [];
  let failures = 0;
  const cpuBefore = cpuMilliseconds(cpu);
  const since = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = await openHttpClient(url);
      const play = path(client, city);
      for (let turn = index; goesOn(latencies.length); turn += clients) {
        const began = performance.now();
        const placed = await play(turn).catch(() => null);
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

/** A meal: quoted, placed, paid from the balance and accepted. */
export const orderPath: Path = (client, city) => async (turn) => {
  const { orderId, placing } = await payOrder(client, city, turn);
  await acceptOrder(client, city, orderId);
  return placing;
};

export const acceptOrder = (client: HttpClient, { merchantToken }: BenchCity, orderId: number): Promise<unknown> =>
  callAs(client, merchantToken, '/rest/merchant/order/accept', { orderId });

type PaidOrder = { readonly orderId: number /** Milliseconds. */; readonly placing: number };

/** Quoted, placed and paid from the balance. */
export async function payOrder(client: HttpClient, city: BenchCity, turn: number): Promise<PaidOrder> {
  const guest = pick(city.tokens, turn);
  const request = requestOf(city, turn);
  const quote = await callAs<{ token: string }>(client, guest, '/rest/order/quote', request);
  const began = performance.now();
  const placed = placeInput(request, quote.token);
  const { orderId } = await callAs<{ orderId: number }>(client, guest, '/rest/order/place', placed);
  const placing = performance.now() - began;
  const payment = { orderId, method: 'balance', paymentPassword: benchPaymentPassword };
  await callAs(client, guest, '/rest/payment/start', payment);
  return { orderId, placing };
}
