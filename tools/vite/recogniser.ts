import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Serves the text recogniser from the app's own origin: its worker, its WebAssembly cores with and without SIMD, and
 * its Chinese model, all unmodified. The files load one another by name, so the folder name contains their hash for
 * caching. `import.meta.env.CHIFAN_RECOGNISER` is the URL of that folder.
 */
export function recogniser(): Plugin {
  const files = recogniserFiles();
  const folder = `assets/recogniser-${nameOf(files)}/`;
  return {
    name: 'recogniser',
    config: ({ base = '/' }) => ({
      define: { 'import.meta.env.CHIFAN_RECOGNISER': JSON.stringify(`${base}${folder}`) },
    }),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: folder + name, source });
    },
    configureServer: ({ middlewares, config }) => {
      middlewares.use(config.base + folder, (request, answer, next) => {
        const file = files.get(request.url?.slice(1) ?? '');
        if (file === undefined) return next();
        answer.setHeader('content-type', request.url?.endsWith('js') ? 'text/javascript' : 'application/octet-stream');
        answer.end(file);
      });
    },
  };
}

/**
 * For each file name that the worker requests, the file of the npm package that it gets. A worker that requests the
 * core for relaxed SIMD gets the core for SIMD.
 */
const loaders: Readonly<Record<string, string>> = {
  'tesseract-core-relaxedsimd-lstm.wasm.js': 'tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm.js': 'tesseract-core-simd-lstm.js',
  'tesseract-core-lstm.wasm.js': 'tesseract-core-lstm.js',
};

const cores = ['tesseract-core-simd-lstm.wasm', 'tesseract-core-lstm.wasm'];

function recogniserFiles(): Files {
  const ui = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
  const worker = ui.resolve('tesseract.js/dist/worker.min.js');
  const core = path.dirname(createRequire(worker).resolve('tesseract.js-core/package.json'));
  const trained = path.join(
    path.dirname(ui.resolve('@tesseract.js-data/chi_sim/package.json')),
    '4.0.0/chi_sim.traineddata.gz',
  );
  return new Map<string, Uint8Array>([
    ['worker.min.js', readFileSync(worker)],
    ...Object.entries(loaders).map(([name, file]) => [name, readFileSync(path.join(core, file))] as const),
    ...cores.map((file) => [file, readFileSync(path.join(core, file))] as const),
    ['chi_sim.traineddata.gz', readFileSync(trained)],
  ]);
}

function nameOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  return hash.digest('hex').slice(0, 12);
}
