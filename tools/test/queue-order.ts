import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { queued } from './queued.ts';

/** All files in one queue, whatever their project. */
export default class QueueOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return queued(sorted, ({ project, moduleId }) => ({ kind: project.name, path: moduleId }));
  }
}
