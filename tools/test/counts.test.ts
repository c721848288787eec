import { expect, test } from 'vitest';
import { closing, noTests, oneFailed, onePassed, sumOf } from './counts.ts';

test('a test report ends with the numbers of passed and failed tests', () => {
  expect(closing({ ...noTests, passed: 3 })).toBe('3 passed, 0 failed');
});

test('a test report lists skipped tests with their reasons, and retried tests', () => {
  const skippedTests = ['a.test.ts > reads the survey (no survey here)', 'b.test.ts > as root'];
  expect(closing({ passed: 3, failed: 1, skipped: 2, skippedTests, retriedTests: ['c.test.ts > pays'] })).toBe(
    [
      '!!! 2 SKIPPED, not proven by this run:',
      '!!!   a.test.ts > reads the survey (no survey here)',
      '!!!   b.test.ts > as root',
      '!!! 1 PASSED ONLY WHEN RETRIED:',
      '!!!   c.test.ts > pays',
      '3 passed, 1 failed, 2 skipped',
    ].join('\n'),
  );
});

test('sumOf adds the counts of several test reports', () => {
  const retried = { ...onePassed, retriedTests: ['c.test.ts > pays'] };
  expect(sumOf([onePassed, oneFailed, retried])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    skippedTests: [],
    retriedTests: ['c.test.ts > pays'],
  });
});
