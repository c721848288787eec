import { Client } from 'pg';
import type { BenchCity } from '../../city/build-city.ts';
import { cpuMilliseconds } from '../../cpu-time.ts';
import type { Closers } from '../../deadline.ts';
import { loadPath, type Path } from '../../load/order-path.ts';
import type { Sample } from '../../measure.ts';
import type { Product } from '../../product.ts';
import { openFloor } from '../floor-process.ts';
import { findPgbench, loadPgbench } from './pgbench.ts';
import { plainSchema } from './plain-order.ts';

export type PlainOrders = {
  byPgbench(clients: number, seconds: number): Promise<Sample>;
  byFastify(clients: number, seconds: number): Promise<Sample>;
};

const plainPath: Path = (client) => async () => {
  const began = performance.now();
  const { status, text } = await client.post('/order', { 'content-type': 'application/json' }, '{}');
  if (status !== 200) throw new Error(`a plain order was answered ${status}: ${text}`);
  return performance.now() - began;
};

/** Pgbench and a bare server write the same plain orders into the product's own database. */
export async function openPlainOrders(
  { databaseUrl, cpu, city }: Product & { readonly city: BenchCity },
  maxClients: number,
  closers: Closers,
): Promise<PlainOrders> {
  await fill(databaseUrl);
  const floor = await openFloor('plain/plain-server.ts', closers);
  const { url, pid } = (await floor.ask({ kind: 'open', databaseUrl, connections: maxClients, city })) as {
    url: string;
    pid: number;
  };
  return {
    byPgbench: async (clients, seconds) => {
      const pgbench = findPgbench();
      if (pgbench === null) throw new Error('pgbench is not installed');
      // Of PostgreSQL alone: what pgbench itself takes is no part of an order.
      const database = { ...cpu, server: noProcess };
      const before = cpuMilliseconds(database);
      const sample = await loadPgbench({ pgbench, databaseUrl, clients, seconds });
      const after = cpuMilliseconds(database);
      return { ...sample, cpuMs: before === null || after === null ? null : after - before };
    },
    byFastify: (clients, seconds) => {
      const until = performance.now() + seconds * 1000;
      const goesOn = () => performance.now() < until;
      return loadPath(plainPath, { url, city, clients, cpu: { ...cpu, server: pid }, goesOn });
    },
  };
}

const noProcess = -1;

async function fill(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(plainSchema);
  } finally {
    await client.end();
  }
}
