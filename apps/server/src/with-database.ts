import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { openEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { primaryOf } from './platform/database/hosts/hosts.ts';
import { longWorkLimits } from './platform/database/limits.ts';
import { migrate } from './platform/database/migrate.ts';

/**
 * Calls the function with the URL of the primary database, not of a pooler. Starts the embedded PostgreSQL if no other
 * server is set.
 */
export async function withDatabaseUrl<Value>(
  config: Config,
  say: (line: string) => void,
  work: (databaseUrl: string) => Promise<Value>,
): Promise<Value> {
  const outside = config.databaseDirectUrl ?? config.databaseUrl;
  if (outside !== null) return work(await primaryOf(outside));
  const embedded = await openEmbeddedPostgres(config.dataDir, { note: say });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.close();
  }
}

export const withDatabase = <Value>(
  config: Config,
  say: (line: string) => void,
  work: (database: Database) => Promise<Value>,
): Promise<Value> =>
  withDatabaseUrl(config, say, async (url) => {
    await migrate(url, say);
    const database = openDatabase(url, 4, () => undefined, longWorkLimits);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
