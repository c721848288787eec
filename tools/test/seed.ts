/** The seed of all random values in tests. The seed is fixed except in `npm run test:all`. TEST_SEED repeats a run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 20_261_122);
