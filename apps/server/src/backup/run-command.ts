import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config.ts';
import { describeFailure, readSettings } from '../start-failure.ts';
import { withDatabaseUrl } from '../with-database.ts';
import { BackupFailure } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const say = (line: string): void => console.log(line);

export async function runCommand(command: 'backup' | 'restore'): Promise<void> {
  let config: Config | null = null;
  try {
    const [file, ...more] = process.argv.slice(2);
    if (file === undefined || more.length > 0 || file.startsWith('-'))
      throw new BackupFailure(`npm run ${command} -- FILE`);
    config = readSettings(process.env);
    await (command === 'backup' ? backup(config, path.resolve(file)) : restore(config, path.resolve(file)));
  } catch (error) {
    console.error((error instanceof BackupFailure ? error.message : describeFailure(error, config)) ?? error);
    process.exitCode = 1;
  }
}

async function backup(config: Config, file: string): Promise<void> {
  for (const name of [file, `${file}.part`])
    if (await isThere(name)) throw new BackupFailure(`${name} exists. Choose a new file name.`);
  const { rows, files } = await withDatabaseUrl(config, say, (databaseUrl) =>
    writeBackup({ databaseUrl, filesFolder: filesOf(config), file }),
  );
  say(`${rows} rows and ${files} uploaded files are in ${file}. The file contains password hashes. Store it safely.`);
}

async function restore(config: Config, file: string): Promise<void> {
  const { rows, files } = await withDatabaseUrl(config, say, (databaseUrl) =>
    restoreBackup({ databaseUrl, filesFolder: filesOf(config), file, say }),
  );
  say(`${rows} rows and ${files} uploaded files restored.`);
}

const filesOf = ({ dataDir }: Config): string => path.join(dataDir, 'files');

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
