export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The outcome of one test run, as written to the file TEST_COUNTS_FILE. */
export type TestReport = TestCounts & {
  /** Skipped tests, each with its file, name and reason. */
  readonly skippedTests: readonly string[];
  /** Tests that passed only when retried. */
  readonly retriedTests: readonly string[];
};

export const noTests: TestReport = { passed: 0, failed: 0, skipped: 0, skippedTests: [], retriedTests: [] };
export const onePassed: TestReport = { ...noTests, passed: 1 };
export const oneFailed: TestReport = { ...noTests, failed: 1 };

export const sumOf = (reports: readonly TestReport[]): TestReport =>
  reports.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      skippedTests: [...sum.skippedTests, ...each.skippedTests],
      retriedTests: [...sum.retriedTests, ...each.retriedTests],
    }),
    noTests,
  );

/** The lists of skipped and retried tests, and the last line of a run. */
export const closing = (report: TestReport): string =>
  [
    ...listed(report.skippedTests, 'SKIPPED, not proven by this run:'),
    ...listed(report.retriedTests, 'PASSED ONLY WHEN RETRIED:'),
    closingLine(report),
  ].join('\n');

const closingLine = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const listed = (tests: readonly string[], heading: string): string[] =>
  tests.length === 0 ? [] : [`!!! ${tests.length} ${heading}`, ...tests.map((test) => `!!!   ${test}`)];
