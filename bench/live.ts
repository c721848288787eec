import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchArguments } from './arguments.ts';
import { openBaseline } from './baseline/baseline-process.ts';
import type { Closers } from './deadline.ts';
import { type FigureRow, figureRow, quantile } from './figures.ts';
import { type Listener, openListeners } from './live/listener.ts';
import { acceptedOrders, acceptedVersion, loadUpdates, type Publish, plainUpdates } from './live/live-load.ts';
import { residentMegabytes } from './process-usage.ts';
import { crowdSize, openWorld } from './worlds.ts';

const restMs = 5_000;
/** Pause of each client between two orders. */
const pauseMs = 150;

type LiveTarget = {
  readonly url: string;
  readonly path: string;
  readonly pid: number;
  readonly tokens: readonly string[];
  readonly seconds: number;
  readonly publisher: (listeners: readonly Listener[]) => Promise<Publish>;
};

/**
 * Two thousand guests hold a live stream while a shop accepts orders: memory per stream, and milliseconds from the accept
 * call until the guest's update arrives, compared with a bare event server in the same run.
 */
export async function measureLive(
  { seconds }: BenchArguments,
  closers: Closers,
  log: (line: string) => void,
): Promise<FigureRow[]> {
  const { url, city, cpu } = await openWorld('city-crowded', closers, log);
  if (!city) throw new Error('the city has no members');
  const { tokens } = city;
  const baseline = await openBaseline('./event-server.ts', closers);
  const bare = (await baseline.request({ kind: 'json', text: '{}' })) as { readonly url: string; readonly pid: number };
  log(`${crowdSize} guests listen to the product while shops accept orders.`);
  const product = await measureTarget({
    url,
    path: '/rest/live',
    pid: cpu.server,
    tokens,
    seconds,
    publisher: async (listeners) => acceptedOrders(city, listeners, await acceptedVersion(url, city, listeners)),
  });
  log(`${crowdSize} guests listen to a bare event server.`);
  const publisher = async (listeners: readonly Listener[]) => plainUpdates(tokens, listeners);
  const plain = await measureTarget({ ...bare, path: '/', tokens, seconds, publisher });
  const delay = (name: string, share: number) =>
    figureRow(name, quantile(product.delays, share), 'ms', quantile(plain.delays, share));
  return [
    figureRow('live-2000-memory', product.kilobytesPerStream, 'KB per stream', plain.kilobytesPerStream),
    delay('live-2000-p50', 0.5),
    delay('live-2000-p99', 0.99),
  ];
}

type LiveFigures = { readonly kilobytesPerStream: number; readonly delays: readonly number[] };

async function measureTarget({ url, path, pid, tokens, seconds, publisher }: LiveTarget): Promise<LiveFigures> {
  await sleep(restMs);
  const before = residentMegabytes(pid) ?? Number.NaN;
  const listeners = await openListeners(url, path, tokens);
  await sleep(restMs);
  const kilobytesPerStream = (((residentMegabytes(pid) ?? Number.NaN) - before) * 1024) / listeners.length;
  const delays = await loadUpdates(url, await publisher(listeners), seconds, pauseMs);
  for (const listener of listeners) listener.close();
  return { kilobytesPerStream, delays: delays.toSorted((a, b) => a - b) };
}
