import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Wanted } from './arguments.ts';
import type { Closers } from './deadline.ts';
import { type Floor, openFloor, type Question, type WrittenPath } from './floors/floor-process.ts';
import { findPgbench } from './floors/plain/pgbench.ts';
import { openPlainOrders, type PlainOrders } from './floors/plain/plain-orders.ts';
import { loadHttp } from './load/http-load.ts';
import { loadPath, orderPath, type Path } from './load/order-path.ts';
import { echoRequests, type Scenario, type ScenarioName } from './load/scenarios.ts';
import { setMealPath } from './load/set-meal-path.ts';
import { type SeriesName, seriesNames, type WorldName, waitingClients } from './series.ts';
import { openWorld, type World } from './worlds.ts';

export type Sample = {
  readonly seconds: number;
  /** Milliseconds, one an answer. */
  readonly latencies: readonly number[];
  readonly failures: number;
  /** Whole orders: latency of placing alone, and processor time of server and database; milliseconds. */
  readonly placing?: readonly number[];
  readonly cpuMs?: number | null;
};

export type Series = { readonly name: SeriesName; readonly samples: readonly Sample[]; readonly failures: number };

type Say = (line: string) => void;

/** Rounds alternate, so that a slow moment of the machine affects a call and its floors alike. */
export async function measure(asked: Wanted, closers: Closers, say: Say): Promise<Series[]> {
  const wanted = { ...asked, names: measurable(asked.names, say) };
  const worlds = new Map<WorldName, World>();
  for (const name of new Set(wanted.names.map((series) => seriesNames[series].world)))
    worlds.set(name, await openWorld(name, closers, say));
  const take = await sampleTaker(wanted, worlds, closers);
  const samples = new Map<SeriesName, Sample[]>(wanted.names.map((name) => [name, []]));
  for (let round = 0; round <= wanted.rounds; round += 1) {
    // Warm-up: code is compiled, plans are cached, pages are read.
    const { seconds } = wanted;
    say(round === 0 ? 'Warming up.' : `Round ${round} of ${wanted.rounds}.`);
    for (const name of wanted.names) {
      const sample = await take(name, seconds);
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  return [...samples].map(([name, taken]) => ({
    name,
    samples: taken,
    failures: taken.reduce((sum, { failures }) => sum + failures, 0),
  }));
}

/** What is measured beside pgbench is left out where it is not installed. */
function measurable(names: readonly SeriesName[], say: Say): readonly SeriesName[] {
  const beside = names.filter((name) =>
    [name, ...seriesNames[name].floors].some((one) => seriesNames[one].by === 'pgbench'),
  );
  if (beside.length === 0 || findPgbench() !== null) return names;
  say(`LEFT OUT: ${beside.join(', ')}. pgbench is not installed; Debian has it in postgresql-15.`);
  return names.filter((name) => !beside.includes(name));
}

type TakeSample = (name: SeriesName, seconds: number) => Promise<Sample>;

async function sampleTaker(
  wanted: Wanted,
  worlds: ReadonlyMap<WorldName, World>,
  closers: Closers,
): Promise<TakeSample> {
  const { names, encoding } = wanted;
  const needs = (by: string) => names.some((name) => seriesNames[name].by === by);
  const echo = needs('echo') ? await openFloor('echo-server.ts', closers) : null;
  const database = needs('database') ? await openDatabaseFloor(wanted, worlds, closers) : null;
  const rows = new Map<WorldName, Floor>();
  for (const worldName of new Set(
    names.filter((name) => seriesNames[name].by === 'rows').map((name) => seriesNames[name].world),
  ))
    rows.set(worldName, await openRowsFloor(worlds.get(worldName), closers));
  const plain = needs('pgbench') || needs('fastify') ? await openPlain(worlds, closers) : null;
  return async (name, seconds) => {
    const { scenario, by, world: worldName } = seriesNames[name];
    const connections = connectionsOf(name, wanted);
    const world = worlds.get(worldName);
    if (by === 'rows')
      return (await rows
        .get(worldName)
        ?.ask({ kind: 'rows', path: writtenPath(scenario), connections, seconds })) as Sample;
    if (by === 'pgbench') return plain?.byPgbench(connections, seconds) as Promise<Sample>;
    if (by === 'fastify') return plain?.byFastify(connections, seconds) as Promise<Sample>;
    if (by === 'database') return (await database?.ask({ kind: 'replay', scenario, seconds })) as Sample;
    if (scenario === 'order-path' || scenario === 'setmeal-path')
      return pathFor(paths[scenario], seconds, world, connections);
    const played = world?.scenarios[scenario];
    if (world === undefined || played === undefined) throw new Error(`${worldName} has no ${scenario}`);
    const requests = await played.requests();
    if (by === 'product') return loadHttp({ url: world.url, requests, connections, seconds, encoding });
    const opened = (await echo?.ask(await sampleAnswer(world.url, played, encoding))) as { url: string };
    return loadHttp({ url: opened.url, requests: echoRequests(requests), connections, seconds, encoding });
  };
}

function connectionsOf(name: SeriesName, { connections }: Wanted): number {
  const { connections: own, judged } = seriesNames[name];
  return own ?? (judged === 'rate' ? connections : waitingClients);
}

const paths = { 'order-path': orderPath, 'setmeal-path': setMealPath };

const writtenPath = (scenario: ScenarioName): WrittenPath =>
  scenario === 'order-path' || scenario === 'setmeal-path' ? scenario : 'place-order';

function pathFor(path: Path, seconds: number, world: World | undefined, clients: number): Promise<Sample> {
  if (!world?.city) throw new Error('only a city has members who order');
  const until = performance.now() + seconds * 1000;
  const { url, city, cpu } = world;
  return loadPath(path, { url, city, clients, cpu, goesOn: () => performance.now() < until });
}

async function openRowsFloor(world: World | undefined, closers: Closers): Promise<Floor> {
  if (!world?.city) throw new Error('only a city has a floor of rows');
  const { databaseUrl, city } = world;
  const floor = await openFloor('rows-floor.ts', closers);
  await floor.ask({ kind: 'open', databaseUrl, connections: maxRowClients, city });
  return floor;
}

const maxRowClients = 32;

function openPlain(worlds: ReadonlyMap<WorldName, World>, closers: Closers): Promise<PlainOrders> {
  const world = worlds.get('city');
  if (!world?.city) throw new Error('plain orders are written beside those of the city');
  return openPlainOrders({ ...world, city: world.city }, maxRowClients, closers);
}

async function openDatabaseFloor(
  { connections }: Wanted,
  worlds: ReadonlyMap<WorldName, World>,
  closers: Closers,
): Promise<Floor> {
  const world = worlds.get('city');
  if (!world?.city) throw new Error('only the city has a floor of plain clients');
  const floor = await openFloor('database-floor.ts', closers);
  await floor.ask({ kind: 'open', databaseUrl: world.databaseUrl, connections, city: world.city });
  return floor;
}

/** The product's first answer, so that the echo has the same size; of a GET the very bytes. */
async function sampleAnswer(url: string, { requests }: Scenario, encoding: string): Promise<Question> {
  const [first] = await requests();
  if (first === undefined) throw new Error('a scenario without requests');
  const { path, ...asked } = first();
  if (asked.method === 'GET') return keptAnswer(url + path, encoding);
  const answer = await fetch(url + path, asked);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return { kind: 'answer', text: await answer.text() };
}

/** Not by fetch, which would unpack it. */
async function keptAnswer(url: string, encoding: string): Promise<Question> {
  const asking = get(url, { headers: encoding === '' ? {} : { 'accept-encoding': encoding } });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const body = Buffer.concat(await answer.toArray());
  return { kind: 'kept', body, encoding: answer.headers['content-encoding'] ?? null };
}
