/**
 * The test suites. Each suite is a vitest project of the same name (vitest.config.ts). `npm test` runs the files of
 * `inNpmTest`, or all files of a suite without `inNpmTest`. `npm run test:all` and `npm test -- PATH` can run every
 * file.
 */
export type Suite = {
  readonly files: readonly string[];
  readonly notFiles?: readonly string[];
  readonly inNpmTest?: readonly string[];
  /** Tests that are slow, or that need a program that is not installed everywhere. */
  readonly onlyInTestAll?: readonly string[];
};

const journey = (name: string) => `tests/journeys/${name}.test.ts`;

export const suites = {
  /** Tests of functions, without a browser or a database. */
  unit: {
    files: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.ts', 'demo/**/*.test.ts'],
    notFiles: ['apps/server/**', 'tools/{dev/dev,launch/launch}.test.ts', '**/*.browser.test.ts'],
    onlyInTestAll: ['tools/launch/**', 'tools/check/rows.test.ts'],
  },
  /** Tests of React components in a simulated window. */
  screen: { files: ['{packages,apps}/*/src/**/*.test.tsx'], onlyInTestAll: ['apps/web/src/app/without-params/**'] },
  /** Tests of the server on a real PostgreSQL, mostly through its routes. */
  module: {
    files: ['apps/server/src/**/*.test.ts', 'deploy/**/*.test.ts'],
    onlyInTestAll: [
      'apps/server/src/archive/archive.test.ts',
      'apps/server/src/backup/backup.test.ts',
      'apps/server/src/filling/fill-in-child-process.test.ts',
      'apps/server/src/import.test.ts',
      'apps/server/src/main.test.ts',
      'apps/server/src/modules/affiliate/lottery-tickets/simultaneous-tickets.test.ts',
      'apps/server/src/modules/search/question/question-set.test.ts',
      'apps/server/src/platform/database/embedded-postgres.test.ts',
      'apps/server/src/platform/database/hosts/replica.test.ts',
      'apps/server/src/platform/database/pooler.test.ts',
      'apps/server/src/platform/live/live-nodes*.test.ts',
      'apps/server/src/staff/staff.test.ts',
      'deploy/nginx/nginx.test.ts',
      'deploy/prometheus/prometheus.test.ts',
    ],
  },
  /** Tests of whole processes and browsers. `npm test` runs one journey for each main path. */
  journey: {
    files: [
      'tests/journeys/**/*.test.ts',
      'tools/{dev/dev,launch/launch}.test.ts',
      '{packages,apps}/*/src/**/*.browser.test.ts',
    ],
    inNpmTest: ['pick-up-order', 'delivery-order', 'refund', 'checkout', 'merchant', 'right-to-left'].map(journey),
  },
  /** Tests of every screen in every language and size. */
  look: { files: ['tests/look/*.test.ts'], inNpmTest: [] },
  /** Tests that kill servers under load. */
  faults: { files: ['tests/faults/*.test.ts'], inNpmTest: [] },
} as const satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;

/** vitest's `include` and `exclude` of a suite. */
export function filesOf(name: SuiteName, isNpmTest: boolean): { include: string[]; exclude: string[] } {
  const { files, notFiles = [], inNpmTest = files, onlyInTestAll = [] }: Suite = suites[name];
  return {
    include: [...(isNpmTest ? inNpmTest : files)],
    exclude: ['**/node_modules/**', ...notFiles, ...(isNpmTest ? onlyInTestAll : [])],
  };
}
