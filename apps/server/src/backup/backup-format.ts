import { z } from 'zod';

/**
 * Version of the format of backups. A backup has gzipped lines of JSON: a header line, the tables, the sequences, the
 * uploaded files, and an end line. A table is one line, followed by a line for each row. A row is an array with
 * PostgreSQL's text of each column, or null. A file without its end line is incomplete.
 */
export const formatVersion = 1;

const head = z.object({ chifan: z.literal('backup'), version: z.number(), migrations: z.array(z.string()) });
const line = z.union([
  z.object({ table: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  z.object({ sequence: z.string(), value: z.string() }),
  z.object({ file: z.string(), content: z.string() }),
  z.object({ rows: z.number(), files: z.number() }),
]);

export type BackupHead = z.infer<typeof head>;
export type BackupLine = z.infer<typeof line>;
export type BackupTable = Extract<BackupLine, { table: string }>;
export type BackupSequence = Extract<BackupLine, { sequence: string }>;
export type BackupEnd = Extract<BackupLine, { rows: number }>;

export const readHead = (text: string): BackupHead => head.parse(JSON.parse(text));
export const readLine = (text: string): BackupLine => line.parse(JSON.parse(text));
/** True for a line with a row, which is an array. All other lines are objects. */
export const isRow = (text: string): boolean => text.startsWith('[');

export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}
