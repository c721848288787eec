import { readFile } from 'node:fs/promises';
import { ImportFailure } from './import-failure.ts';
import type { ReadRows } from './listing.ts';
import { readCsv } from './read-csv.ts';
import { readGeoJson } from './read-geo-json.ts';

export type ReadFile = ReadRows & { readonly file: string };

/** Reads all files before the import starts. @throws ImportFailure at the first bad file. */
export async function readRestaurantFiles(files: readonly string[]): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const file of files) read.push({ file, ...(await readRestaurantFile(file)) });
  return read;
}

const systemSentences: Readonly<Record<string, string>> = {
  ENOENT: 'No such file',
  EISDIR: 'Not a file but a folder:',
  EACCES: 'No permission to read:',
};

/**
 * @throws ImportFailure if the file is neither GeoJSON nor CSV with a heading. A bad row is a problem of that row only.
 */
export async function readRestaurantFile(file: string): Promise<ReadRows> {
  const text = await readText(file);
  return text.startsWith('{') ? readGeoJson(file, text) : readCsv(file, text);
}

/** @throws ImportFailure with the reason why the file cannot be read. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new ImportFailure(`${systemSentences[error.code ?? ''] ?? `${error.message}:`} ${file}.`);
  });
  const text = decode(file, bytes).trim();
  if (text === '') throw new ImportFailure(`${file} is empty.`);
  return text;
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportFailure(`${file} is not UTF-8 text.`);
  }
}
