import { setTimeout as sleep } from 'node:timers/promises';
import type { Wanted } from './arguments.ts';
import { residentMegabytes } from './cpu-time.ts';
import type { Closers } from './deadline.ts';
import { type FigureRow, quantile, rowOf } from './figures.ts';
import { openFloor } from './floors/floor-process.ts';
import { type Listener, openListeners } from './live/listener.ts';
import { acceptedOrders, loadNews, plainNews, type Tell, versionOfAccepted } from './live/live-load.ts';
import { crowd, openWorld } from './worlds.ts';

const restMs = 5_000;
/** Of each client, between two orders. */
const pauseMs = 150;

type Live = {
  readonly url: string;
  readonly path: string;
  readonly pid: number;
  readonly tokens: readonly string[];
  readonly seconds: number;
  readonly newsOf: (listening: readonly Listener[]) => Promise<Tell>;
};
type Held = { readonly kilobytesEach: number; readonly waits: readonly number[] };

/**
 * Two thousand guests listen, and orders are accepted: what a stream costs, and how long a guest waits from the tap on
 * "accept" until the news are there, beside a bare server of events in the same run.
 */
export async function measureLive(
  { seconds }: Wanted,
  closers: Closers,
  say: (line: string) => void,
): Promise<FigureRow[]> {
  const { url, city, cpu } = await openWorld('city-crowded', closers, say);
  if (!city) throw new Error('only a city has members who listen');
  const { tokens } = city;
  const floor = await openFloor('./event-server.ts', closers);
  const bare = (await floor.ask({ kind: 'answer', text: '{}' })) as { readonly url: string; readonly pid: number };
  say(`${crowd} listen at the product, and orders flow.`);
  const product = await hold({
    url,
    path: '/rest/live',
    pid: cpu.server,
    tokens,
    seconds,
    newsOf: async (all) => acceptedOrders(city, all, await versionOfAccepted(url, city, firstOf(all))),
  });
  say(`${crowd} listen at a bare server.`);
  const plain = await hold({ ...bare, path: '/', tokens, seconds, newsOf: async (all) => plainNews(tokens, all) });
  const row = (name: string, share: number) => rowOf(name, waitOf(product, share), 'ms', waitOf(plain, share));
  return [
    rowOf('live-2000-memory', product.kilobytesEach, 'KB a stream', plain.kilobytesEach),
    row('live-2000-p50', 0.5),
    row('live-2000-p99', 0.99),
  ];
}

async function hold({ url, path, pid, tokens, seconds, newsOf }: Live): Promise<Held> {
  await sleep(restMs);
  const before = residentMegabytes(pid) ?? Number.NaN;
  const all = await openListeners(url, path, tokens);
  await sleep(restMs);
  const kilobytesEach = (((residentMegabytes(pid) ?? Number.NaN) - before) * 1024) / all.length;
  const waits = await loadNews(url, await newsOf(all), seconds, pauseMs);
  for (const listener of all) listener.close();
  return { kilobytesEach, waits: waits.toSorted((a, b) => a - b) };
}

const waitOf = ({ waits }: Held, share: number): number => quantile(waits, share);

function firstOf(all: readonly Listener[]): Listener {
  const [first] = all;
  if (first === undefined) throw new Error('nobody listens');
  return first;
}
