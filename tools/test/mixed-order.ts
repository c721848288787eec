import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { mixed } from './mixed.ts';

/** The slowest files: begun last, they would leave all cores but one idle. */
const longest = [
  /\/tests\/journeys\/screens-[\w-]+\.test\.ts$/,
  /\/tests\/journeys\/refund\.test\.ts$/,
  /\/tests\/journeys\/main-path\.test\.ts$/,
  /\/tests\/journeys\/order-(screens|life)\.test\.ts$/,
  /\/tests\/journeys\/(killed-server|affiliate|merchant|withdrawal|console-money)\.test\.ts$/,
  /\/tools\/launch\/launch\.test\.ts$/,
  /\/contract\/fuzz-\w+\.test\.ts$/,
  /\/model\/histories\/\w+\.test\.ts$/,
  /\/(main|backup|live-route|embedded-postgres)\.test\.ts$/,
];

/** All files in one queue, whatever their project. */
export default class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = longestFirst(await super.sort(files));
    const of = (name: string) => sorted.filter(({ project }) => project.name === name);
    const [journeys, modules] = [of('journey'), of('module')];
    const others = sorted.filter((file) => !journeys.includes(file) && !modules.includes(file));
    return [...mixed({ journeys, modules }), ...others];
  }
}

function longestFirst(files: readonly TestSpecification[]): TestSpecification[] {
  const rank = ({ moduleId }: TestSpecification) => {
    const at = longest.findIndex((pattern) => pattern.test(moduleId));
    return at === -1 ? longest.length : at;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}
