import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { growingTables } from '../platform/database/partitions/growing-tables.ts';
import { rotateMonthlyPartition } from '../platform/database/partitions/partitions.job.ts';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../testing/index.ts';
import type { ArchiveTools } from './archive-part.ts';
import { archiveBefore, restoreMonth } from './run-archive.ts';

/**
 * A test city with a completed order of November 2026 and one of December. The first order is in partitions that accept
 * no new rows since 1 December.
 */
export type OldCity = {
  readonly app: TestApp;
  readonly city: SmallCity;
  readonly folder: string;
  readonly old: number;
  readonly fresh: number;
};

export const longAfter = new Date('2028-01-15T04:00:00Z');

export function inOldCity(use: (opened: OldCity) => void): void {
  let app: TestApp;
  let folder: string;
  beforeEach(async () => {
    app = await openTestApp();
    folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
    const city = await openSmallCity(app);
    const old = await completed(app, city);
    await passNumbers(app, 2_000_000);
    for (const growing of growingTables)
      await rotateMonthlyPartition(app.app.database, growing, new Date('2026-12-01T04:00:00Z'));
    await passNumbers(app, 400_000);
    use({ app, city, folder, old, fresh: await completed(app, city) });
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
}

async function completed(app: TestApp, city: SmallCity): Promise<number> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
  app.clock.advance(60_000);
  await app.drain();
  const { data } = await app.call('orderDetail', { orderId }, { token: city.member.token });
  await app.call('redeemCode', { shopId: city.shopId, code: data.pickUpCode ?? '' }, { token: city.merchant.token });
  // The server credits the points of an order a day after its completion.
  app.clock.advance(25 * 3_600_000);
  await app.drain();
  return orderId;
}

/** Advances the id sequences as if `count` orders had been placed. */
async function passNumbers(app: TestApp, count: number): Promise<void> {
  for (const table of ['customer_order', 'posting'])
    await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), nextval(pg_get_serial_sequence(${table}, 'id')) + ${count}::bigint)`.execute(
      app.app.database.read,
    );
}

type Tools = Pick<ArchiveTools, 'onStep'> & { readonly month?: string; readonly now?: Date };

export async function archive(
  { app, folder }: OldCity,
  { month = '2027-01', now = longAfter, ...tools }: Tools = {},
): Promise<string[]> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await archiveBefore({ databaseUrl: app.databaseUrl, folder, month, now, say, ...tools });
  return said;
}

export const restore = ({ app, folder }: OldCity, month = '2026-11'): Promise<void> =>
  restoreMonth({ databaseUrl: app.databaseUrl, folder, month, now: longAfter, say: () => undefined });

/** All rows of the tables that are archived, as one text per table. */
export async function allRows({ app }: OldCity): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { table } of growingTables) {
    const { rows } = await sql<{
      text: string;
    }>`SELECT COALESCE(string_agg(t::text, E'\n' ORDER BY t::text), '') AS text
      FROM ${sql.table(table)} t`.execute(app.app.database.read);
    content[table] = rows[0]?.text ?? '';
  }
  return content;
}

export async function rowsIn({ app }: OldCity, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(
    app.app.database.read,
  );
  return rows[0]?.count ?? -1;
}
