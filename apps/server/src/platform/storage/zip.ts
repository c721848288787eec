import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

/** Flag bit 11 of a ZIP entry: file names are UTF-8. */
const utf8 = 0x0800;
const version = 20;
const deflated = 8;

/** Builds a ZIP archive without the 64-bit extension. The caller must stay below 4 GB and 65,536 files. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const stamp = dosTime(at);
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const label = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const facts = factsOf({ bytes, packed, label, stamp });
    const local = Buffer.concat([words(0x04034b50, 4), facts, label, packed]);
    directory.push(
      Buffer.concat([words(0x02014b50, 4), words(version, 2), facts, Buffer.alloc(10), words(offset, 4), label]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.concat([
    words(0x06054b50, 4),
    Buffer.alloc(4),
    words(entries.length, 2),
    words(entries.length, 2),
    words(central.length, 4),
    words(offset, 4),
    Buffer.alloc(2),
  ]);
  return Buffer.concat([...parts, central, end]);
}

type Facts = { readonly bytes: Uint8Array; readonly packed: Buffer; readonly label: Buffer; readonly stamp: number };

/** The header fields that a file and its entry in the ZIP directory have in common. */
const factsOf = ({ bytes, packed, label, stamp }: Facts): Buffer =>
  Buffer.concat([
    words(version, 2),
    words(utf8, 2),
    words(deflated, 2),
    words(stamp, 4),
    words(crc32(bytes), 4),
    words(packed.length, 4),
    words(bytes.length, 4),
    words(label.length, 2),
    Buffer.alloc(2),
  ]);

function words(value: number, bytes: 2 | 4): Buffer {
  const written = Buffer.alloc(bytes);
  if (bytes === 2) written.writeUInt16LE(value);
  else written.writeUInt32LE(value);
  return written;
}

/** The time in MS-DOS format: in UTC, from 1980 on, with a precision of two seconds. */
const dosTime = (at: Date): number =>
  (((at.getUTCFullYear() - 1980) << 25) |
    ((at.getUTCMonth() + 1) << 21) |
    (at.getUTCDate() << 16) |
    (at.getUTCHours() << 11) |
    (at.getUTCMinutes() << 5) |
    (at.getUTCSeconds() >> 1)) >>>
  0;
