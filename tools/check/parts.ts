import { boundaryProblems } from './boundaries.ts';
import { commandProblems } from './command.ts';
import { type Project, readProject, root } from './project.ts';
import { ruleProblems } from './rules.ts';
import type { Part } from './run-parts.ts';
import { tidyProblems } from './tidy.ts';
import { installedVersionProblems } from './versions.ts';

/** The longest first: two run at a time. */
export const parts: readonly Part[] = [
  { name: 'types', run: () => commandProblems('tsc', ['-p', '.', '--pretty', 'false']) },
  {
    name: 'lint',
    run: () => commandProblems('oxlint', ['--type-aware', '--deny-warnings', '--format=unix', '.']),
  },
  { name: 'phrases', run: phraseProblems },
  { name: 'rows', run: rowProblems },
  {
    name: 'format',
    run: () => commandProblems('biome', ['check', '--colors=off', '--reporter=summary']),
  },
  { name: 'boundaries', run: () => boundaryProblems(project()) },
  { name: 'rules', run: () => ruleProblems(project()) },
  {
    name: 'tidy',
    run: async () => [
      ...tidyProblems(project()),
      ...(await commandProblems('knip', ['--no-progress', '--no-config-hints'])),
    ],
  },
  { name: 'versions', run: installedVersionProblems },
];

let read: Project | undefined;

/** Read and parsed once for all parts. */
function project(): Project {
  read ??= readProject(root);
  return read;
}

async function phraseProblems(): Promise<readonly string[]> {
  // Loaded only when it is wanted: it brings the whole of Lingui along.
  const { checkPhrases } = await import('../phrases/check.ts');
  return checkPhrases();
}

async function rowProblems(): Promise<readonly string[]> {
  // Loaded only when it is wanted: it starts a compiler and PostgreSQL.
  const { rowTypeProblems } = await import('./rows.ts');
  return rowTypeProblems(project());
}
