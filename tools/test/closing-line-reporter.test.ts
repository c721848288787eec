import { expect, test } from 'vitest';
import { closingLine, skippedNotice } from './closing-line-reporter.ts';

test('a run ends with one line of three numbers', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped');
});

test('what was skipped is listed loudly, test by test', () => {
  expect(skippedNotice(['a.test.ts > reads the survey (no survey here)', 'b.test.ts > as root'])).toBe(
    [
      '!!! 2 SKIPPED, so not proven by this run:',
      '!!!   a.test.ts > reads the survey (no survey here)',
      '!!!   b.test.ts > as root',
    ].join('\n'),
  );
});
