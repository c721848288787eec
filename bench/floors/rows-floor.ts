import type { Client } from 'pg';
import type { Sample } from '../measure.ts';
import { answerQuestions } from './floor-process.ts';
import { letOneOrderHappen } from './one-order.ts';
import { type OrderRows, readOrderRows, writeOrderRows } from './order-rows.ts';
import { openClients } from './replay.ts';

// An order's rows, each by a statement of its own over plain clients, with synchronous commit.
let rows: OrderRows | undefined;
let clients: Client[] = [];

answerQuestions(async (question) => {
  if (question.kind === 'open') {
    clients = await openClients(question.databaseUrl, question.connections);
    const [first] = clients;
    if (first === undefined) throw new Error('no client');
    rows = await readOrderRows(first, await letOneOrderHappen(question.databaseUrl, question.city));
    return { ready: true };
  }
  const copied = rows;
  if (question.kind !== 'rows' || copied === undefined) throw new Error('nothing was read yet');
  const { isWhole, seconds, connections } = question;
  const since = performance.now();
  const until = since + seconds * 1000;
  const latencies: number[] = [];
  const writing = clients.slice(0, connections).map(async (client, index) => {
    for (let turn = index; performance.now() < until; turn += connections) {
      const began = performance.now();
      await writeOrderRows(client, copied, isWhole, turn);
      latencies.push(performance.now() - began);
    }
  });
  await Promise.all(writing);
  return { seconds: (performance.now() - since) / 1000, latencies, failures: 0 } satisfies Sample;
});
