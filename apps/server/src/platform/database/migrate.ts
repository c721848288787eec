import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';

export const migrationsFolder: string = fileURLToPath(new URL('../../../../../database/migrations/', import.meta.url));

/**
 * Brings the database to the newest schema. Several nodes may start at once: the first migrates, the others wait
 * for its advisory lock and then find nothing to do. A migration that fails leaves the schema as it was.
 */
export async function migrate(databaseUrl: string, log: (line: string) => void = () => undefined): Promise<void> {
  const done = await runner({
    databaseUrl,
    dir: migrationsFolder,
    migrationsTable: 'migration',
    direction: 'up',
    advisoryLockMode: 'wait',
    logger: { debug: () => undefined, info: () => undefined, warn: log, error: log },
  });
  if (done.length > 0) log(`Database: ${done.map(({ name }) => name).join(', ')} applied.`);
}
