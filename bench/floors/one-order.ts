import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type App, buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import type { BenchCity } from '../city/build-city.ts';
import type { HttpClient } from '../load/http-client.ts';
import { orderPath } from '../load/order-path.ts';
import { onTheWayMs, setMealPath } from '../load/set-meal-path.ts';

/** Runs one order from quote to acceptance in this process. @returns its id. */
export const letOneOrderHappen = (client: Client, databaseUrl: string, city: BenchCity): Promise<number> =>
  inThisProcess(databaseUrl, async (http) => {
    await orderPath(http, city)(0);
    return newest(client, `SELECT id FROM customer_order WHERE state = 'delivering' ORDER BY id DESC LIMIT 1`);
  });

/** Buys a set meal and has it redeemed; the product's worker does what belongs to it. @returns its id. */
export const letOneSetMealHappen = (client: Client, databaseUrl: string, city: BenchCity): Promise<number> =>
  inThisProcess(databaseUrl, async (http, app) => {
    const play = setMealPath(http, city);
    // Whoever has arrived is served in a later turn.
    await play(0);
    await sleep(2 * onTheWayMs);
    await app.worker.drain();
    await play(1);
    return newest(client, 'SELECT order_id AS id FROM draw ORDER BY id DESC LIMIT 1');
  });

async function inThisProcess<Value>(
  databaseUrl: string,
  work: (http: HttpClient, app: App) => Promise<Value>,
): Promise<Value> {
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '100000000' });
  const app = await buildApp({ config, databaseUrl });
  const post: HttpClient['post'] = async (url, headers, payload) => {
    const response = await app.http.inject({ method: 'POST', url, headers, payload });
    return { status: response.statusCode, text: response.payload };
  };
  try {
    return await work({ post, close: () => undefined }, app);
  } finally {
    await app.close();
  }
}

const tries = 200;
const betweenMs = 50;

async function newest(client: Client, text: string): Promise<number> {
  for (let turn = 0; turn < tries; turn += 1) {
    const { rows } = await client.query<{ id: string }>(text);
    if (rows[0]) return Number(rows[0].id);
    await sleep(betweenMs);
  }
  throw new Error(`nobody wrote what was asked for: ${text}`);
}
