import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openRedisServer } from '../apps/server/src/testing/servers/redis-server.ts';
import { buildCity } from './city/build-city.ts';
import { insertPastOrders } from './city/past-orders.ts';
import { memberCount } from './city/people.ts';
import { type Closers, triedUnderDeadline } from './deadline.ts';
import { loadNodes, type NodesSample } from './load/nodes-load.ts';
import { type City, type Layout, layouts, tableOf } from './nodes/layouts.ts';
import { type Node, openDatabase, openNode } from './product.ts';

// `npm run bench:nodes`: whole orders a second by one, two and three nodes on one database, told to one another by NOTIFY or by
// Redis, and by two cities with a primary and a node each (record 0053). Nodes are started anew for each turn, so that
// none is idle beside it; rounds alternate. With `--kept` the nodes of the largest layout run all the time and a turn asks as many
// of them as it has: what a node compiles and remembers at first is not counted then.
const options = {
  seconds: { type: 'string', default: '8' },
  rounds: { type: 'string', default: '3' },
  clients: { type: 'string', default: '16' },
  'warm-up': { type: 'string', default: '1500' },
  only: { type: 'string', default: layouts.map(({ key }) => key).join(',') },
  kept: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const [seconds, rounds, clients] = [Number(values.seconds), Number(values.rounds), Number(values.clients)];
/** Orders of each node: a new process compiles what it does often, and two that share the work need it twice. */
const warmUpOrders = Number(values['warm-up']);
const wanted = layouts.filter(
  (layout) => values.only.split(',').includes(layout.key) && (!values.kept || canBeKept(layout)),
);
const pastOrders = 10_000;
const longestSeconds = 300 + rounds * wanted.length * (seconds + 120);

if (
  memberCount % clients === 0 &&
  [seconds, rounds].every((given) => Number.isInteger(given) && given >= 1 && given <= 120)
) {
  const measured = await triedUnderDeadline(longestSeconds, measure);
  if (measured !== null) console.log(`\n${tableOf(measured)}`);
} else {
  console.error(
    'npm run bench:nodes -- [--seconds 8] [--rounds 3] [--clients 16] [--warm-up 1500] [--only 1,2,cities] [--kept]; clients share 64 members evenly',
  );
  process.exitCode = 2;
}

async function measure(closers: Closers): Promise<Map<Layout, NodesSample[]>> {
  const redis = await openRedisServer();
  await redis.start();
  closers.push(redis.kill);
  const cities: City[] = [];
  for (const layout of wanted) while (cities.length < layout.cities) cities.push(await openCity(closers));
  const measured = new Map<Layout, NodesSample[]>(wanted.map((layout) => [layout, []]));
  const kept = values.kept ? await openKept(cities, closers) : null;
  for (let round = 1; round <= rounds; round += 1)
    for (const [layout, samples] of kept && round % 2 === 0 ? [...measured].toReversed() : measured) {
      const nodes = kept?.slice(0, layout.nodes);
      samples.push(await (nodes ? loadForSeconds(nodes) : turnOf(layout, cities, redis.url, closers)));
      console.log(`Round ${round} of ${rounds}: ${sayOf(layout, samples.at(-1))}`);
    }
  return measured;
}

function sayOf({ name }: Layout, sample: NodesSample | undefined): string {
  return `${name}, ${sample?.perSecond.toFixed(0)} orders a second, ${sample?.nodesCpuMs.toFixed(1)} + ${sample?.databaseCpuMs.toFixed(1)} ms of CPU.`;
}

/** Filled by a node that then ends; members and shops are its own. */
async function openCity(closers: Closers): Promise<City> {
  console.log('Filling a city.');
  const database = await openDatabase(closers);
  const node = await openNode(database);
  await node.stop();
  const city = await buildCity(database.url);
  await insertPastOrders(database.url, city, pastOrders);
  return { database, city };
}

/** Nodes that run all the time have one way to tell one another, and one city. */
function canBeKept({ cities, byRedis }: Layout): boolean {
  return cities === 1 && !byRedis;
}

type Running = { readonly node: Node; readonly at: City };

async function openKept([at]: readonly City[], closers: Closers): Promise<Running[]> {
  const nodes: Running[] = [];
  closers.push(async () => void (await Promise.all(nodes.map(({ node }) => node.stop()))));
  while (at && nodes.length < Math.max(...wanted.map((layout) => layout.nodes)))
    nodes.push({ node: await openNode(at.database), at });
  for (const each of nodes) await loadNodes([each], clients, (orders) => orders < warmUpOrders);
  return nodes;
}

function loadForSeconds(nodes: readonly Running[]): Promise<NodesSample> {
  const until = performance.now() + seconds * 1000;
  return loadNodes(nodes, clients, () => performance.now() < until);
}

async function turnOf(layout: Layout, all: readonly City[], redisUrl: string, closers: Closers): Promise<NodesSample> {
  const settings = layout.byRedis ? { REDIS_URL: redisUrl } : {};
  const cities = all.slice(0, layout.cities);
  const nodes: Running[] = [];
  closers.push(async () => void (await Promise.all(nodes.map(({ node }) => node.stop()))));
  for (const at of cities)
    for (let number = 1; number <= layout.nodes; number += 1)
      nodes.push({ node: await openNode(at.database, settings), at });
  await loadNodes(nodes, clients, (orders) => orders < warmUpOrders);
  await sleep(500);
  const sample = await loadForSeconds(nodes);
  await Promise.all(nodes.map(({ node }) => node.stop()));
  return sample;
}
