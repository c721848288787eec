import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(html|js|css|svg|json|txt|webmanifest|wasm)$/;
/**
 * Size in bytes from which a file is compressed below Brotli's highest quality. The highest quality would slow each
 * build and would save about one percent.
 */
const isLarge = 1_000_000;
const smallest = 1024;

/**
 * Writes a .br and a .gz file next to every file that compression makes smaller, so that the server compresses nothing
 * at run time.
 */
export function compressedBeforehand(): Plugin {
  let folder = 'dist';
  return {
    name: 'compressed-beforehand',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}

function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !worthIt.test(file) || file.includes('.vite')) continue;
    const content = readFileSync(file);
    if (content.length < smallest) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: content.length > isLarge ? 9 : 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
