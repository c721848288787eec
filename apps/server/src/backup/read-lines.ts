import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** Lines of a gzip file, read as a stream. */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
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
