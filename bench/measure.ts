import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { BenchArguments } from './arguments.ts';
import { type Baseline, type BaselineRequest, openBaseline } from './baseline/baseline-process.ts';
import type { Closers } from './deadline.ts';
import { loadHttp } from './load/http-load.ts';
import { loadOrders } from './load/order-path.ts';
import { echoRequests, type Scenario } from './load/scenarios.ts';
import { latencyClients, type SeriesName, seriesPlans, type WorldName } from './series.ts';
import { openWorld, type World } from './worlds.ts';

export type Sample = {
  readonly seconds: number;
  /** Milliseconds, one per response. */
  readonly latencies: readonly number[];
  readonly failures: number;
  /** Order paths only, in milliseconds: latencies of the place call, and processor time of server and database. */
  readonly placing?: readonly number[];
  readonly cpuMs?: number | null;
};

export type Series = { readonly name: SeriesName; readonly samples: readonly Sample[] };

/** Rounds alternate, so that a slow moment of the machine affects a call and its baseline alike. The first is a warm-up. */
export async function measureSeries(
  args: BenchArguments,
  closers: Closers,
  log: (line: string) => void,
): Promise<Series[]> {
  const worlds = new Map<WorldName, World>();
  for (const name of new Set(args.series.map((series) => seriesPlans[series].world)))
    worlds.set(name, await openWorld(name, closers, log));
  const needsEcho = args.series.some((name) => seriesPlans[name].target === 'echo');
  const echo = needsEcho ? await openBaseline('echo-server.ts', closers) : null;
  const samples = new Map<SeriesName, Sample[]>(args.series.map((name) => [name, []]));
  for (let round = 0; round <= args.rounds; round += 1) {
    log(round === 0 ? 'Warming up.' : `Round ${round} of ${args.rounds}.`);
    for (const name of args.series) {
      const sample = await takeSample(name, args, worlds.get(seriesPlans[name].world), echo);
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  return [...samples].map(([name, taken]) => ({ name, samples: taken }));
}

async function takeSample(
  name: SeriesName,
  { seconds, encoding, connections: usual }: BenchArguments,
  world: World | undefined,
  echo: Baseline | null,
): Promise<Sample> {
  const {
    scenario: scenarioName,
    target,
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
  const requests = await scenario.requests();
  if (target === 'product') return loadHttp({ url, requests, connections, seconds, encoding });
  const opened = (await echo?.request(await echoContent(url, scenario, encoding))) as { url: string };
  return loadHttp({ url: opened.url, requests: echoRequests(requests), connections, seconds, encoding });
}

/** The product's first response, so that the echo has the same size. The bytes of a GET are taken as sent. */
async function echoContent(url: string, { requests }: Scenario, encoding: string): Promise<BaselineRequest> {
  const [first] = await requests();
  if (first === undefined) throw new Error('the scenario has no requests');
  const { path, ...request } = first();
  if (request.method === 'GET') return rawResponse(url + path, encoding);
  const response = await fetch(url + path, request);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return { kind: 'json', text: await response.text() };
}

/** fetch would decompress the body. */
async function rawResponse(url: string, encoding: string): Promise<BaselineRequest> {
  const request = get(url, { headers: encoding === '' ? {} : { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  const body = Buffer.concat(await response.toArray());
  return { kind: 'bytes', body, encoding: response.headers['content-encoding'] ?? null };
}
