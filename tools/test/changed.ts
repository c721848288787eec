import path from 'node:path';
import { targetsOf } from '../check/boundaries/target.ts';
import type { Project } from '../check/project.ts';
import { sourcesOf } from '../check/source.ts';

export type TestsOfChange = {
  readonly tests: readonly string[];
  /** Changed files on which most tests depend, so only a full `npm test` tests the change. */
  readonly underAll: readonly string[];
};

/**
 * The tests that a change affects: tests that import a changed file, and tests of the same part of the domain. For
 * example, a changed file of `ordering` in `packages/domain` also selects the tests of `ordering` in contract, server,
 * web and console.
 * @param changed paths from the project root, including deleted files
 */
export function testsOfChange(changed: readonly string[], project: Project): TestsOfChange {
  const imported = importers(changed, project);
  const terms = new Set(changed.flatMap((file) => spread(file) ?? []).map(keyOf));
  const tests = [...project.keys()].filter(isTest).filter((file) => imported.has(file) || isOfTerm(file, terms));
  return { tests: tests.toSorted(), underAll: changed.filter((file) => underAll.test(file)) };
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const underAll =
  /^(package-lock\.json|package\.json|vitest\.config\.ts|tsconfig\.json)$|^database\/migrations\/|^apps\/server\/src\/(testing|platform)\//;

/**
 * Files that import everything, so their importers do not count as affected. The folder of a changed file, such as
 * `ordering`, still selects tests.
 */
const roots = /^apps\/server\/src\/(app|start-server|serve)\.ts$|^apps\/(web|console)\/src\/(app\/|main\.tsx$)/;

/**
 * The given files and all files that import them directly or indirectly. Imports between workspaces are not followed.
 */
function importers(changed: readonly string[], project: Project): Set<string> {
  const importedBy = new Map<string, string[]>();
  for (const source of sourcesOf(project))
    for (const target of targetsOf(source))
      if (target.kind === 'file') importedBy.set(target.path, [...(importedBy.get(target.path) ?? []), source.path]);
  const found = new Set(changed);
  // The loop also visits files that are added to the set while the loop runs.
  for (const file of found)
    if (!roots.test(file)) for (const importer of importedBy.get(file) ?? []) found.add(importer);
  return found;
}

type Layer = 'domain' | 'contract' | 'server' | 'web' | 'console' | 'journey';
type Place = { readonly layer: Layer; readonly term: string };

/** Features of the guest app whose tests belong to another part of the domain, `catalogue`. */
const sameTerm: Readonly<Record<string, string>> = { home: 'catalogue', menu: 'catalogue', shop: 'catalogue' };

const places: readonly (readonly [Layer, RegExp])[] = [
  ['domain', /^packages\/domain\/src\/([\w-]+)\//],
  ['contract', /^packages\/contract\/src\/([\w-]+?)(?:\/|[.-])/],
  ['server', /^apps\/server\/src\/modules\/([\w-]+)\//],
  ['web', /^apps\/web\/src\/(?:features|terms|data)\/([\w-]+?)(?:\/|\.)/],
  ['console', /^apps\/console\/src\/features\/([\w-]+)\//],
  ['journey', /^tests\/journeys\/([\w-]+)\.test\.ts$/],
];

function placeOf(file: string): Place | null {
  for (const [layer, pattern] of places) {
    const term = pattern.exec(file)?.[1];
    if (term !== undefined) return { layer, term: sameTerm[term] ?? term };
  }
  return null;
}

/**
 * The layers whose tests run after a change in a layer. Server, web and console use domain and contract. A change in
 * any other layer affects only that layer and the journeys.
 */
const seenIn: Readonly<Record<Layer, readonly Layer[]>> = {
  domain: ['domain', 'contract', 'server', 'web', 'console', 'journey'],
  contract: ['contract', 'server', 'web', 'console', 'journey'],
  server: ['server', 'journey'],
  web: ['web', 'journey'],
  console: ['console', 'journey'],
  journey: [],
};

function spread(file: string): Place[] | null {
  const place = placeOf(file);
  return place && seenIn[place.layer].map((layer) => ({ layer, term: place.term }));
}

const keyOf = ({ layer, term }: Place): string => `${layer} ${term.replaceAll('-', '')}`;

function isOfTerm(file: string, terms: ReadonlySet<string>): boolean {
  const place = placeOf(file);
  if (place === null) return false;
  if (place.layer !== 'journey') return terms.has(keyOf(place));
  // The file name of a journey contains the part of the domain that it tests: `ended-gateway-refund` (refund),
  // `console-set-meals` (setmeal).
  const name = place.term.replaceAll('-', '');
  return [...terms].some((key) => key.startsWith('journey ') && name.includes(key.slice('journey '.length)));
}

export const isJourney = (file: string): boolean => placeOf(path.posix.normalize(file))?.layer === 'journey';
