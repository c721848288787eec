import { hash } from 'node:crypto';
import { z } from 'zod';

/**
 * Version of the format of archive files. An archive file has gzipped lines of JSON, like a backup: a header line, one
 * line per row, and an end line. A row is an array with PostgreSQL's text of each column, or null. A file without its
 * end line is incomplete.
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
 * The file name contains the id range instead of the partition's name, because a restored database may reuse the name.
 * The file name also contains the digest of the rows. If rows change and are archived again, they get a new file, so
 * the file that an older backup refers to still exists.
 */
export const fileNameOf = (range: Range, { digest }: Pick<ArchiveEnd, 'digest'>): string =>
  `${rangeNameOf(range)}-${digest}.jsonl.gz`;

export const unfinishedNameOf = (range: Range): string => `${rangeNameOf(range)}.part`;

/**
 * Number of hexadecimal digits used from each row's hash: 15 × 4 = 60 bits. The SQL query of `digestOf` sums the same
 * bits.
 */
const digitsTaken = 15;

/** Counts rows and computes a digest that does not depend on their sequence. */
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
