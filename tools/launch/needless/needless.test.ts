import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isNeedless, lessened } from './needless.mjs';
import { meant, type Runner, requestsIn } from './requests.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** From the innermost `node_modules` on; undefined for our own. */
const placeOf = (file: string): string | undefined => /.*\/node_modules\/(.+)$/.exec(file)?.[1];

/** Itself, or a folder around it. */
function isTakenAway(file: string): boolean {
  const parts = placeOf(file)?.split('/') ?? [];
  return parts.some((_, index) => isNeedless(parts.slice(0, index + 1).join('/')));
}

function scriptsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const isOurs = placeOf(file) === undefined;
    if (entry.name.startsWith('.') || (isOurs && entry.name === 'dist') || isTakenAway(file)) return [];
    if (entry.isDirectory()) return scriptsBelow(file);
    return (isOurs ? /\.(?:[cm]?js|tsx?)$/ : /\.[cm]?js$/).test(entry.name) ? [file] : [];
  });
}

const isLessened = (file: string): boolean => lessened.some((name) => placeOf(file)?.startsWith(`${name}/`));
const isOfPages = (file: string): boolean =>
  /^(?:apps\/(?:web|console)|packages\/\w+)\/src\//.test(file) && !/\.test\.tsx?$/.test(file);

/** All that is ours, and of other packages all that we leave whole; of the others what these ask for. */
function entries(): [Runner, string][] {
  const folders = ['apps', 'packages', 'tools', 'bench', 'tests', 'deploy', 'demo', 'node_modules'];
  const scripts = folders.flatMap((folder) => scriptsBelow(path.join(project, folder)));
  return scripts
    .filter((file) => !isLessened(file))
    .flatMap((file) => [
      ['node', file] as [Runner, string],
      ...(isOfPages(path.relative(project, file)) ? [['page', file] as [Runner, string]] : []),
    ]);
}

/** By processor: what stays is what Node 24 takes, which has relaxed vectors. */
const choosesByProcessor = 'tesseract.js/src/worker-script/node/getCore.js';

test('what runs asks for no file that is taken away', () => {
  const asked = new Set<string>();
  const queue = entries();
  const seen = new Set<string>();
  for (const [runner, file] of queue) {
    if (seen.has(runner + file) || placeOf(file) === choosesByProcessor) continue;
    seen.add(runner + file);
    for (const request of requestsIn(readFileSync(file, 'utf8'))) {
      const files = meant(request, file, runner);
      const found = files.find((each) => !isTakenAway(each) && existsSync(each) && statSync(each).isFile());
      const gone = found === undefined ? files.find(isTakenAway) : undefined;
      if (gone !== undefined) asked.add(`${placeOf(file) ?? file}: ${request.words} → ${placeOf(gone)}`);
      if (found !== undefined && placeOf(found) !== undefined && /\.[cm]?js$/.test(found)) queue.push([runner, found]);
    }
  }
  expect([...asked]).toEqual([]);
});
