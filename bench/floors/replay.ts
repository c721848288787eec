import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { RecordedCall, Statement } from './record-calls.ts';

export function openClients(databaseUrl: string, count: number): Promise<Client[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );
}

/** Replays calls until the time is over. @returns milliseconds of each. */
export async function replay(client: Client, calls: readonly RecordedCall[], until: number): Promise<number[]> {
  const latencies: number[] = [];
  let index = Math.floor(Math.random() * calls.length);
  for (let now = performance.now(); now < until; ) {
    index = (index + 1) % calls.length;
    const call = calls[index];
    if (call === undefined) throw new Error('nothing was recorded');
    await play(client, call);
    const after = performance.now();
    latencies.push(after - now);
    now = after;
  }
  return latencies;
}

async function play(client: Client, { statements, once }: RecordedCall): Promise<void> {
  const fresh = new Map<unknown, unknown>();
  if (once !== null) fresh.set(once.key, randomUUID()).set(once.number, randomUUID().slice(0, 20));
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ orderId?: unknown }>({
      name: nameOf(text),
      text,
      values: values.map((value) => fresh.get(value) ?? value),
    });
    // The order placed just now replaces the recorded one.
    const placed = rows[0]?.orderId;
    if (once !== null && placed !== undefined) fresh.set(once.orderId, Number(placed));
  }
}

/** Each statement is prepared once a connection, as in the product. */
const names = new Map<Statement['text'], string>();

function nameOf(text: string): string {
  const known = names.get(text) ?? `bench${names.size}`;
  names.set(text, known);
  return known;
}
