import path from 'node:path';
import type { Config } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { describeFailure, readSettings } from '../start-failure.ts';
import { withDatabaseUrl } from '../with-database.ts';
import { ArchiveFailure } from './archive-format.ts';
import { readArguments } from './read-arguments.ts';
import { archiveBefore, listArchive, restoreMonth } from './run-archive.ts';

const say = (line: string): void => console.log(line);
const works = { archive: archiveBefore, restore: restoreMonth, list: listArchive };

export async function runCommand(args: readonly string[]): Promise<void> {
  let config: Config | null = null;
  try {
    const { command, month, folder } = readArguments(args);
    config = readSettings(process.env);
    const { dataDir } = config;
    const tools = { month, folder: path.resolve(folder ?? path.join(dataDir, 'archive')), now: new Date(), say };
    await withDatabaseUrl(config, say, async (databaseUrl) => {
      await migrate(databaseUrl, say);
      await works[command]({ databaseUrl, ...tools });
    });
  } catch (error) {
    console.error((error instanceof ArchiveFailure ? error.message : describeFailure(error, config)) ?? error);
    process.exitCode = 1;
  }
}
