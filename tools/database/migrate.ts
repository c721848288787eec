import { openEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';

// `npm run migrate`: migrates the database of DATABASE_URL, or the embedded database in DATA_DIR.
const given = process.env['DATABASE_URL'];
const embedded = given ? null : await openEmbeddedPostgres(process.env['DATA_DIR'] ?? '.data');
try {
  await migrate(given ?? embedded?.url ?? '', console.log);
  console.log('The database schema is up to date.');
} finally {
  await embedded?.close();
}
