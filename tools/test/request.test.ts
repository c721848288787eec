import { expect, test } from 'vitest';
import { parseRequest, UsageError } from './request.ts';

test('parseRequest without arguments returns a request for the main test run', () => {
  expect(parseRequest([])).toEqual({ kind: 'main', shard: null });
});

test.each([
  [['--shard', '2/3'], { kind: 'main', shard: { index: 2, count: 3 } }],
  [['--all', '--shard=1/2'], { kind: 'all', shard: { index: 1, count: 2 } }],
  [['--changed'], { kind: 'changed' }],
])('parseRequest reads %j as options of the test command', (args, request) => {
  expect(parseRequest(args)).toEqual(request);
});

test('parseRequest passes paths and other options to vitest', () => {
  expect(parseRequest(['apps/web/src', '-t', 'adds a dish'])).toEqual({
    kind: 'chosen',
    suite: null,
    forVitest: ['apps/web/src', '-t', 'adds a dish'],
  });
});

test('parseRequest accepts a suite with a path and a shard', () => {
  expect(parseRequest(['--suite', 'journey', 'refund', '--shard', '1/2'])).toEqual({
    kind: 'chosen',
    suite: 'journey',
    forVitest: ['refund', '--shard=1/2'],
  });
});

test.each([
  [['--suite', 'journeys']],
  [['--shard', '3/2']],
  [['--shard', '0/2']],
  [['--shard']],
  [['--all', 'apps/web']],
])('parseRequest rejects the arguments %j', (args) => {
  expect(() => parseRequest(args)).toThrow(UsageError);
});
