import { writeFileSync, writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export const closingLine = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Ends a run with one line of three numbers. `npm test`, which counts more than vitest does, asks for the numbers in a
 * file (TEST_COUNTS_FILE) and writes the line itself.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = countAll(modules, errors);
    const skipped = skippedTests(modules);
    if (skipped.length > 0) process.once('exit', () => writeSync(1, `${skippedNotice(skipped)}\n`));
    const file = process.env['TEST_COUNTS_FILE'];
    if (file) writeFileSync(file, JSON.stringify(counts));
    else process.once('exit', () => writeSync(1, `${closingLine(counts)}\n`));
  }
}

export const skippedNotice = (tests: readonly string[]): string =>
  [`!!! ${tests.length} SKIPPED, so not proven by this run:`, ...tests.map((test) => `!!!   ${test}`)].join('\n');

/** Each with its file, name and reason. */
function skippedTests(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests('skipped')].map((test) => {
      const result = test.result();
      const note = result.state === 'skipped' && result.note ? ` (${result.note})` : '';
      return `${module.relativeModuleId} > ${test.fullName}${note}`;
    }),
  );
}

/** A file that could not be collected, and an error outside all tests, count as one failure each. */
function countAll(modules: readonly TestModule[], errors: readonly unknown[]): TestCounts {
  const counts: TestCounts = { passed: 0, failed: errors.length, skipped: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) counts.failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === 'pending' ? 'skipped' : state] += 1;
    }
  }
  return counts;
}
