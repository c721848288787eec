import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { replaceFile } from './replace-file.mjs';

/**
 * Of a trained file (`traineddata`): its parts by number. The network, its dictionaries and their version; the other parts,
 * nine tenths of the file, are of an older recogniser that our core has not, and so are the settings.
 */
const kept = new Set([17, 18, 19, 20, 21, 22, 23]);

const countBytes = 4;
const offsetBytes = 8;
const absent = -1;

/**
 * The same trained file with nothing but its network: a twelfth of what is fetched. Both are packed by gzip.
 * @param {Uint8Array} packed
 * @returns {Uint8Array}
 */
export function networkOnly(packed) {
  const file = gunzipSync(packed);
  const count = file.readInt32LE(0);
  const offsets = Array.from({ length: count }, (_, part) =>
    Number(file.readBigInt64LE(countBytes + part * offsetBytes)),
  );
  const ends = [...offsets.filter((offset) => offset !== absent), file.length].toSorted((a, b) => a - b);
  const parts = offsets.map((offset, part) => {
    if (offset === absent || !kept.has(part)) return undefined;
    return file.subarray(
      offset,
      ends.find((end) => end > offset),
    );
  });
  const head = Buffer.alloc(countBytes + count * offsetBytes);
  head.writeInt32LE(count, 0);
  let place = head.length;
  for (const [part, bytes] of parts.entries()) {
    head.writeBigInt64LE(BigInt(bytes === undefined ? absent : place), countBytes + part * offsetBytes);
    place += bytes?.length ?? 0;
  }
  return gzipSync(Buffer.concat([head, ...parts.filter((bytes) => bytes !== undefined)]), { level: 9 });
}

/** @param {string} trained a file that need not be there */
export function dropOldRecogniser(trained) {
  if (existsSync(trained)) replaceFile(trained, networkOnly(readFileSync(trained)));
}
