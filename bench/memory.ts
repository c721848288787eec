import { setTimeout as sleep } from 'node:timers/promises';
import type { Wanted } from './arguments.ts';
import { residentMegabytes } from './cpu-time.ts';
import type { Closers } from './deadline.ts';
import { type FigureRow, quantile, rowOf } from './figures.ts';
import { measureLive } from './live.ts';
import { loadHttp } from './load/http-load.ts';
import { loadPath, orderPath } from './load/order-path.ts';
import { openProduct } from './product.ts';
import type { ServerName } from './series.ts';
import { openWorld } from './worlds.ts';

type Say = (line: string) => void;
type Measure = (wanted: Wanted, closers: Closers, say: Say) => Promise<FigureRow[]>;

/** Its start, and resident memory of the server alone, MB: its PostgreSQL is a process of its own. */
export async function measureServer(wanted: Wanted, closers: Closers, say: Say): Promise<FigureRow[]> {
  const rows: FigureRow[] = [];
  for (const name of wanted.server) rows.push(...(await measures[name](wanted, closers, say)));
  return rows;
}

const restSeconds = 10;
const clients = 16;

/** At rest after the first start, which has filled the database, and the most that it reaches while many read and order. */
const atRestAndUnderLoad: Measure = async ({ seconds, encoding }, closers, say) => {
  const { url, city, cpu, scenarios } = await openWorld('city', closers, say);
  if (!city) throw new Error('only the city has members who order');
  await sleep(restSeconds * 1000);
  const atRest = residentMegabytes(cpu.server) ?? Number.NaN;
  const peak = peakOf(cpu.server);
  say('Reading lists and menus, then ordering.');
  for (const scenario of [scenarios.nearby, scenarios.menu]) {
    const requests = (await scenario?.requests()) ?? [];
    await loadHttp({ url, requests, connections: clients, seconds, encoding });
  }
  const until = performance.now() + seconds * 2000;
  await loadPath(orderPath, { url, city, clients, cpu, goesOn: () => performance.now() < until });
  return [
    rowOf('server-memory-at-rest', atRest, 'MB', undefined),
    rowOf('server-memory-under-load', peak.stop(), 'MB', undefined),
  ];
};

const sampleMs = 100;

function peakOf(pid: number): { stop(): number } {
  let most = 0;
  const sample = () => {
    most = Math.max(most, residentMegabytes(pid) ?? Number.NaN);
  };
  const sampling = setInterval(sample, sampleMs);
  return {
    stop: () => {
      clearInterval(sampling);
      sample();
      return most;
    },
  };
}

const early = 10_000;
const late = 100_000;

/** After ten thousand orders and after a hundred thousand. */
const growth: Measure = async (_wanted, closers, say) => {
  const { url, city, cpu } = await openWorld('city', closers, say);
  if (!city) throw new Error('only the city has members who order');
  const orderUntil = async (total: number) => {
    say(`Ordering ${total} times.`);
    const { failures } = await loadPath(orderPath, { url, city, clients, cpu, goesOn: (done) => done < total });
    if (failures > 0) throw new Error(`${failures} orders failed`);
    return residentMegabytes(cpu.server) ?? Number.NaN;
  };
  const before = await orderUntil(early);
  const after = await orderUntil(late - early);
  return [rowOf('server-memory-growth', after, 'MB', before)];
};

const starts = 5;

/** From the process's start until it is ready, wall clock: the database is filled, runs already, and code is compiled. */
const warmStart: Measure = async (_wanted, closers) => {
  const { again } = await openProduct(closers);
  const times: number[] = [];
  for (let turn = 0; turn < starts; turn += 1) times.push(await again());
  return [
    rowOf(
      'server-start',
      quantile(
        times.toSorted((a, b) => a - b),
        0.5,
      ),
      'ms',
      undefined,
    ),
  ];
};

const measures: Readonly<Record<ServerName, Measure>> = {
  'server-start': warmStart,
  'server-memory': atRestAndUnderLoad,
  'server-memory-growth': growth,
  'live-2000': measureLive,
};
