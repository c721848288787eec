import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { openEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { primaryOf } from './platform/database/hosts/hosts.ts';
import { longWorkLimits } from './platform/database/limits.ts';
import { migrate } from './platform/database/migrate.ts';

export async function withDatabase<Value>(
  config: Config,
  say: (line: string) => void,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const embedded = config.databaseUrl === null ? await openEmbeddedPostgres(config.dataDir, { note: say }) : null;
  const url = await primaryOf(config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? '');
  try {
    await migrate(url, say);
    const database = openDatabase(url, 4, () => undefined, longWorkLimits);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.close();
  }
}
