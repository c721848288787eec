import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createDatabase, dropDatabase } from '../../apps/server/src/testing/database/databases.ts';
import { openTestPostgres } from '../../apps/server/src/testing/database/template.ts';

// `npm run database:types`: writes the TypeScript types of table rows. The command applies the migrations to an empty
// database and reads its schema.
const schema = fileURLToPath(new URL('../../apps/server/src/platform/database/schema.ts', import.meta.url));
const bin = fileURLToPath(new URL('../../node_modules/.bin/kysely-codegen', import.meta.url));
const postgres = await openTestPostgres(console.log);
const name = `types_${process.pid}`;
try {
  const url = await createDatabase(postgres.url, name);
  await migrate(url, console.log);
  const generated = spawnSync(
    bin,
    [
      ['--url', url, '--dialect', 'postgres', '--out-file', schema],
      // Exclude the migration table and the first partitions (`*_first`). Only the jobs that manage partitions name
      // a partition.
      ['--exclude-pattern', '{migration,*_first}', '--date-parser', 'string'],
      // int8 is mapped to number, because our values stay below 2^53. JSON is unknown, because zod parses it where
      // its shape matters.
      ['--type-mapping', JSON.stringify({ int8: 'number', json: 'unknown', jsonb: 'unknown' })],
    ].flat(),
    { stdio: 'inherit' },
  );
  process.exitCode = generated.status ?? 1;
  await dropDatabase(postgres.url, name);
} finally {
  await postgres.close();
}
