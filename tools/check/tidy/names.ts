import path from 'node:path';
import type { Project } from '../project.ts';

const maxFiles = 15;
const code = /\.(ts|tsx|mts|mjs|js|css)$/;
const test = /\.test\.tsx?$/;

/** Folders that may have many files, because they have one file for each part of the domain, such as ordering. */
const flatFolders = new Set(['apps/web/src/data']);

/** Matches names without a meaning. Such files collect unrelated code. */
const drawer = /^(.*-)?(utils?|helpers?|common|managers?|misc|data)$/;

/**
 * The folder `data` is allowed although its name is too general. The folder has the queries of the guest app, in one
 * file for each part of the domain, such as ordering.
 */
const dataFloor = 'apps/web/src/data/';

export function folderWarnings(project: Project): string[] {
  const counts = new Map<string, number>();
  for (const file of project.keys()) {
    if (!code.test(file) || test.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > maxFiles && !flatFolders.has(folder))
    .map(([folder, count]) => `${folder} has ${count} files of code, more than ${maxFiles}`);
}

export function nameProblems(project: Project): string[] {
  return [...project.keys()]
    .filter((file) => code.test(file))
    .flatMap((file) => {
      const named = file.startsWith(dataFloor) ? file.slice(dataFloor.length) : file;
      const stems = named.split('/').map((part) => part.split('.')[0] ?? '');
      const bad = stems.find((stem) => drawer.test(stem));
      return bad === undefined ? [] : [`${file} is called ${bad}, which has no meaning. Name it after its content`];
    });
}
