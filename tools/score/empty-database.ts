import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';

/** Runs `work` with an empty database of the newest schema, and drops it afterwards. */
export async function withEmptyDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-score-'));
  const postgres = await openEmbeddedPostgres(folder, { settings: ['fsync=off'], note: () => undefined });
  try {
    await migrate(postgres.url, () => undefined);
    const database = openDatabase(postgres.url, 4, () => undefined);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
