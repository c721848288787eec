import { inflateRawSync } from 'node:zlib';

const maxBytes = 200_000_000;

/** The contents of a ZIP's files, by its table of contents; stored or deflated, which is all that bills use. */
export function unzip(zip: Buffer): Buffer[] {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  if (end < 0) throw new Error('not a ZIP file');
  const contents: Buffer[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    contents.push(contentAt(zip, at));
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return contents;
}

function contentAt(zip: Buffer, entry: number): Buffer {
  const [method, size] = [zip.readUInt16LE(entry + 10), zip.readUInt32LE(entry + 20)];
  const local = zip.readUInt32LE(entry + 42);
  // The local header has extra fields of its own length.
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + size);
  if (method === 0) return packed;
  if (method !== 8) throw new Error(`a ZIP file packed by method ${method}`);
  return inflateRawSync(packed, { maxOutputLength: maxBytes });
}
