import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type App, buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import type { BenchCity } from '../city/build-city.ts';
import { type CityScenario, menuInput, nearbyInput, placeInput, requestOf } from '../load/scenarios.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** The statements of a call, and those of their values that must be unique. */
export type RecordedCall = {
  readonly statements: readonly Statement[];
  readonly once: { readonly number: string; readonly key: string; readonly orderId: number } | null;
};

export type Recorded = Readonly<Record<CityScenario, readonly RecordedCall[]>>;

const variety = 64;

/** Makes real calls in this process and records the statements of each. */
export async function recordCalls(databaseUrl: string, city: BenchCity): Promise<Recorded> {
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '100000000' });
  const app = await buildApp({ config, databaseUrl });
  try {
    return {
      nearby: await recordSome((index) => recordRead(app, '/rest/shop/nearby', nearbyInput(index))),
      menu: await recordSome((index) => recordRead(app, '/rest/shop/menu', menuInput(city, index))),
      'place-order': await recordSome((index) => recordPlacing(app, city, index)),
    };
  } finally {
    await app.close();
  }
}

async function recordSome(record: (index: number) => Promise<RecordedCall>): Promise<RecordedCall[]> {
  const calls: RecordedCall[] = [];
  for (let index = 0; index < variety; index += 1) calls.push(await record(index));
  return calls;
}

async function recordRead(app: App, path: string, input: object): Promise<RecordedCall> {
  const { statements } = await recording(() => post(app, path, input, {}));
  return { statements, once: null };
}

async function recordPlacing(app: App, city: BenchCity, index: number): Promise<RecordedCall> {
  const authorization = city.tokens[index % city.tokens.length] ?? '';
  const request = requestOf(city, index);
  // The quote also caches the member's session, as it is cached under load.
  const quote = (await post(app, '/rest/order/quote', request, { authorization })) as { token: string };
  const key = randomUUID();
  const placing = () =>
    post(app, '/rest/order/place', placeInput(request, quote.token), { authorization, 'idempotency-key': key });
  const { statements, value } = await recording(placing);
  const { orderId, number } = value as { orderId: number; number: string };
  // One call in fifty also fetches the next fifty numbers: left out.
  const each = statements.filter(({ text }) => !text.includes('order_number_sequence'));
  return { statements: each, once: { number, key, orderId } };
}

async function post(app: App, path: string, input: object, headers: Record<string, string>): Promise<unknown> {
  const response = await app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ ...input, lang: 'ja' }),
  });
  const envelope = response.json<{ success: boolean; data: unknown; message: string }>();
  if (!envelope.success) throw new Error(`${path}: ${envelope.message}`);
  return envelope.data;
}

/** Hooks pg's client, so that it records whatever builds the statements. */
async function recording<Value>(work: () => Promise<Value>): Promise<{ statements: Statement[]; value: Value }> {
  const statements: Statement[] = [];
  const door = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = door;
  door.query = function listening(this: unknown, ...given: unknown[]) {
    const [asked, values] = given;
    const { text, values: inside } = typeof asked === 'string' ? { text: asked, values } : (asked as pg.QueryConfig);
    statements.push({ text, values: Array.isArray(inside) ? inside : [] });
    return query.apply(this, given);
  };
  try {
    return { value: await work(), statements };
  } finally {
    door.query = query;
  }
}
