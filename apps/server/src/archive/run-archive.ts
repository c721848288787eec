import { mkdir } from 'node:fs/promises';
import { shanghaiDate } from '@chifan/domain';
import { Client } from 'pg';
import { growingTables } from '../platform/database/partitions/growing-tables.ts';
import { archivedBetween, archivedParts, type ClosedPart, closedParts, tryLockArchive } from './archive.store.ts';
import { ArchiveFailure } from './archive-format.ts';
import { archiveObstaclesOf, spanOf } from './archive-obstacles.store.ts';
import { type ArchiveTools, archivePart } from './archive-part.ts';
import { restorePart } from './restore-part.ts';

type Archiving = ArchiveTools & { readonly databaseUrl: string; readonly month: string };

/**
 * Number of months that stay in the database, including the current month. Guests can open their monthly statements for
 * that many months, and all other screens show data of fewer months.
 */
export const retentionMonths = 13;

/**
 * Archives the partitions of each table, oldest first. Stops at the first partition with an open order, refund, payment
 * or job. Ledger entries are archived after their orders.
 */
export async function archiveBefore({ databaseUrl, month, ...tools }: Archiving): Promise<void> {
  const newest = firstKept(tools.now);
  if (month > newest)
    throw new ArchiveFailure(`${retentionMonths} months stay in the database. Use --before ${newest} or earlier.`);
  await withArchiveLock(databaseUrl, async (client) => {
    await mkdir(tools.folder, { recursive: true, mode: 0o700 });
    let moved = 0;
    for (const { table } of growingTables) moved += await archiveTable(client, table, startOfMonth(month), tools);
    tools.say(
      moved === 0
        ? `Nothing was archived. Rows before ${month} have open work or share a partition with newer rows.`
        : `${moved} partitions are now in ${tools.folder}. These files are the only copy. Store them as long as the orders.`,
    );
  });
}

async function archiveTable(
  client: Client,
  table: ClosedPart['table'],
  until: Date,
  tools: ArchiveTools,
): Promise<number> {
  const known = new Set((await archivedParts(client)).filter((each) => each.table === table).map(rangeOf));
  let moved = 0;
  for (const part of await closedParts(client, table)) {
    if (known.has(rangeOf(part))) continue;
    const span = await spanOf(client, part);
    if (span === null) continue;
    if (span.newest >= until) break;
    const hindrances = await archiveObstaclesOf(client, part);
    if (hindrances.length > 0) {
      tools.say(`${part.name} was not archived: ${hindrances.join(', ')}.`);
      break;
    }
    const { rows } = await archivePart(client, part, span, tools);
    tools.say(`${part.name}, ${monthsOf(span)}: ${rows} rows.`);
    moved += 1;
  }
  return moved;
}

const rangeOf = ({ first, ending }: { readonly first: number; readonly ending: number }) => `${first}-${ending}`;

/** Restores all partitions with rows of the month, and the ledger entries of its orders. */
export async function restoreMonth({ databaseUrl, month, folder, say }: Archiving): Promise<void> {
  await withArchiveLock(databaseUrl, async (client) => {
    const parts = await archivedBetween(client, { from: startOfMonth(month), until: startOfMonth(monthAfter(month)) });
    if (parts.length === 0) throw new ArchiveFailure(`The archive has no rows of ${month}.`);
    for (const part of parts) {
      await restorePart(client, part, folder);
      say(`${part.file}, ${monthsOf(part)}: ${part.rows} rows restored.`);
    }
  });
}

export async function listArchive({ databaseUrl, now, say }: Omit<Archiving, 'month'>): Promise<void> {
  await withArchiveLock(databaseUrl, async (client) => {
    const parts = await archivedParts(client);
    for (const part of parts) say(`${part.file}, ${monthsOf(part)}: ${part.rows} rows.`);
    if (parts.length === 0) say('The archive is empty.');
    say(`Months that can be archived: npm run archive -- --before ${firstKept(now)}`);
  });
}

async function withArchiveLock(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0, lock_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await tryLockArchive(client))) throw new ArchiveFailure('Another archive command is running.');
    await work(client);
  } finally {
    await client.end();
  }
}

const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`);
const monthsOf = ({ oldest, newest }: { readonly oldest: Date; readonly newest: Date }): string =>
  [...new Set([oldest, newest].map((at) => shanghaiDate(at).slice(0, 7)))].join(' to ');
const monthOfCount = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAfter = (month: string): string => monthOfCount(countOf(month) + 1);
/** First month that is not archived, such as "2025-11" in November 2026. */
const firstKept = (now: Date): string => monthOfCount(countOf(shanghaiDate(now).slice(0, 7)) - retentionMonths + 1);
