import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchArguments } from './arguments.ts';
import type { Closers } from './deadline.ts';
import { type FigureRow, figureRow, median } from './figures.ts';
import { measureLive } from './live.ts';
import { loadHttp } from './load/http-load.ts';
import { loadOrders } from './load/order-path.ts';
import { residentMegabytes } from './process-usage.ts';
import { openProduct } from './product.ts';
import type { ServerFigure } from './series.ts';
import { openWorld } from './worlds.ts';

type Log = (line: string) => void;
type Measure = (args: BenchArguments, closers: Closers, log: Log) => Promise<FigureRow[]>;

/** Measures start time, memory and live updates of the server process, without PostgreSQL. */
export async function measureServer(args: BenchArguments, closers: Closers, log: Log): Promise<FigureRow[]> {
  const rows: FigureRow[] = [];
  for (const name of args.serverFigures) rows.push(...(await measures[name](args, closers, log)));
  return rows;
}

const restSeconds = 10;
const clients = 16;

/**
 * Measures resident memory of an idle server after the first start has filled the database, and the peak while guests
 * read and order.
 */
const measureMemory: Measure = async ({ seconds }, closers, log) => {
  const { url, city, cpu, scenarios } = await openWorld('city', closers, log);
  if (!city) throw new Error('the city has no members');
  await sleep(restSeconds * 1000);
  const atRest = residentMegabytes(cpu.server) ?? Number.NaN;
  const peak = trackPeak(cpu.server);
  log('Reading lists and menus, then ordering.');
  for (const scenario of [scenarios.nearby, scenarios.menu]) {
    const requests = (await scenario?.()) ?? [];
    await loadHttp({ url, requests, connections: clients, seconds });
  }
  const until = performance.now() + seconds * 2000;
  await loadOrders({ url, city, clients, cpu, shouldContinue: () => performance.now() < until });
  return [figureRow('server-memory-at-rest', atRest, 'MB'), figureRow('server-memory-under-load', peak.stop(), 'MB')];
};

const sampleMs = 100;

function trackPeak(pid: number): { stop(): number } {
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, residentMegabytes(pid) ?? Number.NaN);
  };
  const timer = setInterval(sample, sampleMs);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return peak;
    },
  };
}

const starts = 5;

/** Measures the time from process start until the server is ready, with a running and filled database. */
const measureWarmStart: Measure = async (_args, closers) => {
  const { restart } = await openProduct(closers);
  const times: number[] = [];
  for (let turn = 0; turn < starts; turn += 1) times.push(await restart());
  return [figureRow('server-start', median(times), 'ms')];
};

const measures: Readonly<Record<ServerFigure, Measure>> = {
  'server-start': measureWarmStart,
  'server-memory': measureMemory,
  'live-2000': measureLive,
};
