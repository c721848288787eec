import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hasMapSources, hasRegions } from '../modules/address/index.ts';
import { unindexedShopIds } from '../modules/catalogue/index.ts';
import { openDatabase } from '../platform/database/database.ts';
import { longWorkLimits } from '../platform/database/limits.ts';
import { isAtNewestSchema } from '../platform/database/newest-schema.ts';
import { hasShops } from '../seed/city.store.ts';
import type { FillMessage, FillOptions } from './filling.ts';

const entry = fileURLToPath(new URL('./fill-process.ts', import.meta.url));

/**
 * Migrates and fills the database in a child process. Does nothing if the database already has all migrations and data.
 * Filling needs several hundred megabytes of memory. In the server process, this memory would stay allocated until the
 * server ends.
 */
export async function fillInChildProcess(filling: FillOptions, progress: (line: string) => void): Promise<void> {
  if (await isFilled(filling)) return;
  await new Promise<void>((resolve, reject) => {
    const child = fork(entry, { execArgv: [], serialization: 'advanced' });
    let failure: Error | undefined;
    child.on('message', (news: FillMessage) => {
      if ('line' in news) return progress(news.line);
      const { failure: told, code, syscall, path } = news;
      // An error loses these fields when it is copied between processes. The message for the operator depends on the
      // fields.
      failure = Object.assign(told, { code, syscall, path });
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      reject(failure ?? new Error(`the fill process exited with ${code ?? signal}`));
    });
    child.send(filling);
  });
}

async function isFilled({ databaseUrl, demo }: FillOptions): Promise<boolean> {
  if (!(await isAtNewestSchema(databaseUrl))) return false;
  const database = openDatabase(databaseUrl, 1, () => undefined, longWorkLimits);
  try {
    const { read } = database;
    if (!(await hasRegions(read))) return false;
    if (demo && !((await hasMapSources(read)) && (await hasShops(read)))) return false;
    return (await unindexedShopIds(read)).length === 0;
  } finally {
    await database.close();
  }
}
