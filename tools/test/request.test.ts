import { expect, test } from 'vitest';
import { parseRequest, UsageError } from './request.ts';

test('a run without arguments is the main run', () => {
  expect(parseRequest([])).toEqual({ kind: 'main', shard: null });
});

test.each([
  [['--shard', '2/3'], { kind: 'main', shard: { index: 2, count: 3 } }],
  [['--all', '--shard=1/2'], { kind: 'all', shard: { index: 1, count: 2 } }],
  [['--changed'], { kind: 'changed' }],
])('%j is read as options of the runner', (args, request) => {
  expect(parseRequest(args)).toEqual(request);
});

test('paths and options of vitest go to vitest', () => {
  expect(parseRequest(['apps/web/src', '-t', 'adds a dish'])).toEqual({
    kind: 'chosen',
    suite: null,
    forVitest: ['apps/web/src', '-t', 'adds a dish'],
  });
});

test('a suite runs in whole or in part and can be sharded', () => {
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
])('the arguments %j are rejected', (args) => {
  expect(() => parseRequest(args)).toThrow(UsageError);
});
