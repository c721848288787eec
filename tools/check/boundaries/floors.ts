import { isTest, type Source } from '../source.ts';
import { at, type Target, targetsOf, workspaceOf } from './target.ts';

/**
 * Exceptions to the rule that a file imports another workspace only by its package name. A file that matches `from` may
 * import a file that matches `to` by its path.
 */
const bridges = [
  // Only the seed reads the texts of the demo city, so these texts are not a package.
  { from: /^apps\/server\/src\/seed\//, to: /^demo\// },
  // The page's boot script reads values that the build writes.
  { from: /^apps\/(web|console)\/src\/app\/boot/, to: /^tools\/vite\// },
  { from: /(\.test|-in-tests)\.tsx?$/, to: /^tools\/test\// },
];

/** Files that start the server, and therefore may import the sandbox. No other file imports an app. */
const mayStartSandbox = /^apps\/server\/src\/([^/]+|testing\/.+)\.ts$/;

/** Checks that packages import only lower packages and apps import only packages, each by package name. */
export function architectureProblems(source: Source, floors: readonly string[]): string[] {
  const own = workspaceOf(source.path);
  if (own === null) return [];
  const unknown =
    own.group === 'packages' && !floors.includes(own.name)
      ? [`${source.path}:1 packages/${own.name} has no layer. Add it to tools/check/boundaries.ts`]
      : [];
  return [...unknown, ...targetsOf(source).flatMap((target) => problemOf(source, own, target, floors))];
}

type Workspace = NonNullable<ReturnType<typeof workspaceOf>>;

function problemOf(source: Source, own: Workspace, target: Target, floors: readonly string[]): string[] {
  if (target.kind === 'outside') return [];
  if (target.kind === 'file') return byPath(source, own, target);
  if (target.name === own.name) {
    return [at(source, target.of, `imports its own package by name. Use a relative path instead of ${target.of.from}`)];
  }
  const floor = floors.indexOf(target.name);
  if (floor === -1) {
    if (target.name === 'sandbox' && mayStartSandbox.test(source.path)) return [];
    return [at(source, target.of, `imports the app ${target.of.from}. Nothing imports an app`)];
  }
  if (own.group === 'packages' && floor > floors.indexOf(own.name)) {
    return [
      at(source, target.of, `imports ${target.of.from}, which is in a higher layer (${floors.join(' < ')} < apps)`),
    ];
  }
  return isContractValue(source, own, target) ? [at(source, target.of, contractInBrowser)] : [];
}

function byPath(source: Source, own: Workspace, target: Target & { kind: 'file' }): string[] {
  if (target.path.startsWith(`${own.folder}/`)) return [];
  if (bridges.some(({ from, to }) => from.test(source.path) && to.test(target.path))) return [];
  return [at(source, target.of, `leaves its workspace by path (${target.path}): import the package by its name`)];
}

const contractInBrowser =
  'imports values of the contract, and zod with them, into a browser: use import type, or a client of the contract';

const isContractValue = (source: Source, own: Workspace, target: Target): boolean =>
  (own.folder === 'apps/web' || own.folder === 'apps/console') &&
  !isTest(source.path) &&
  /^@chifan\/contract(\/(?!(printer-)?client$).*)?$/.test(target.of.from) &&
  !target.of.isType;
