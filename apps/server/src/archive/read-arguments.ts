import { parseArgs } from 'node:util';
import { ArchiveFailure } from './archive-format.ts';

export type ArchiveCommand = {
  readonly command: 'list' | 'archive' | 'restore';
  /** A month such as "2024-01". Empty for the command `list`. */
  readonly month: string;
  /** Folder of the archive files, or null for the default folder. */
  readonly folder: string | null;
};

const usage = `npm run archive -- --before YYYY-MM    move older months into files
npm run archive -- --restore YYYY-MM   restore a month from its files
npm run archive                        list the archived files
Add --folder FOLDER if the files are not in DATA_DIR/archive.`;

const monthOf = /^\d{4}-(0[1-9]|1[0-2])$/;

/** @throws ArchiveFailure with the usage of the command. */
export function readArguments(args: readonly string[]): ArchiveCommand {
  const { before, restore, folder = null } = valuesOf(args);
  const month = before ?? restore ?? '';
  const isBoth = before !== undefined && restore !== undefined;
  if (isBoth || (month === '' ? before !== restore : !monthOf.test(month))) throw new ArchiveFailure(usage);
  return { command: before === undefined ? (restore === undefined ? 'list' : 'restore') : 'archive', month, folder };
}

function valuesOf(args: readonly string[]) {
  try {
    const options = { before: { type: 'string' }, restore: { type: 'string' }, folder: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new ArchiveFailure(usage);
  }
}
