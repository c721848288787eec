import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sha256 } from '../tokens.ts';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A response that many callers share. The response is hashed once, and compressed once per requested encoding. */
export type SharedResponse = {
  readonly plain: Buffer;
  readonly tag: string;
  compressed(encoding: Encoding): Promise<Buffer>;
};

const compressors: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        // A window of 128 KB. Few menus are larger, and each running compression uses memory of the window's size.
        [constants.BROTLI_PARAM_LGWIN]: 17,
      },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: 6 }),
};

export function sharedResponse(plain: Buffer): SharedResponse {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    tag: sha256(plain).slice(0, 32),
    compressed: (encoding) => {
      const known = made.get(encoding) ?? compressors[encoding](plain);
      made.set(encoding, known);
      return known;
    },
  };
}

export const isSharedResponse = (body: string | Buffer | SharedResponse): body is SharedResponse =>
  typeof body === 'object' && 'plain' in body;

/**
 * An upper limit of the memory for `plain` and its two compressed forms. Each compressed form of JSON has about a
 * quarter of the size.
 */
export const bytesOf = ({ plain }: SharedResponse): number => Math.ceil(plain.length * 1.5);

/** A strong ETag identifies exact bytes, so each encoding has a different one. */
export const etagFor = (tag: string, encoding: Encoding | null): string =>
  encoding === null ? `"${tag}"` : `"${tag}-${encoding}"`;

/** Minimum size in bytes of a compressed response. For smaller responses, compression does not save enough. */
const shortestCompressed = 2048;

/** The first supported encoding that the header accepts. Null: send plain bytes. */
export function acceptedEncoding(header: string | string[] | undefined, { plain }: SharedResponse): Encoding | null {
  if (header === undefined || plain.length < shortestCompressed) return null;
  const named = String(header)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return encodings.find((encoding) => named.includes(encoding)) ?? null;
}
