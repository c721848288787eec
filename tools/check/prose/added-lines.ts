import { spawnSync } from 'node:child_process';

/**
 * Returns whether a line was added after `file` last changed, in commits and in the work tree.
 * Without git history, no line counts as added.
 */
export function linesAddedSince(folder: string, file: string): (path: string, line: number) => boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const base = git('log', '-1', '--format=%H', '--', file).stdout?.trim() ?? '';
  const diff = base === '' ? '' : (git('diff', '-U0', '--no-color', '--no-ext-diff', base).stdout ?? '');
  const added = addedLines(diff);
  const untracked = new Set((git('ls-files', '--others', '--exclude-standard').stdout ?? '').split('\n'));
  return (path, line) =>
    untracked.has(path) || (added.get(path) ?? []).some(([from, to]) => line >= from && line <= to);
}

/** Ranges of added lines by path, from a diff without context. */
export function addedLines(diff: string): Map<string, [from: number, to: number][]> {
  const ranges = new Map<string, [number, number][]>();
  let path = '';
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1];
    if (file !== undefined) path = file;
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null) continue;
    const from = Number(hunk[1]);
    const count = Number(hunk[2] ?? 1);
    if (count > 0) ranges.set(path, [...(ranges.get(path) ?? []), [from, from + count - 1]]);
  }
  return ranges;
}
