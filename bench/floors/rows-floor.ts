import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { BenchCity } from '../city/build-city.ts';
import type { Sample } from '../measure.ts';
import { answerQuestions, type WrittenPath } from './floor-process.ts';
import { letOneOrderHappen, letOneSetMealHappen } from './one-order.ts';
import { readOrderRows, writeOrderRows } from './order-rows.ts';
import { openClients } from './replay.ts';
import { type Redeemed, readSetMealRows, writeSetMealRows } from './set-meal-rows.ts';

// An order's rows, each by a statement of its own over plain clients, with synchronous commit.
let opened: { readonly databaseUrl: string; readonly city: BenchCity } | undefined;
let clients: Client[] = [];

/** Writes the rows of one order a turn; each client has its own. */
type Writer = (turn: number) => Promise<unknown>;
type Writers = (client: Client) => Writer;
const prepared = new Map<WrittenPath, Promise<Writers>>();

answerQuestions(async (question) => {
  if (question.kind === 'open') {
    clients = await openClients(question.databaseUrl, question.connections);
    opened = question;
    return { ready: true };
  }
  if (question.kind !== 'rows') throw new Error('only rows are written here');
  const { path, seconds, connections } = question;
  const writers = await (prepared.get(path) ?? remembered(path));
  if (path === 'setmeal-path') await untilWorkerRests();
  const since = performance.now();
  const until = since + seconds * 1000;
  const latencies: number[] = [];
  const writing = clients.slice(0, connections).map(async (client, index) => {
    const write = writers(client);
    for (let turn = index; performance.now() < until; turn += connections) {
      const began = performance.now();
      await write(turn);
      latencies.push(performance.now() - began);
    }
  });
  await Promise.all(writing);
  return { seconds: (performance.now() - since) / 1000, latencies, failures: 0 } satisfies Sample;
});

const lookAgainMs = 50;
const longestMs = 30_000;
/** What asks other servers locks nothing here. */
const outsideKinds = ['payment.reconcile'];

/** What the load has left to the worker locks counters and tickets in an order that is not that of the rows. */
async function untilWorkerRests(): Promise<void> {
  const [client] = first();
  for (const until = performance.now() + longestMs; performance.now() < until; await sleep(lookAgainMs)) {
    const { rows } = await client.query(
      'SELECT FROM job WHERE run_at <= clock_timestamp() AND tries = 0 AND kind <> ALL($1) LIMIT 1',
      [outsideKinds],
    );
    if (rows.length === 0) return;
  }
  throw new Error('the worker never rests');
}

function remembered(path: WrittenPath): Promise<Writers> {
  const writers = path === 'setmeal-path' ? setMealWriters() : orderWriters(path === 'order-path');
  prepared.set(path, writers);
  return writers;
}

async function orderWriters(isWhole: boolean): Promise<Writers> {
  const [client, { databaseUrl, city }] = first();
  const rows = await readOrderRows(client, await letOneOrderHappen(client, databaseUrl, city));
  return (own) => (turn) => writeOrderRows(own, rows, isWhole, turn);
}

async function setMealWriters(): Promise<Writers> {
  const [client, { databaseUrl, city }] = first();
  const orderId = await letOneSetMealHappen(client, databaseUrl, city);
  const rows = await readSetMealRows(client, orderId, city.setMeals);
  return (own) => {
    let before: Redeemed | null = null;
    return async (turn) => {
      before = await writeSetMealRows(own, rows, turn, before);
    };
  };
}

function first(): [Client, { readonly databaseUrl: string; readonly city: BenchCity }] {
  const [client] = clients;
  if (client === undefined || opened === undefined) throw new Error('nothing was opened yet');
  return [client, opened];
}
