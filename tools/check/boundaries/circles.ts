import type { Source } from '../source.ts';
import { type Target, targetsOf, workspaceOf } from './target.ts';

/**
 * Finds import cycles, including type imports. Each workspace is checked alone, because packages import only lower
 * packages.
 */
export function circleProblems(sources: readonly Source[]): string[] {
  const imports = importGraph(sources);
  const problems: string[] = [];
  const closed = new Set<string>();
  for (const file of imports.keys()) {
    if (closed.has(file)) continue;
    const circle = shortestCircle(file, imports);
    if (circle === null) continue;
    for (const member of circle) closed.add(member);
    const line = imports.get(file)?.get(circle[1] ?? file) ?? 1;
    problems.push(`${file}:${line} imports itself: ${[...circle, file].map(shortName).join(' → ')}`);
  }
  return problems;
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, number>>;

function importGraph(sources: readonly Source[]): Graph {
  const own = sources.filter(({ path }) => workspaceOf(path) !== null);
  const known = new Set(own.map(({ path }) => path));
  const isKnownFile = (target: Target): target is Target & { kind: 'file' } =>
    target.kind === 'file' && known.has(target.path);
  return new Map(
    own.map((source) => [
      source.path,
      new Map(
        targetsOf(source)
          .filter(isKnownFile)
          .map(({ path, of }) => [path, of.line]),
      ),
    ]),
  );
}

/** The files of the shortest import cycle through `start`, beginning with `start`. Null without a cycle. */
function shortestCircle(start: string, imports: Graph): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const next of imports.get(file)?.keys() ?? []) {
      if (next === start) return wayTo(file, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [file];
  for (let before = cameFrom.get(file); before !== undefined; before = cameFrom.get(before)) way.unshift(before);
  return way;
}

const shortName = (file: string): string => file.replace(/^(packages|apps)\/([^/]+)\/src\//, '$2: ');
