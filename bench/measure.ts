import type { BenchArguments } from './arguments.ts';
import type { Closers } from './deadline.ts';
import { loadHttp } from './load/http-load.ts';
import { loadOrders } from './load/order-path.ts';
import type { Sample } from './load/sample.ts';
import { latencyClients, type SeriesName, seriesPlans, type WorldName } from './series.ts';
import { openWorld, type World } from './worlds.ts';

export type Series = { readonly name: SeriesName; readonly samples: readonly Sample[] };

/**
 * Every round measures all series once, so that a slow moment of the machine affects all series alike. The first round
 * is a warm-up.
 */
export async function measureSeries(
  args: BenchArguments,
  closers: Closers,
  log: (line: string) => void,
): Promise<Series[]> {
  const worlds = new Map<WorldName, World>();
  for (const name of new Set(args.series.map((series) => seriesPlans[series].world)))
    worlds.set(name, await openWorld(name, closers, log));
  const samples = new Map<SeriesName, Sample[]>(args.series.map((name) => [name, []]));
  for (let round = 0; round <= args.rounds; round += 1) {
    log(round === 0 ? 'Warming up.' : `Round ${round} of ${args.rounds}.`);
    for (const name of args.series) {
      const sample = await takeSample(name, args, worlds.get(seriesPlans[name].world));
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  return [...samples].map(([name, taken]) => ({ name, samples: taken }));
}

async function takeSample(
  name: SeriesName,
  { seconds, connections: usual }: BenchArguments,
  world: World | undefined,
): Promise<Sample> {
  const {
    scenario: scenarioName,
    metric,
    connections = metric === 'rate' ? usual : latencyClients,
  } = seriesPlans[name];
  if (world === undefined) throw new Error(`the world of ${name} is not open`);
  const { url, city, cpu } = world;
  if (scenarioName === 'order-path') {
    if (city === null) throw new Error(`${name} needs a world with members`);
    const until = performance.now() + seconds * 1000;
    return loadOrders({ url, city, clients: connections, cpu, shouldContinue: () => performance.now() < until });
  }
  const scenario = world.scenarios[scenarioName];
  if (scenario === undefined) throw new Error(`${name} does not run in its world`);
  return loadHttp({ url, requests: await scenario(), connections, seconds });
}
