import { writeFileSync, writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { closing, type TestReport } from './counts.ts';

/**
 * Prints the test counts at the end of a run, or writes them to TEST_COUNTS_FILE for a command that adds up several
 * runs.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const report = reportOf(modules, errors);
    const file = process.env['TEST_COUNTS_FILE'];
    if (file) writeFileSync(file, JSON.stringify(report));
    // Print the closing line after vitest's own summary.
    else process.once('exit', () => writeSync(1, `${closing(report)}\n`));
  }
}

/**
 * The counts of a run. A file that could not be loaded counts as one failure. An error outside all tests counts as one
 * failure too.
 */
function reportOf(modules: readonly TestModule[], errors: readonly unknown[]): TestReport {
  const counts = { passed: 0, failed: errors.length, skipped: 0 };
  const skippedTests: string[] = [];
  const retriedTests: string[] = [];
  for (const module of modules) {
    if (module.errors().length > 0) counts.failed += 1;
    for (const test of module.children.allTests()) {
      const result = test.result();
      counts[result.state === 'pending' ? 'skipped' : result.state] += 1;
      const name = `${module.relativeModuleId} > ${test.fullName}`;
      if (result.state === 'skipped') skippedTests.push(result.note ? `${name} (${result.note})` : name);
      if (test.diagnostic()?.flaky) retriedTests.push(name);
    }
  }
  return { ...counts, skippedTests, retriedTests };
}
