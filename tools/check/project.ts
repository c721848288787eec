import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Text files by their path from the project root, with forward slashes. */
export type Project = ReadonlyMap<string, string>;

const textual =
  /\.(ts|tsx|mts|mjs|js|css|html|json|md|po|sql|svg|sh|ya?ml|txt|tsv|csv|conf|env|service)$|(^|\/)[^./]+$/;
const notOurs = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'coverage']);

export function readProject(folder: string): Project {
  const paths = (trackedPaths(folder) ?? walkedPaths(folder)).filter(
    (file) => textual.test(file) && path.posix.basename(file) !== 'package-lock.json',
  );
  return new Map(
    paths.flatMap((file) => {
      const text = readText(path.join(folder, file));
      return text === null ? [] : [[file, text] as const];
    }),
  );
}

/** Paths of tracked and untracked files, but not of ignored files. Null without git, as in an unpacked archive. */
function trackedPaths(folder: string): string[] | null {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? [...new Set(stdout.split('\0').filter((file) => file !== ''))] : null;
}

function walkedPaths(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : walkedPaths(folder, file);
    return entry.isFile() ? [file] : [];
  });
}

/** The text of a file. Null if git still lists the file but it was deleted. */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
