import { hash } from 'node:crypto';
import { z } from 'zod';

/**
 * A file of the archive is gzip over lines of JSON, as a backup is: a head, a row a line (an array of PostgreSQL's own text of each
 * column, or null), and an end that tells a whole file from a broken one.
 */
export const formatVersion = 1;

const head = z.object({
  chifan: z.literal('archive'),
  version: z.number(),
  table: z.enum(['order_history', 'order_line', 'entry']),
  first: z.number(),
  ending: z.number(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
const end = z.object({ rows: z.number(), digest: z.string() });

export type ArchiveHead = z.infer<typeof head>;
export type ArchiveEnd = z.infer<typeof end>;

export const readHead = (text: string): ArchiveHead => head.parse(JSON.parse(text));
export const readEnd = (text: string): ArchiveEnd => end.parse(JSON.parse(text));

type Range = Pick<ArchiveHead, 'table' | 'first' | 'ending'>;

const rangeNameOf = ({ table, first, ending }: Range): string => `${table}-${first}-${ending}`;

/**
 * By its numbers, since a restored database may have a partition of the same name, and by its rows: a backup knows it by this name, and
 * would not find them again in a file that was written over after its rows were back and changed.
 */
export const fileNameOf = (range: Range, { digest }: Pick<ArchiveEnd, 'digest'>): string =>
  `${rangeNameOf(range)}-${digest}.jsonl.gz`;

export const unfinishedNameOf = (range: Range): string => `${rangeNameOf(range)}.part`;

/** In hexadecimal digits of four bits: 60 bits of each row, as the database sums them too (`digestOf` in the store). */
const digitsTaken = 15;

/** Of rows in any order. */
export function countingDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add: (line: string) => {
      rows += 1;
      sum += BigInt(`0x${hash('md5', line).slice(0, digitsTaken)}`);
    },
    end: (): ArchiveEnd => ({ rows, digest: String(sum) }),
  };
}

export class ArchiveFailure extends Error {
  override readonly name = 'ArchiveFailure';
}
