import { parseArgs } from 'node:util';
import { type BenchCity, buildCity } from './city/build-city.ts';
import { insertPastOrders } from './city/past-orders.ts';
import { type Closers, runWithDeadline } from './deadline.ts';
import { median, quantile } from './figures.ts';
import { loadOrders } from './load/order-path.ts';
import { cpuMilliseconds } from './process-usage.ts';
import { type Database, type Node, openDatabase, openNode } from './product.ts';

// Entry point of `npm run bench:nodes`, which measures orders per second with one, two and three nodes on one database.
// All nodes run all the time, but each measurement sends orders to some of them only. Every second round measures the
// numbers of nodes in reverse order.
const options = {
  seconds: { type: 'string', default: '8' },
  rounds: { type: 'string', default: '3' },
  nodes: { type: 'string', default: '1,2,3' },
} as const;
const { values } = parseArgs({ options });
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
/** Number of concurrent clients. Must be a divisor of `memberCount`. */
const clients = 16;
/** Number of orders that each node gets before the measurement, so that frequently used code is compiled. */
const warmUpOrders = 1_500;
const nodeCounts = values.nodes.split(',').map(Number);
const pastOrders = 10_000;

if ([seconds, rounds, ...nodeCounts].every((value) => Number.isInteger(value) && value >= 1 && value <= 120)) {
  const measured = await runWithDeadline(300 + rounds * nodeCounts.length * (seconds + 60), measure);
  if (measured !== null) console.log(`\n${formatTable(measured)}`);
} else {
  console.error('npm run bench:nodes -- [--seconds 8] [--rounds 3] [--nodes 1,2,3]');
  process.exitCode = 2;
}

type NodesSample = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time per order in milliseconds, of all nodes and of all PostgreSQL processes. */
  readonly nodesCpuMs: number;
  readonly databaseCpuMs: number;
};

async function measure(closers: Closers): Promise<Map<number, NodesSample[]>> {
  const database = await openDatabase(closers);
  const nodes: Node[] = [];
  closers.push(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
  nodes.push(await openNode(database));
  console.log('Inserting shops, menus, members and past orders.');
  const city = await buildCity(database.url);
  await insertPastOrders(database.url, city, pastOrders);
  while (nodes.length < Math.max(...nodeCounts)) nodes.push(await openNode(database));
  for (const node of nodes) await loadNodes([node], database, city, (orders) => orders < warmUpOrders);
  const measured = new Map<number, NodesSample[]>(nodeCounts.map((count) => [count, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [count, samples] of round % 2 === 0 ? [...measured].toReversed() : measured) {
      const until = performance.now() + seconds * 1000;
      const sample = await loadNodes(nodes.slice(0, count), database, city, () => performance.now() < until);
      samples.push(sample);
      console.log(`Round ${round} of ${rounds}, ${count} nodes: ${sample.perSecond.toFixed(0)} orders per second.`);
    }
  return measured;
}

/**
 * Distributes the clients over the nodes. Each client has its own members, so no two clients order for the same member.
 */
async function loadNodes(
  nodes: readonly Node[],
  { postmaster }: Database,
  city: BenchCity,
  shouldContinue: (ordersOfNode: number) => boolean,
): Promise<NodesSample> {
  const nodesCpu = () => sum(nodes.map(({ pid }) => cpuMilliseconds({ server: pid, postmaster: noProcess }) ?? NaN));
  const databaseCpu = () => cpuMilliseconds({ server: noProcess, postmaster }) ?? NaN;
  const [nodesBefore, databaseBefore] = [nodesCpu(), databaseCpu()];
  const samples = await Promise.all(
    nodes.map(({ url, pid }, index) => {
      const own = Math.ceil((clients - index) / nodes.length);
      const selectTurn = (turn: number) => index + nodes.length * (turn % own) + clients * Math.floor(turn / own);
      return loadOrders({ url, city, clients: own, cpu: { server: pid, postmaster }, shouldContinue, selectTurn });
    }),
  );
  const failures = sum(samples.map((sample) => sample.failures));
  if (failures > 0) throw new Error(`${failures} orders failed`);
  const latencies = samples.flatMap((sample) => sample.latencies).toSorted((a, b) => a - b);
  return {
    perSecond: sum(samples.map((sample) => sample.latencies.length / sample.seconds)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    nodesCpuMs: (nodesCpu() - nodesBefore) / latencies.length,
    databaseCpuMs: (databaseCpu() - databaseBefore) / latencies.length,
  };
}

const noProcess = -1;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, value) => all + value, 0);

/** Formats the medians of the rounds as a table. */
function formatTable(measured: ReadonlyMap<number, readonly NodesSample[]>): string {
  const head = ['nodes', 'orders per second', 'p50 ms', 'p99 ms', 'node CPU ms', 'PostgreSQL CPU ms'];
  const keys = ['perSecond', 'p50', 'p99', 'nodesCpuMs', 'databaseCpuMs'] as const;
  const rows = [...measured].map(([count, samples]) => [
    String(count),
    ...keys.map((key) => median(samples.map((sample) => sample[key])).toFixed(1)),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
