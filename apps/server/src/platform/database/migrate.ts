import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';

export const migrationsFolder: string = fileURLToPath(new URL('../../../../../database/migrations/', import.meta.url));

const connectTimeoutMs = 10_000;

/**
 * Brings the database to the newest schema. Several nodes may start at once: the first migrates, the others wait
 * for its advisory lock and then find nothing to do. A migration that fails leaves the schema as it was.
 */
export async function migrate(databaseUrl: string, log: (line: string) => void = () => undefined): Promise<void> {
  // Our own connection: the runner would print a failure to connect with its stack.
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const done = await runner({
      dbClient: client,
      dir: migrationsFolder,
      migrationsTable: 'migration',
      direction: 'up',
      advisoryLockMode: 'wait',
      logger: { debug: () => undefined, info: () => undefined, warn: log, error: log },
    });
    if (done.length > 0) log(`Database: ${done.map(({ name }) => name).join(', ')} applied.`);
  } finally {
    await client.end();
  }
}
