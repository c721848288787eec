import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more: begun last, they would leave all cores but one without work. */
const long = [/\/ordering\/histories\.test\.ts$/];

/** The order that vitest would choose, after the longest files. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((pattern) => pattern.test(moduleId));
    return [...others.filter(isLong), ...others.filter((file) => !isLong(file))];
  }
}
