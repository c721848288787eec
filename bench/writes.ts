import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { triedUnderDeadline } from './deadline.ts';
import { loadPath, orderPath, type Path } from './load/order-path.ts';
import { setMealPath } from './load/set-meal-path.ts';
import { openWorld } from './worlds.ts';

// `npm run bench:writes`: what one order makes PostgreSQL do, counted and not timed. Of two states of the code it says
// which writes less, on a busy machine too. The pace changes how many jobs share a batch and its commit, and how often
// sessions are read; where the run lasts more than a minute the first orders' codes are issued within it, so look at the rows.
const paths: Readonly<Record<string, { path: Path; world: 'city' | 'city-set-meals' }>> = {
  order: { path: orderPath, world: 'city' },
  'set-meal': { path: setMealPath, world: 'city-set-meals' },
};
const extensions = ['pg_stat_statements', 'pg_walinspect'] as const;
/** Timers, jobs and notices of the last orders. */
const quietMs = 1_500;
const warmUpOrders = 500;

const options = {
  path: { type: 'string', default: 'order' },
  orders: { type: 'string', default: '500' },
  clients: { type: 'string', default: '8' },
} as const;
const { values } = parseArgs({ options });
const [wanted, orders, clients] = [paths[values.path], Number(values.orders), Number(values.clients)];
if (wanted && Number.isInteger(orders) && orders >= 10 && Number.isInteger(clients) && clients >= 1) {
  await triedUnderDeadline(600, async (closers) => {
    const { url, city, cpu, databaseUrl } = await openWorld(wanted.world, closers, console.log, extensions);
    if (!city) throw new Error('only a city has members who order');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    closers.push(() => client.end());
    for (const name of extensions) await client.query(`CREATE EXTENSION ${name}`);
    const play = async (count: number) => {
      const played = await loadPath(wanted.path, { url, city, clients, cpu, goesOn: (done) => done < count });
      await sleep(quietMs);
      return played;
    };
    // Memories are filled, and each page has had its image.
    await play(warmUpOrders);
    await client.query('CHECKPOINT');
    await play(warmUpOrders);
    await client.query('SELECT pg_stat_statements_reset()');
    const before = await countsOf(client);
    const { latencies, failures } = await play(orders);
    if (failures > 0) throw new Error(`${failures} orders failed`);
    await tell(client, before, latencies.length);
  });
} else {
  console.error('npm run bench:writes -- [--path order|set-meal] [--orders 500] [--clients 8]');
  process.exitCode = 2;
}

type Counts = { readonly position: string; readonly transactions: number; readonly records: number };

async function countsOf(client: Client): Promise<Counts> {
  const { rows } = await client.query<Counts>(`SELECT pg_current_wal_lsn()::text AS position,
    xact_commit::int AS transactions, (SELECT wal_records FROM pg_stat_wal)::int AS records
    FROM pg_stat_database WHERE datname = current_database()`);
  const [counts] = rows;
  if (!counts) throw new Error('PostgreSQL keeps no statistics');
  return counts;
}

async function tell(client: Client, before: Counts, orders: number): Promise<void> {
  const after = await countsOf(client);
  const anOrder = (count: number) => Number((count / orders).toFixed(2));
  const writing = await client.query<{ commits: number }>(
    `SELECT count(*)::int AS commits FROM pg_get_wal_records_info($1, $2)
     WHERE resource_manager = 'Transaction' AND record_type = 'COMMIT'`,
    [before.position, after.position],
  );
  const relations = await client.query<{ relation: string; records: number }>(
    `SELECT c.relname AS relation, count(*)::int AS records FROM pg_get_wal_block_info($1, $2) AS block
     JOIN pg_class c ON pg_relation_filenode(c.oid) = block.relfilenode AND c.relpersistence = 'p'
     GROUP BY 1 ORDER BY 2 DESC LIMIT 30`,
    [before.position, after.position],
  );
  const statements = await client.query<{ calls: number; records: number; statement: string }>(
    `SELECT calls::int, wal_records::int AS records, regexp_replace(left(query, 90), '\\s+', ' ', 'g') AS statement
     FROM pg_stat_statements WHERE toplevel AND calls > $1 ORDER BY wal_records DESC, calls DESC`,
    [Math.floor(orders / 50)],
  );
  console.table(relations.rows.map(({ relation, records }) => ({ relation, records: anOrder(records) })));
  console.table(
    statements.rows.map(({ statement, calls, records }) => ({
      statement,
      calls: anOrder(calls),
      records: anOrder(records),
    })),
  );
  console.table({
    statements: anOrder(statements.rows.reduce((sum, { calls }) => sum + calls, 0)),
    transactions: anOrder(after.transactions - before.transactions),
    'commits that write': anOrder(writing.rows[0]?.commits ?? 0),
    'WAL records': anOrder(after.records - before.records),
  });
}
