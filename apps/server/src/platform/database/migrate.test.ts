import { expect, inject, test } from 'vitest';
import { asServer, createDatabase, dropDatabase } from '../../testing/database/databases.ts';
import { migrate } from './migrate.ts';

test('when several nodes start at once, one of them migrates, and a later start migrates nothing', async () => {
  const { server } = inject('testDatabase');
  const name = `test_${process.pid}_migrate`;
  const url = await createDatabase(server, name);
  const lines: string[] = [];
  await Promise.all([1, 2, 3].map(() => migrate(url, (line) => lines.push(line))));
  await migrate(url, (line) => lines.push(line));
  expect(lines.filter((line) => !line.includes('waiting'))).toEqual([
    expect.stringMatching(/^Database: 0001_platform, .* applied\.$/),
  ]);
  const { rows } = await asServer(url, (client) =>
    client.query<{ name: string }>('SELECT name FROM migration GROUP BY name HAVING count(*) > 1'),
  );
  expect(rows).toEqual([]);
  await dropDatabase(server, name);
});
