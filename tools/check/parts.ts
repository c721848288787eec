import { spawn } from 'node:child_process';
import path from 'node:path';
import { boundaryProblems } from './boundaries.ts';
import { migrationProblems } from './migrations.ts';
import { type Project, readProject, root } from './project.ts';
import { proseProblems } from './prose.ts';
import { ruleProblems } from './rules.ts';
import type { Part } from './run-parts.ts';
import { styleWarnings, tidyProblems } from './tidy.ts';
import { installedVersionProblems } from './versions.ts';

/** The checks in order of duration, slowest first, because two checks run at a time. */
export const parts: readonly Part[] = [
  // `tsc` uses one checker, because the lint runs at the same time. Two parallel checkers would share no work and
  // take a third more processor time.
  {
    name: 'types',
    run: () => commandProblems('tsc', ['-p', '.', '--pretty', 'false', '--checkers', '1', ...incremental]),
  },
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
  { name: 'migrations', run: () => migrationProblems(project()) },
  {
    name: 'tidy',
    run: async () => [
      ...tidyProblems(project()),
      ...(await commandProblems('knip', ['--no-progress', '--no-config-hints'])),
    ],
  },
  { name: 'prose', run: (note) => proseProblems(project(), { isUpdating: process.argv.includes('--update'), note }) },
  { name: 'versions', run: installedVersionProblems },
  { name: 'style', isAdvisory: true, run: () => styleWarnings(project()) },
];

/** Options that make a second type check read only changed files. */
const incremental = ['--incremental', '--tsBuildInfoFile', path.join(root, '.cache/types.tsbuildinfo')];

let read: Project | undefined;

/** The project's files, read and parsed once for all checks. */
function project(): Project {
  read ??= readProject(root);
  return read;
}

async function phraseProblems(): Promise<readonly string[]> {
  // Import the phrase check only when it runs, because it imports all of Lingui.
  const { checkPhrases } = await import('../phrases/check.ts');
  return checkPhrases();
}

async function rowProblems(): Promise<readonly string[]> {
  // Import the check of row types only when it runs, because it starts a compiler and PostgreSQL.
  const { rowTypeProblems } = await import('./rows.ts');
  return rowTypeProblems(project());
}

/** Runs an installed command. @returns the command's output as one problem if it failed, otherwise no problem */
async function commandProblems(name: string, args: readonly string[]): Promise<string[]> {
  const { code, output } = await collect(path.join(root, 'node_modules/.bin', name), args);
  if (code === 0) return [];
  return [output.trim() || `${name} exited with ${code} and no output`];
}

function collect(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
