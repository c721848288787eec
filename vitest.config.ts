import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import QueueOrder from './tools/test/queue-order.ts';
import { compiledReact } from './tools/vite/compiled-react.ts';
import { phraseMacros } from './tools/vite/phrase-macros.ts';

const postgres = './apps/server/src/testing/postgres-setup.ts';
const sandboxKeys = './apps/server/src/testing/sandbox/keys-setup.ts';

/** What the server runs as, its tests run as: Node reads TypeScript itself, and keeps what it has compiled. */
const native = { viteModuleRunner: false, nodeLoader: false };

const faults = {
  extends: true as const,
  test: { name: 'faults', include: ['tests/faults/*.test.ts'], globalSetup: postgres },
};

const look = {
  extends: true as const,
  test: {
    name: 'look',
    include: ['tests/look/*.test.ts'],
    globalSetup: [postgres, sandboxKeys],
    isolate: false,
    experimental: native,
  },
};

const cluster = {
  extends: true as const,
  test: { name: 'cluster', include: ['tests/cluster/*.test.ts'] },
};

export default defineConfig({
  plugins: [phraseMacros()],
  test: {
    // A file keeps more than one core busy: its worker, its browser or server, and PostgreSQL. More would only wait longer.
    maxWorkers: 4,
    // Within a file in a drawn order: no test may lean on the one before it. Another order: `--sequence.seed=…`.
    sequence: { sequencer: QueueOrder, shuffle: { tests: true }, seed: 20261122 },
    reporters: ['default', './tools/test/closing-line-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', '{tools,bench}/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['apps/server/**', 'tools/launch/**', '**/*.browser.test.ts', '**/*.test.tsx', '**/node_modules/**'],
          isolate: false,
        },
      },
      // What screens say: rendered without a browser, each file in a window of its own.
      {
        extends: true,
        plugins: [compiledReact(), lingui()],
        test: {
          name: 'screen',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['./tools/test/screen-setup.ts'],
        },
      },
      {
        extends: true,
        // A process keeps nothing beside its database: files share one, as servers of several databases could.
        test: {
          name: 'module',
          include: ['apps/server/src/**/*.test.ts', 'deploy/**/*.test.ts'],
          globalSetup: [postgres, sandboxKeys],
          isolate: false,
          experimental: native,
        },
      },
      // Whole processes and browsers.
      {
        extends: true,
        test: {
          name: 'journey',
          include: [
            'tests/journeys/**/*.test.ts',
            'tools/launch/**/*.test.ts',
            '{packages,apps}/*/src/**/*.browser.test.ts',
          ],
          // A journey is one person's way through the app, step by step.
          sequence: { shuffle: { tests: false } },
          globalSetup: [postgres, sandboxKeys],
          isolate: false,
          experimental: native,
          testTimeout: 180_000,
        },
      },
      // `npm run faults`: minutes of kill -9 under load, only where it is asked for.
      ...(process.env['FAULT_ROUNDS'] ? [faults] : []),
      // `npm run look`: every screen in every language and size.
      ...(process.env['LOOK'] ? [look] : []),
      // `npm run cluster`: three nodes and all that stands around them, and each killed in turn.
      ...(process.env['CLUSTER_NODES'] ? [cluster] : []),
    ],
    // Against what hangs: how long a test takes is no rule, and four at a time on a slow machine take their time.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
});
