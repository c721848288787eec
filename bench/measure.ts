import type { Wanted } from './arguments.ts';
import { type BenchCity, buildCity } from './city/build-city.ts';
import type { Closers } from './deadline.ts';
import { openFloor } from './floors/floor-process.ts';
import { loadHttp } from './load/http-load.ts';
import { echoRequests, type Scenario, scenariosOf } from './load/scenarios.ts';
import { openProduct } from './product.ts';
import { type SeriesName, seriesNames } from './series.ts';

/** One measurement: how many answers in which time, and how long each took. */
export type Sample = {
  readonly seconds: number;
  /** Milliseconds, one an answer. */
  readonly latencies: readonly number[];
  readonly failures: number;
};

export type Series = { readonly name: SeriesName; readonly samples: readonly Sample[]; readonly failures: number };

type Say = (line: string) => void;

/** Rounds alternate, so that a slow moment of the machine meets a call and its floors alike. */
export async function measure(wanted: Wanted, closers: Closers, say: Say): Promise<Series[]> {
  say('Starting the product on a database of its own.');
  const product = await openProduct(closers);
  say('Filling it with shops, menus and members.');
  const city = await buildCity(product.databaseUrl);
  const takers = await sampleTakers(wanted, product, city, closers);
  const samples = new Map<SeriesName, Sample[]>(wanted.names.map((name) => [name, []]));
  for (let round = 0; round <= wanted.rounds; round += 1) {
    // The first round warms up: code is compiled, plans are cached, pages are read.
    const seconds = round === 0 ? Math.min(2, wanted.seconds) : wanted.seconds;
    say(round === 0 ? 'Warming up.' : `Round ${round} of ${wanted.rounds}.`);
    for (const name of wanted.names) {
      const sample = await takers(name, seconds);
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  return [...samples].map(([name, taken]) => ({
    name,
    samples: taken,
    failures: taken.reduce((sum, { failures }) => sum + failures, 0),
  }));
}

type Product = Awaited<ReturnType<typeof openProduct>>;

async function sampleTakers(
  { names, connections, encoding }: Wanted,
  product: Product,
  city: BenchCity,
  closers: Closers,
): Promise<(name: SeriesName, seconds: number) => Promise<Sample>> {
  const scenarios = scenariosOf(product.url, city);
  const needs = (by: string) => names.some((name) => seriesNames[name].by === by);
  const echo = needs('echo') ? await openFloor('echo-server.ts', closers) : null;
  const database = needs('database') ? await openFloor('database-floor.ts', closers) : null;
  await database?.ask({ kind: 'open', databaseUrl: product.databaseUrl, connections, city });
  return async (name, seconds) => {
    const { scenario, by } = seriesNames[name];
    const played = scenarios[scenario];
    if (by === 'database') return (await database?.ask({ kind: 'replay', scenario, seconds })) as Sample;
    const requests = await played.requests();
    if (by === 'product') return loadHttp({ url: product.url, requests, connections, seconds, encoding });
    const opened = (await echo?.ask({ kind: 'answer', text: await sampleAnswer(product.url, played) })) as {
      url: string;
    };
    return loadHttp({ url: opened.url, requests: echoRequests(requests), connections, seconds, encoding });
  };
}

/** What the product answers to the first request, so that the echo carries the same weight. */
async function sampleAnswer(url: string, { requests }: Scenario): Promise<string> {
  const [first] = await requests();
  if (first === undefined) throw new Error('a scenario without requests');
  const { path, headers, body } = first();
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}
