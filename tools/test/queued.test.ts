import { expect, test } from 'vitest';
import { queued, shardOf } from './queued.ts';

const files = [
  'unit /tools/a.test.ts',
  'module /apps/server/src/a.test.ts',
  'journey /tests/journeys/menu.test.ts',
  'module /apps/server/src/testing/model/histories/orders.test.ts',
  'screen /apps/web/src/a.test.tsx',
  'journey /tests/journeys/pick-up-order.test.ts',
  'module /apps/server/src/testing/contract/fuzz-staff.test.ts',
  'unit /tools/b.test.ts',
];

const kindAndPath = (name: string) => {
  const [kind = '', path = ''] = name.split(' ');
  return { kind, path };
};
const inQueue = (names: readonly string[]) => queued(names, kindAndPath);

test('the test queue has journeys first, then server modules, then the rest, longest files first', () => {
  expect(inQueue(files)).toEqual([
    'journey /tests/journeys/pick-up-order.test.ts',
    'journey /tests/journeys/menu.test.ts',
    'module /apps/server/src/testing/contract/fuzz-staff.test.ts',
    'module /apps/server/src/testing/model/histories/orders.test.ts',
    'module /apps/server/src/a.test.ts',
    'unit /tools/a.test.ts',
    'screen /apps/web/src/a.test.tsx',
    'unit /tools/b.test.ts',
  ]);
});

test('the test queue contains each file once', () => {
  expect(inQueue(files).toSorted()).toEqual(files.toSorted());
});

test('shards have equal shares of each kind and do not depend on the order of files', () => {
  const shards = [1, 2].map((index) => shardOf(files, { index, count: 2 }, kindAndPath));
  const reordered = [1, 2].map((index) => shardOf(files.toReversed(), { index, count: 2 }, kindAndPath));
  expect(shards.flat().toSorted()).toEqual(files.toSorted());
  expect(shards.map((shard) => shard.filter((name) => name.startsWith('journey')).length)).toEqual([1, 1]);
  expect(reordered).toEqual(shards);
});
