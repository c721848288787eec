/**
 * The test suites. Each is a vitest project of the same name (vitest.config.ts). `npm test` runs `inNpmTest`, or all
 * files where it is absent. `npm run test:all` and `npm test -- PATH` can run every file.
 */
export type Suite = {
  readonly files: readonly string[];
  readonly notFiles?: readonly string[];
  readonly inNpmTest?: readonly string[];
  /** Slow, or in need of a program that is not installed everywhere. */
  readonly onlyInTestAll?: readonly string[];
};

const journey = (name: string) => `tests/journeys/${name}.test.ts`;

export const suites = {
  /** Functions: no browser, no database. */
  unit: {
    files: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.ts', 'demo/**/*.test.ts'],
    notFiles: ['apps/server/**', 'tools/{dev/dev,launch/launch}.test.ts', '**/*.browser.test.ts'],
    onlyInTestAll: ['tools/launch/**', 'tools/check/rows.test.ts'],
  },
  /** React components in a simulated window. */
  screen: { files: ['{packages,apps}/*/src/**/*.test.tsx'] },
  /** The server on a real PostgreSQL, mostly through its routes. */
  module: {
    files: ['apps/server/src/**/*.test.ts', 'deploy/**/*.test.ts'],
    onlyInTestAll: [
      'apps/server/src/platform/database/pooler.test.ts',
      'apps/server/src/platform/live/live-nodes-redis.test.ts',
      'deploy/nginx/nginx.test.ts',
      'deploy/prometheus/prometheus.test.ts',
    ],
  },
  /** Whole processes and browsers. `npm test` has one journey for each main path. */
  journey: {
    files: [
      'tests/journeys/**/*.test.ts',
      'tools/{dev/dev,launch/launch}.test.ts',
      '{packages,apps}/*/src/**/*.browser.test.ts',
    ],
    inNpmTest: [
      'main-path',
      'delivery',
      'order-life',
      'refund',
      'checkout',
      'we-chat',
      'set-meal',
      'account',
      'kitchen-board',
      'courier-dead-zone',
      'offline',
      'merchant',
      'right-to-left',
      'keyboard',
    ].map(journey),
  },
  /** Every screen in every language and size. */
  look: { files: ['tests/look/*.test.ts'], inNpmTest: [] },
  /** Servers killed under load. */
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
