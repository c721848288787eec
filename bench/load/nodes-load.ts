import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { cpuMilliseconds } from '../cpu-time.ts';
import { quantile } from '../figures.ts';
import type { City } from '../nodes/layouts.ts';
import type { Node } from '../product.ts';
import { loadPath, orderPath, type Path } from './order-path.ts';

export type NodesSample = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** For one order, all nodes or all of PostgreSQL's processes together. */
  readonly nodesCpuMs: number;
  readonly databaseCpuMs: number;
  /** To all databases, as pg_stat_activity has them: the most at once, and how many do something, on average. */
  readonly connections: number;
  readonly busy: number;
};

type Loaded = { readonly node: Node; readonly at: City };

const nobody = -1;
const sampleMs = 100;

/** So many clients at all nodes together. Each has guests of its own: a faster one meets nobody's open order. */
export async function loadNodes(
  nodes: readonly Loaded[],
  clients: number,
  goesOn: (ordersOfNode: number) => boolean,
): Promise<NodesSample> {
  const databases = [...new Set(nodes.map(({ at }) => at.database))];
  const ofNodes = () => sum(nodes.map(({ node }) => cpuOf({ server: node.pid, postmaster: nobody })));
  const ofDatabases = () => sum(databases.map(({ postmaster }) => cpuOf({ server: nobody, postmaster })));
  const [nodesBefore, databasesBefore] = [ofNodes(), ofDatabases()];
  const watched = await watchConnections(databases.map(({ url }) => url));
  const samples = await Promise.all(
    nodes.map(({ node, at }, index) => {
      const own = Math.ceil((clients - index) / nodes.length);
      const path: Path = (client, city) => {
        const play = orderPath(client, city);
        return (turn) => play(index + nodes.length * (turn % own) + clients * Math.floor(turn / own));
      };
      const cpu = { server: node.pid, postmaster: at.database.postmaster };
      return loadPath(path, {
        url: node.url,
        city: at.city,
        clients: own,
        cpu,
        goesOn,
      });
    }),
  );
  const activity = await watched.end();
  const failures = sum(samples.map((sample) => sample.failures));
  if (failures > 0) throw new Error(`${failures} orders failed`);
  const latencies = samples.flatMap((sample) => sample.latencies).toSorted((one, other) => one - other);
  return {
    perSecond: sum(samples.map((sample) => sample.latencies.length / sample.seconds)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    nodesCpuMs: (ofNodes() - nodesBefore) / latencies.length,
    databaseCpuMs: (ofDatabases() - databasesBefore) / latencies.length,
    ...activity,
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const cpuOf = (clock: { server: number; postmaster: number }): number => cpuMilliseconds(clock) ?? Number.NaN;

async function watchConnections(urls: readonly string[]) {
  const clients = urls.map((url) => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const seen: { connections: number; busy: number }[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const counts = await Promise.all(clients.map(countsOf));
      seen.push({
        connections: sum(counts.map((one) => one.connections)),
        busy: sum(counts.map((one) => one.busy)),
      });
      await sleep(sampleMs);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await watching;
      await Promise.all(clients.map((client) => client.end()));
      const connections = Math.max(...seen.map((one) => one.connections));
      return { connections, busy: sum(seen.map((one) => one.busy)) / seen.length };
    },
  };
}

async function countsOf(client: Client): Promise<{ connections: number; busy: number }> {
  const { rows } = await client.query<{ connections: number; busy: number }>(`SELECT count(*)::int AS connections,
    (count(*) FILTER (WHERE state <> 'idle'))::int AS busy
    FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`);
  return rows[0] ?? { connections: 0, busy: 0 };
}
