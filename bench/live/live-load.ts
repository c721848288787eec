import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchCity } from '../city/build-city.ts';
import { type HttpClient, openHttpClient } from '../load/http-client.ts';
import { acceptOrder, payOrder } from '../load/order-path.ts';
import { pick } from '../load/scenarios.ts';
import type { Listener } from './listener.ts';

/** Does one thing that one listener hears of. @returns milliseconds from sending it until it was heard of */
export type Tell = (client: HttpClient, turn: number) => Promise<number>;

const clients = 4;

/** News at a steady pace, as from guests who think: 4 clients, each so long after its last. @returns milliseconds */
export async function loadNews(url: string, tell: Tell, seconds: number, pauseMs: number): Promise<number[]> {
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = await openHttpClient(url);
      for (let turn = index; performance.now() < until; turn += clients) {
        waits.push(await tell(client, turn));
        await sleep(pauseMs);
      }
      client.close();
    }),
  );
  return waits;
}

/** Posted to a bare server and told by it. */
export const plainNews =
  (tokens: readonly string[], listeners: readonly Listener[]): Tell =>
  async (client, turn) => {
    const text = randomUUID();
    const sent = performance.now();
    await client.post('/tell', { authorization: pick(tokens, turn) }, text);
    return (await pick(listeners, turn).heard(text)) - sent;
  };

/** A guest's order is accepted: placed and paid before, heard of by its guest among all that listen. */
export function acceptedOrders(city: BenchCity, listeners: readonly Listener[], acceptedVersion: number): Tell {
  return async (client, turn) => {
    const { orderId } = await payOrder(client, city, turn);
    const sent = performance.now();
    await acceptOrder(client, city, orderId);
    const news = JSON.stringify({ topic: `order:${orderId}`, version: acceptedVersion });
    return (await pick(listeners, turn).heard(news)) - sent;
  };
}

/** One order is accepted, and nothing else runs. @returns the version of which its guest hears last */
export async function versionOfAccepted(url: string, city: BenchCity, listener: Listener): Promise<number> {
  const client = await openHttpClient(url);
  const { orderId } = await payOrder(client, city, 0);
  await acceptOrder(client, city, orderId);
  await sleep(2_000);
  client.close();
  const heard = listener.events.map((text) => JSON.parse(text) as { topic: string; version: number });
  return Math.max(...heard.filter(({ topic }) => topic === `order:${orderId}`).map(({ version }) => version));
}
