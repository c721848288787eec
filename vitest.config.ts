import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import QueueOrder from './tools/test/queue-order.ts';
import { testSeed } from './tools/test/seed.ts';
import { filesOf, type SuiteName } from './tools/test/suites.ts';
import { waitLimitMs } from './tools/test/wait-limit.ts';
import { compiledReact } from './tools/vite/compiled-react.ts';
import { phraseMacros } from './tools/vite/phrase-macros.ts';

const postgres = './apps/server/src/testing/postgres-setup.ts';
const sandboxKeys = './apps/server/src/testing/sandbox/keys-setup.ts';

/** Node runs the TypeScript files itself, as in production. */
const native = { viteModuleRunner: false, nodeLoader: false };

const cluster = {
  extends: true as const,
  test: { name: 'cluster', include: ['tests/cluster/*.test.ts'] },
};

/** True if `npm test` runs without a path. */
const isNpmTest = process.env['TEST_SUITE'] === 'main';
const suite = (name: SuiteName) => ({ name, ...filesOf(name, isNpmTest) });

/** Setup files for suites whose test files share a process. */
const sharedProcess = ['./tools/test/seed-setup.ts', './tools/test/restore-setup.ts'];

export default defineConfig({
  plugins: [phraseMacros()],
  test: {
    // The number of workers is limited, because a test file uses more than one core: its worker, its browser or server,
    // and PostgreSQL.
    maxWorkers: 4,
    // Tests of a file run in random order, so that no test depends on an earlier one.
    sequence: { sequencer: QueueOrder, shuffle: { tests: true }, seed: testSeed },
    reporters: ['default', './tools/test/closing-line-reporter.ts'],
    projects: [
      { extends: true, test: { ...suite('unit'), setupFiles: sharedProcess, isolate: false } },
      {
        extends: true,
        plugins: [compiledReact(), lingui()],
        test: {
          ...suite('screen'),
          // Threads need a third less processor time than processes. Each file has its own window in both cases.
          pool: 'threads',
          environment: 'happy-dom',
          setupFiles: ['./tools/test/screen-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...suite('module'),
          globalSetup: [postgres, sandboxKeys],
          setupFiles: sharedProcess,
          // Test files can share a process, because they change only data in their own database.
          isolate: false,
          experimental: native,
        },
      },
      {
        extends: true,
        test: {
          ...suite('journey'),
          // A journey is a sequence of steps, so its tests run in the order of the file.
          sequence: { shuffle: { tests: false } },
          globalSetup: [postgres, sandboxKeys],
          isolate: false,
          experimental: native,
          // The summary at the end of a run lists the tests that passed only on a retry.
          retry: 1,
        },
      },
      {
        extends: true,
        test: { ...suite('look'), globalSetup: [postgres, sandboxKeys], isolate: false, experimental: native },
      },
      { extends: true, test: { ...suite('faults'), globalSetup: postgres } },
      // Only `npm run cluster` runs this suite, which kills three nodes, their databases and their proxies one after
      // another.
      ...(process.env['CLUSTER_NODES'] ? [cluster] : []),
    ],
    // This limit only ends a test that hangs. The duration of a test is not a requirement.
    testTimeout: 300_000,
    expect: { poll: { timeout: waitLimitMs } },
    hookTimeout: 300_000,
  },
});
