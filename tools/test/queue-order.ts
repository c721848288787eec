import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { queued, shardOf } from './queued.ts';

const kindAndPath = ({ project, moduleId }: TestSpecification) => ({ kind: project.name, path: moduleId });

/** Sorts the test files of all vitest projects into one queue. */
export default class QueueOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return queued(await super.sort(files), kindAndPath);
  }

  /**
   * Splits the files into shards. Unlike vitest's shards, each shard has an equal share of the files of each kind and
   * of the longest files.
   */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    return shard ? shardOf(files, shard, kindAndPath) : files;
  }
}
