import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchCity } from '../city/build-city.ts';
import { type HttpClient, openHttpClient } from '../load/http-client.ts';
import { acceptOrder, payOrder } from '../load/order-path.ts';
import { pick } from '../load/scenarios.ts';
import type { Listener } from './listener.ts';

/** Publishes one update to one listener. @returns milliseconds from the request until the update arrived */
export type Publish = (client: HttpClient, turn: number) => Promise<number>;

const clients = 4;

/** Publishes at a steady pace: each client pauses after each update. @returns the delays in milliseconds */
export async function loadUpdates(url: string, publish: Publish, seconds: number, pauseMs: number): Promise<number[]> {
  const delays: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = await openHttpClient(url);
      for (let turn = index; performance.now() < until; turn += clients) {
        delays.push(await publish(client, turn));
        await sleep(pauseMs);
      }
      client.close();
    }),
  );
  return delays;
}

/** Posts a text to the bare event server, which sends it to one listener. */
export const plainUpdates =
  (tokens: readonly string[], listeners: readonly Listener[]): Publish =>
  async (client, turn) => {
    const text = randomUUID();
    const sent = performance.now();
    await client.post('/', { authorization: pick(tokens, turn) }, text);
    return (await pick(listeners, turn).received(text)) - sent;
  };

/** Accepts a paid order, whose guest is one of the listeners. */
export function acceptedOrders(city: BenchCity, listeners: readonly Listener[], version: number): Publish {
  return async (client, turn) => {
    const { orderId } = await payOrder(client, city, turn);
    const sent = performance.now();
    await acceptOrder(client, city, orderId);
    const update = JSON.stringify({ topic: `order:${orderId}`, version });
    return (await pick(listeners, turn).received(update)) - sent;
  };
}

/** Accepts one order on an idle server. @returns the order version in the last update that its guest receives */
export async function acceptedVersion(url: string, city: BenchCity, [listener]: readonly Listener[]): Promise<number> {
  const client = await openHttpClient(url);
  const { orderId } = await payOrder(client, city, 0);
  await acceptOrder(client, city, orderId);
  await sleep(2_000);
  client.close();
  const updates = (listener?.events ?? []).map((text) => JSON.parse(text) as { topic: string; version: number });
  return Math.max(...updates.filter(({ topic }) => topic === `order:${orderId}`).map(({ version }) => version));
}
