import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProject, root } from '../check/project.ts';
import { collect, run } from '../launch/run.mjs';
import { isJourney, testsOfChange } from './changed.ts';
import { closing, noTests, oneFailed, onePassed, sumOf, type TestReport } from './counts.ts';
import { findChromium, installBeside } from './find-chromium.mjs';
import { type Plan, planOf, type Run } from './plan.ts';
import { installPrograms } from './programs.ts';
import { parseRequest, type Request } from './request.ts';
import { filesOf } from './suites.ts';

/** The random seed, which is random only in `npm run test:all`. Every other run has fixed seeds. */
const seed = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000_000));

async function runTests(args: readonly string[]): Promise<TestReport> {
  const asked = parseRequest(args);
  const request = asked.kind === 'changed' ? chosenByChange() : asked;
  if (request === null) return noTests;
  if (request.kind === 'all') {
    console.log(`The seed of this run is ${seed}. To repeat it: TEST_SEED=${seed} npm run test:all`);
    await installPrograms();
  }
  if (needsBrowser(request)) await prepareBrowser();
  return execute(planOf(request, seed));
}

/** Whether the run contains journeys, which need the built apps and Chromium. */
function needsBrowser(request: Exclude<Request, { kind: 'changed' }>): boolean {
  if (request.kind !== 'chosen') return true;
  if (request.suite !== null) return request.suite === 'journey';
  const { include, exclude } = filesOf('journey', false);
  const journeys = [...globSync(include, { cwd: root, exclude }), ...globSync('tests/*/*.test.ts', { cwd: root })];
  const paths = request.forVitest.filter((word) => !word.startsWith('-'));
  return paths.length === 0 || paths.some((each) => journeys.some((file) => path.join(root, file).includes(each)));
}

async function prepareBrowser(): Promise<void> {
  await installBeside();
  process.env['CHROMIUM'] = await findChromium();
  const code = await run(process.execPath, [path.join(root, 'tools/build.mjs')]);
  if (code !== 0) throw new Error('The apps could not be built.');
}

/** The request for tests that the current change affects. @returns null if the change affects no test */
function chosenByChange(): Extract<Request, { kind: 'chosen' }> | null {
  const changed = changedFiles();
  const { tests: touched, underAll } = testsOfChange(changed, readProject(root));
  const tests = touched.filter((file) => !isLong(file));
  const journeys = tests.filter(isJourney).length;
  console.log(`${changed.length} changed files touch ${tests.length} test files, ${journeys} of them journeys.`);
  if (underAll.length > 0) console.log(`Run npm test too. Most tests depend on:\n  ${underAll.join('\n  ')}`);
  return tests.length === 0 ? null : { kind: 'chosen', suite: null, forVitest: tests };
}

/** True for a test file that can take up to an hour. */
const isLong = (file: string): boolean => /^tests\/(look|faults|cluster)\//.test(file);

/** Files that were committed since the branch left main, changed since the last commit, or untracked. */
function changedFiles(): string[] {
  const base = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).find((found) => found !== null);
  const changed = git('diff', '--name-only', '-z', base?.trim() ?? 'HEAD') ?? '';
  const untracked = git('ls-files', '-z', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}${untracked}`.split('\0').filter(Boolean))];
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

async function execute({ isChecked, runs: [first, ...alone] }: Plan): Promise<TestReport> {
  const reports = await Promise.all([isChecked ? check() : noTests, first ? execOne(first) : noTests]);
  for (const each of alone) reports.push(await execOne(each));
  return sumOf(reports);
}

/** Runs `npm run check` as one test. Tests run in parallel, so the output of the check is printed at the end. */
async function check(): Promise<TestReport> {
  const { code, output } = await collect(process.execPath, [path.join(root, 'tools/check/check.ts')]);
  console.log(`npm run check:\n${output.trim()}`);
  return code === 0 ? onePassed : oneFailed;
}

async function execOne({ script, args, env }: Run): Promise<TestReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-counts-'));
  const file = path.join(folder, 'counts.json');
  const settings = {
    TEST_COUNTS_FILE: file,
    NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
    // Tests create many short-lived objects. With more space for young objects, V8 copies fewer of them.
    NODE_OPTIONS: '--max-semi-space-size=64',
  };
  try {
    const code = await run(process.execPath, [path.join(root, script), ...args], {
      env: { ...process.env, ...settings, ...env },
    });
    const counted: TestReport = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : noTests;
    // vitest can fail without a failed test, for example in a setup file. In this case count one failure.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const report = await runTests(process.argv.slice(2)).catch((error: unknown): TestReport => {
  console.error(error instanceof Error ? error.message : error);
  return oneFailed;
});
console.log(closing(report));
process.exitCode = report.failed > 0 ? 1 : 0;
