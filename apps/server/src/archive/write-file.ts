import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { beginReading, linesOfRows } from '../backup/backup.store.ts';
import { isRow } from '../backup/backup-format.ts';
import { linesOfFile } from '../backup/read-lines.ts';
import { type ClosedPart, columnsOf, digestOf } from './archive.store.ts';
import {
  type ArchiveEnd,
  ArchiveFailure,
  type ArchiveHead,
  countingDigest,
  formatVersion,
  readEnd,
  readHead,
} from './archive-format.ts';

/**
 * Writes a partition from one database snapshot and flushes the file to disk.
 * @returns the row count and digest from the database.
 */
export async function writePart(client: Client, part: ClosedPart, unfinished: string): Promise<ArchiveEnd> {
  await rm(unfinished, { force: true });
  await beginReading(client);
  try {
    const columns = await columnsOf(client, part.table);
    const { table, first, ending } = part;
    const head = { chifan: 'archive', version: formatVersion, table, first, ending, columns } satisfies ArchiveHead;
    const end = await digestOf(client, part, columns);
    const lines = Readable.from(linesOf(client, { head, end, name: part.name }), { objectMode: true });
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }));
    return end;
  } catch (error) {
    // If the write fails, for example because the disk is full, delete the partial file, because the database may use
    // the same disk.
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}

async function* linesOf(
  client: Client,
  { head, end, name }: { readonly head: ArchiveHead; readonly end: ArchiveEnd; readonly name: string },
) {
  yield `${JSON.stringify(head)}\n`;
  for await (const rows of linesOfRows(client, { table: name, columns: head.columns })) yield `${rows.join('\n')}\n`;
  yield `${JSON.stringify(end)}\n`;
}

/** Gives the file its final name and flushes the folder to disk, because the next step deletes the rows. */
export async function finaliseFile(unfinished: string, file: string): Promise<void> {
  await rename(unfinished, file);
  const folder = await open(path.dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Reads the whole file.
 * @throws ArchiveFailure if the file is unreadable or incomplete, or its rows differ from `expected`.
 */
export async function checkFile(file: string, expected: ArchiveEnd): Promise<ArchiveHead> {
  const counted = countingDigest();
  let head: ArchiveHead | null = null;
  let end: ArchiveEnd | null = null;
  try {
    for await (const line of linesOfFile(file)) {
      if (head === null) head = readHead(line);
      else if (isRow(line)) counted.add(line);
      else end = readEnd(line);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ArchiveFailure(
      code === 'ENOENT' || code === 'EACCES'
        ? `${file} cannot be read (${code}). Copy it into the folder.`
        : `${file} is not an archive file, or is damaged.`,
    );
  }
  if (head === null || end === null) throw new ArchiveFailure(`${file} is incomplete. Its end is missing.`);
  if (head.version > formatVersion) throw new ArchiveFailure(`${file} was written by a newer Chifan.`);
  const { rows, digest } = counted.end();
  if (rows !== expected.rows || digest !== expected.digest || digest !== end.digest)
    throw new ArchiveFailure(`${file} does not match the archived rows.`);
  return head;
}
