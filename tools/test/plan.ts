import { type Request, type Shard, shardOption } from './request.ts';

/** A program that runs tests and writes their counts to a file. */
export type Run = {
  readonly script: 'node_modules/vitest/vitest.mjs' | 'tools/cluster/run-cluster.ts';
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

export type Plan = {
  readonly isChecked: boolean;
  /**
   * The programs to run. The first program runs in parallel with the check. Every further program measures time, so it
   * runs alone.
   */
  readonly runs: readonly Run[];
};

const vitest = (args: readonly string[], env: Run['env'] = {}): Run => ({
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...args],
  env,
});

/** Number of random action sequences for each model-based test in `npm run test:all`. `npm test` runs 16. */
const historiesInAll = '223';
const killsInAll = '20';

export function planOf(request: Exclude<Request, { kind: 'changed' }>, seed: number): Plan {
  switch (request.kind) {
    case 'main':
      return {
        isChecked: isFirst(request.shard),
        runs: [vitest(shardOption(request.shard), { TEST_SUITE: 'main' })],
      };
    case 'all': {
      const seeded = { TEST_SEED: String(seed) };
      const whole = { ...seeded, MODEL_RUNS: historiesInAll, FUZZ: 'full' };
      const alone: readonly Run[] = [
        vitest(['--project', 'faults'], { ...seeded, FAULT_ROUNDS: killsInAll }),
        { script: 'tools/cluster/run-cluster.ts', args: [], env: {} },
      ];
      return {
        isChecked: isFirst(request.shard),
        runs: [
          vitest(['--project=!faults', ...shardOption(request.shard)], whole),
          ...alone.filter((_, at) => isIn(request.shard, at)),
        ],
      };
    }
    case 'chosen':
      return {
        isChecked: false,
        runs: [vitest([...(request.suite === null ? [] : ['--project', request.suite]), ...request.forVitest])],
      };
  }
}

const isFirst = (shard: Shard | null): boolean => shard === null || shard.index === 1;

/**
 * Whether the given shard runs the program number `at` of the programs that run alone. The last shard gets the first of
 * them, because the first shard already runs the check.
 */
const isIn = (shard: Shard | null, at: number): boolean =>
  shard === null || shard.index === shard.count - (at % shard.count);
