import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupFailure } from './backup-failure.ts';
import { type BackupEnd, type BackupHead, formatVersion, isRow, readHead, readLine } from './backup-format.ts';

export async function* linesOfBackup(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const parts = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

/** Reads all of it once, before anything is done by it. @throws BackupFailure when it is none, or is not whole. */
export async function checkBackup(file: string): Promise<BackupHead> {
  let head: BackupHead | null = null;
  let end: BackupEnd | null = null;
  const counted = { rows: 0, files: 0 };
  try {
    for await (const line of linesOfBackup(file)) {
      if (head === null) head = readHead(line);
      else if (isRow(line)) counted.rows += 1;
      else {
        const read = readLine(line);
        if ('file' in read) counted.files += 1;
        if ('rows' in read) end = read;
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new BackupFailure(`${file} cannot be read (${code}).`);
    throw new BackupFailure(`${file} is no backup of Chifan, or is damaged.`);
  }
  if (head === null || end?.rows !== counted.rows || end.files !== counted.files)
    throw new BackupFailure(`${file} is not whole: its end is missing.`);
  if (head.version > formatVersion)
    throw new BackupFailure(`${file} was made by a newer Chifan; restore it with that one.`);
  return head;
}
