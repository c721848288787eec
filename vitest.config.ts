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

/** Node reads TypeScript itself, as in production. */
const native = { viteModuleRunner: false, nodeLoader: false };

const cluster = {
  extends: true as const,
  test: { name: 'cluster', include: ['tests/cluster/*.test.ts'] },
};

/** `npm test` without a path sets it. */
const isNpmTest = process.env['TEST_SUITE'] === 'main';
const suite = (name: SuiteName) => ({ name, ...filesOf(name, isNpmTest) });

/** Both for files that share a process. */
const sharedProcess = ['./tools/test/seed-setup.ts', './tools/test/restore-setup.ts'];

export default defineConfig({
  plugins: [phraseMacros()],
  test: {
    // A file keeps more than one core busy: its worker, its browser or server, and PostgreSQL.
    maxWorkers: 4,
    // Tests of a file run in random order, so that none depends on the one before it.
    sequence: { sequencer: QueueOrder, shuffle: { tests: true }, seed: testSeed },
    reporters: ['default', './tools/test/closing-line-reporter.ts'],
    projects: [
      { extends: true, test: { ...suite('unit'), setupFiles: sharedProcess, isolate: false } },
      {
        extends: true,
        plugins: [compiledReact(), lingui()],
        test: {
          ...suite('screen'),
          // A third less of the processor than in processes: each file has a window of its own either way.
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
          // Files share a process: all that they change is in their database.
          isolate: false,
          experimental: native,
        },
      },
      {
        extends: true,
        test: {
          ...suite('journey'),
          // A journey is one person's way through the app, step by step.
          sequence: { shuffle: { tests: false } },
          globalSetup: [postgres, sandboxKeys],
          isolate: false,
          experimental: native,
          // The closing summary lists the tests that needed it.
          retry: 1,
        },
      },
      {
        extends: true,
        test: { ...suite('look'), globalSetup: [postgres, sandboxKeys], isolate: false, experimental: native },
      },
      { extends: true, test: { ...suite('faults'), globalSetup: postgres } },
      // `npm run cluster`: three nodes, their databases and proxies, each killed in turn.
      ...(process.env['CLUSTER_NODES'] ? [cluster] : []),
    ],
    // Only to end a test that hangs: the time that a test takes is no requirement.
    testTimeout: 300_000,
    expect: { poll: { timeout: waitLimitMs } },
    hookTimeout: 300_000,
  },
});
