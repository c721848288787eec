import { expect, test } from 'vitest';
import { testsOfChange } from './changed.ts';

const project = new Map([
  ['packages/domain/src/refund/refund-split.ts', ''],
  ['packages/domain/src/refund/refund-split.test.ts', "import './refund-split.ts';"],
  ['packages/domain/src/ordering/price-order.ts', "import '../refund/refund-split.ts';"],
  ['packages/domain/src/ordering/price-order.test.ts', "import { price } from './price-order.ts';"],
  ['packages/contract/src/refund.test.ts', ''],
  ['apps/server/src/app.ts', "import './modules/refund/index.ts';\nimport './platform/clock.ts';"],
  ['apps/server/src/platform/clock.ts', ''],
  ['apps/server/src/modules/refund/index.ts', "export * from './apply.ts';"],
  ['apps/server/src/modules/refund/apply.ts', ''],
  ['apps/server/src/modules/refund/apply.test.ts', "import '../../app.ts';"],
  ['apps/server/src/modules/wallet/wallet.test.ts', "import '../../app.ts';"],
  ['apps/web/src/features/refund/refund-card.tsx', ''],
  ['apps/web/src/features/refund/refund-card.test.tsx', "import { RefundCard } from './refund-card.tsx';"],
  ['apps/web/src/features/home/home-cards.test.tsx', ''],
  ['apps/web/src/features/menu/dish.test.tsx', ''],
  ['apps/web/src/features/shop/shop-facts.test.tsx', ''],
  ['apps/console/src/features/catalogue/dish.test.tsx', ''],
  ['apps/server/src/modules/setmeal/sale.ts', ''],
  ['tests/journeys/ended-gateway-refund.test.ts', ''],
  ['tests/journeys/set-meal.test.ts', ''],
]);

const testsOf = (...changed: string[]) => testsOfChange(changed, project).tests;

test('testsOfChange returns a changed test file, and returns only this file if it is a journey', () => {
  const file = 'apps/server/src/modules/wallet/wallet.test.ts';
  const journey = 'tests/journeys/set-meal.test.ts';
  expect(testsOf(journey)).toEqual([journey]);
  expect(testsOf('tools/a.ts', file)).toContain(file);
});

test('testsOfChange returns tests that import a changed refund file, and the refund tests of every layer', () => {
  expect(testsOf('packages/domain/src/refund/refund-split.ts')).toEqual([
    'apps/server/src/modules/refund/apply.test.ts',
    'apps/web/src/features/refund/refund-card.test.tsx',
    'packages/contract/src/refund.test.ts',
    'packages/domain/src/ordering/price-order.test.ts',
    'packages/domain/src/refund/refund-split.test.ts',
    'tests/journeys/ended-gateway-refund.test.ts',
  ]);
});

test('testsOfChange does not follow imports of app.ts to other modules', () => {
  expect(testsOf('apps/server/src/modules/refund/apply.ts')).toEqual([
    'apps/server/src/modules/refund/apply.test.ts',
    'tests/journeys/ended-gateway-refund.test.ts',
  ]);
});

test('testsOfChange returns no server tests if a screen changes', () => {
  expect(testsOf('apps/web/src/features/refund/refund-card.tsx')).toEqual([
    'apps/web/src/features/refund/refund-card.test.tsx',
    'tests/journeys/ended-gateway-refund.test.ts',
  ]);
});

test('testsOfChange returns tests of the guest app’s features home, menu and shop if a domain file of catalogue changes', () => {
  expect(testsOf('packages/domain/src/catalogue/dish.ts')).toEqual([
    'apps/console/src/features/catalogue/dish.test.tsx',
    'apps/web/src/features/home/home-cards.test.tsx',
    'apps/web/src/features/menu/dish.test.tsx',
    'apps/web/src/features/shop/shop-facts.test.tsx',
  ]);
});

test('testsOfChange returns the journey set-meal if a file of the server module setmeal changes', () => {
  expect(testsOf('apps/server/src/modules/setmeal/sale.ts')).toEqual(['tests/journeys/set-meal.test.ts']);
});

test('testsOfChange reports changed files that all tests depend on', () => {
  const changed = ['apps/server/src/platform/clock.ts', 'database/migrations/0001.sql', 'README.md'];
  expect(testsOfChange(changed, project).underAll).toEqual(changed.slice(0, 2));
});
