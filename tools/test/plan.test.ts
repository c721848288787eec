import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const scripts = (plan: ReturnType<typeof planOf>) => plan.runs.map(({ script }) => script.replace(/^.*\//, ''));

test('npm test runs the check and, with a fixed seed, the files that each suite selects for npm test', () => {
  const { isChecked, runs } = planOf({ kind: 'main', shard: null }, 7);
  expect(isChecked).toBe(true);
  expect(runs).toEqual([{ script: 'node_modules/vitest/vitest.mjs', args: ['run'], env: { TEST_SUITE: 'main' } }]);
});

test('npm run test:all uses the given seed, and then runs the fault tests and the cluster tests alone', () => {
  const plan = planOf({ kind: 'all', shard: null }, 7);
  expect(plan.isChecked).toBe(true);
  expect(scripts(plan)).toEqual(['vitest.mjs', 'vitest.mjs', 'run-cluster.ts']);
  expect(plan.runs[0]?.env).toMatchObject({ TEST_SEED: '7', FUZZ: 'full' });
  expect(plan.runs[0]?.env).not.toHaveProperty('TEST_SUITE');
});

test('all shards of npm run test:all together contain each test program once', () => {
  const shards = [1, 2, 3].map((index) => planOf({ kind: 'all', shard: { index, count: 3 } }, 7));
  expect(shards.map(({ isChecked }) => isChecked)).toEqual([true, false, false]);
  expect(shards.map(scripts)).toEqual([['vitest.mjs'], ['vitest.mjs', 'run-cluster.ts'], ['vitest.mjs', 'vitest.mjs']]);
  expect(shards.map(({ runs }) => runs[0]?.args)).toEqual([
    ['run', '--project=!faults', '--shard=1/3'],
    ['run', '--project=!faults', '--shard=2/3'],
    ['run', '--project=!faults', '--shard=3/3'],
  ]);
});

test('npm test with a path runs its tests in any suite, without the check', () => {
  expect(planOf({ kind: 'chosen', suite: null, forVitest: ['tests/look'] }, 7)).toEqual({
    isChecked: false,
    runs: [{ script: 'node_modules/vitest/vitest.mjs', args: ['run', 'tests/look'], env: {} }],
  });
});
