import { expect, test } from 'vitest';
import { queued } from './queued.ts';

const files = [
  'unit /tools/a.test.ts',
  'module /apps/server/src/a.test.ts',
  'journey /tests/journeys/menu.test.ts',
  'module /apps/server/src/testing/model/histories/orders.test.ts',
  'screen /apps/web/src/a.test.tsx',
  'journey /tests/journeys/main-path.test.ts',
  'module /apps/server/src/testing/contract/fuzz-staff.test.ts',
  'unit /tools/b.test.ts',
];

const inQueue = (names: readonly string[]) =>
  queued(names, (name) => {
    const [kind = '', path = ''] = name.split(' ');
    return { kind, path };
  });

test('journeys stand together and first, then modules, then the rest; of each kind the longest begin', () => {
  expect(inQueue(files)).toEqual([
    'journey /tests/journeys/main-path.test.ts',
    'journey /tests/journeys/menu.test.ts',
    'module /apps/server/src/testing/contract/fuzz-staff.test.ts',
    'module /apps/server/src/testing/model/histories/orders.test.ts',
    'module /apps/server/src/a.test.ts',
    'unit /tools/a.test.ts',
    'screen /apps/web/src/a.test.tsx',
    'unit /tools/b.test.ts',
  ]);
});

test('each file runs once', () => {
  expect(inQueue(files).toSorted()).toEqual(files.toSorted());
});
