import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs files with table tests before files with property tests. Most mutants fail in an early test, so the slow
 * property tests need not run.
 */
class PropertiesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProperty = ({ moduleId }: TestSpecification) => moduleId.endsWith('.property.test.ts');
    return files.toSorted((one, other) => Number(isProperty(one)) - Number(isProperty(other)));
  }
}

export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['tools/mutation/properties.setup.ts'],
    sequence: { sequencer: PropertiesLast },
    isolate: false,
    testTimeout: 120_000,
  },
});
