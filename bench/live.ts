import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchArguments } from './arguments.ts';
import type { BenchCity } from './city/build-city.ts';
import type { Closers } from './deadline.ts';
import { type FigureRow, figureRow, quantile } from './figures.ts';
import { type Listener, openListeners } from './live/listener.ts';
import { openHttpClient } from './load/http-client.ts';
import { acceptOrder, payOrder } from './load/order-path.ts';
import { pick } from './load/scenarios.ts';
import { residentMegabytes } from './process-usage.ts';
import { crowdSize, openWorld } from './worlds.ts';

const restMs = 5_000;

/**
 * Measures live updates to 2,000 guests with open streams while a shop accepts orders. The results are memory per
 * stream, and milliseconds from the accept call to the update.
 */
export async function measureLive(
  { seconds }: BenchArguments,
  closers: Closers,
  log: (line: string) => void,
): Promise<FigureRow[]> {
  const { url, city, cpu } = await openWorld('city-crowded', closers, log);
  if (!city) throw new Error('the city has no members');
  log(`${crowdSize} guests listen while shops accept orders.`);
  await sleep(restMs);
  const before = residentMegabytes(cpu.server) ?? Number.NaN;
  const listeners = await openListeners(url, city.tokens);
  await sleep(restMs);
  const kilobytes = (((residentMegabytes(cpu.server) ?? Number.NaN) - before) * 1024) / listeners.length;
  const delays = (await acceptOrders(url, city, listeners, seconds)).toSorted((a, b) => a - b);
  for (const listener of listeners) listener.close();
  return [
    figureRow('live-2000-memory', kilobytes, 'KB per stream'),
    figureRow('live-2000-p50', quantile(delays, 0.5), 'ms'),
    figureRow('live-2000-p99', quantile(delays, 0.99), 'ms'),
  ];
}

const clients = 4;
/** Milliseconds that each client waits between two orders. */
const pauseMs = 150;

/** Accepts orders. @returns milliseconds from each accept call until its guest received the update */
async function acceptOrders(
  url: string,
  city: BenchCity,
  listeners: readonly Listener[],
  seconds: number,
): Promise<number[]> {
  const version = await acceptedVersion(url, city, listeners);
  const delays: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = await openHttpClient(url);
      for (let turn = index; performance.now() < until; turn += clients) {
        const { orderId } = await payOrder(client, city, turn);
        const sent = performance.now();
        await acceptOrder(client, city, orderId);
        delays.push((await pick(listeners, turn).received(updateOf(orderId, version))) - sent);
        await sleep(pauseMs);
      }
      client.close();
    }),
  );
  return delays;
}

const updateOf = (orderId: number, version: number) => JSON.stringify({ topic: `order:${orderId}`, version });

/**
 * Accepts one order while the server has nothing else to do.
 * @returns the version of the order in the last update that its guest receives
 */
async function acceptedVersion(url: string, city: BenchCity, [listener]: readonly Listener[]): Promise<number> {
  const client = await openHttpClient(url);
  const { orderId } = await payOrder(client, city, 0);
  await acceptOrder(client, city, orderId);
  await sleep(2_000);
  client.close();
  const updates = (listener?.events() ?? []).map((text) => JSON.parse(text) as { topic: string; version: number });
  return Math.max(...updates.filter(({ topic }) => topic === `order:${orderId}`).map(({ version }) => version));
}
