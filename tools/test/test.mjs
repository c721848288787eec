import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject, LaunchFailure } from '../launch/project.mjs';
import { run } from '../launch/run.mjs';
import { prepare } from '../launch/start.mjs';
import { inTurn } from '../launch/turn.mjs';
import { findChromium, installBeside } from './find-chromium.mjs';

/**
 * Check, builds, then all tests, or those that `filters` name. The last line holds the numbers; the check counts as
 * one test, and a preparation that fails as one that failed.
 * @param {string[]} filters
 * @returns {Promise<number>} exit code
 */
export async function test(filters) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const { node, env } = await inTurn(() => prepare('testing'));
    await installBeside();
    const chromium = await findChromium();
    if (filters.length === 0) counts[await check(node, env)] += 1;
    add(counts, await runTests(node, { ...env, CHROMIUM: chromium }, filters));
  } catch (error) {
    console.error(error instanceof LaunchFailure ? error.message : error);
    counts.failed += 1;
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

async function check(node, env) {
  const script = inProject('tools/check/check.ts');
  if (!existsSync(script)) {
    console.log('!!! tools/check/check.ts is missing: types, lint, boundaries and translations go UNCHECKED !!!');
    return 'skipped';
  }
  return (await run(node, [script], { env })) === 0 ? 'passed' : 'failed';
}

async function runTests(node, env, filters) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-counts-'));
  const file = path.join(folder, 'counts.json');
  try {
    const vitest = inProject('node_modules/vitest/vitest.mjs');
    // Servers and workers share a compile cache.
    const settings = { TEST_COUNTS_FILE: file, NODE_COMPILE_CACHE: inProject('.cache/compiled') };
    const code = await run(node, [vitest, 'run', ...filters], { env: { ...env, ...settings } });
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 0, skipped: 0 };
    // vitest can fail without a failed test: in a setup, say.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function add(counts, more) {
  for (const key of Object.keys(counts)) counts[key] += more[key];
}
