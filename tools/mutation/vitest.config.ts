import { defineConfig } from 'vitest/config';

/** The domain's tests alone: what changes a rule on purpose must make one of them fail. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['tools/mutation/properties.setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
