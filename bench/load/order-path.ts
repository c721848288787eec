import type { BenchCity } from '../city/build-city.ts';
import { benchPaymentPassword } from '../city/people.ts';
import { type CpuClock, cpuMilliseconds } from '../process-usage.ts';
import { callAs } from './bench-call.ts';
import { type HttpClient, openHttpClient } from './http-client.ts';
import type { Sample } from './sample.ts';
import { pick, placeInput, requestOf } from './scenarios.ts';

export type OrderLoad = {
  readonly url: string;
  readonly city: BenchCity;
  readonly clients: number;
  readonly cpu: CpuClock;
  readonly shouldContinue: (ordersDone: number) => boolean;
  /**
   * Maps the number of an order to the number that selects its member, shop and dishes. By default, both numbers are
   * equal.
   */
  readonly selectTurn?: (turn: number) => number;
};

/**
 * Runs complete orders: quote, place, pay from the balance, accept. Each client starts the next order when the last
 * order is complete.
 */
export async function loadOrders(load: OrderLoad): Promise<Sample> {
  const { url, city, clients, cpu, shouldContinue, selectTurn = (turn) => turn } = load;
  const latencies: number[] = [];
  const placing: number[] = [];
  let failures = 0;
  const cpuBefore = cpuMilliseconds(cpu);
  const since = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = await openHttpClient(url);
      for (let turn = index; shouldContinue(latencies.length); turn += clients) {
        const began = performance.now();
        const placingMs = await runOrder(client, city, selectTurn(turn)).catch(() => null);
        if (placingMs === null) failures += 1;
        else placing.push(placingMs);
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

/** @returns milliseconds of the call that places the order */
async function runOrder(client: HttpClient, city: BenchCity, turn: number): Promise<number> {
  const { orderId, placingMs } = await payOrder(client, city, turn);
  await acceptOrder(client, city, orderId);
  return placingMs;
}

export const acceptOrder = (client: HttpClient, { merchantToken }: BenchCity, orderId: number): Promise<unknown> =>
  callAs(client, merchantToken, '/rest/merchant/order/accept', { orderId });

type PaidOrder = { readonly orderId: number; readonly placingMs: number };

/** Requests a quote, places the order and pays it from the balance. */
export async function payOrder(client: HttpClient, city: BenchCity, turn: number): Promise<PaidOrder> {
  const token = pick(city.tokens, turn);
  const request = requestOf(city, turn);
  const quote = await callAs<{ token: string }>(client, token, '/rest/order/quote', request);
  const began = performance.now();
  const input = placeInput(request, quote.token);
  const { orderId } = await callAs<{ orderId: number }>(client, token, '/rest/order/place', input);
  const placingMs = performance.now() - began;
  const payment = { orderId, method: 'balance', paymentPassword: benchPaymentPassword };
  await callAs(client, token, '/rest/payment/start', payment);
  return { orderId, placingMs };
}
