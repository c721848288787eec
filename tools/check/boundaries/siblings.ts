import { isTest, type Source } from '../source.ts';
import { at, targetsOf } from './target.ts';

const apps = /^apps\/(web|console)\/src\//;

/** Checks that two folders in one parent folder do not import each other, including type imports. */
export function siblingProblems(sources: readonly Source[]): string[] {
  const known = new Set(sources.map(({ path }) => path));
  const first = new Map<string, string>();
  for (const source of sources) {
    if (!apps.test(source.path) || isTest(source.path)) continue;
    for (const target of targetsOf(source)) {
      if (target.kind !== 'file' || !known.has(target.path)) continue;
      const pair = siblingsOf(source.path, target.path);
      if (pair === null) continue;
      const key = pair.join(' ');
      if (!first.has(key)) first.set(key, at(source, target.of, `imports the folder ${pair[1]}`));
    }
  }
  return [...first].flatMap(([key, problem]) => {
    const [from = '', to = ''] = key.split(' ');
    return first.has(`${to} ${from}`) ? [`${problem}, which imports ${from}. Merge them or give them a direction`] : [];
  });
}

/**
 * The folders of the two files directly below their nearest common parent. Null if a file is directly in that parent.
 */
function siblingsOf(from: string, to: string): [string, string] | null {
  const [one, other] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (one[depth] === other[depth]) depth += 1;
  if (depth >= one.length - 1 || depth >= other.length - 1) return null;
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}
