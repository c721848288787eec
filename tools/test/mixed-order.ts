import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun last, these would leave all cores but one without work. */
const longest = [
  /\/tests\/journeys\/screens\.test\.ts$/,
  /\/tests\/journeys\/killed-server\.test\.ts$/,
  /\/tests\/journeys\/main-path\.test\.ts$/,
  /\/tests\/journeys\/order-screens\.test\.ts$/,
  /\/tests\/journeys\/order-life\.test\.ts$/,
  /\/tests\/journeys\/console-money\.test\.ts$/,
  /\/tools\/launch\/launch\.test\.ts$/,
  /\/ordering\/histories\.test\.ts$/,
];

/** How many journeys begin before anything else does: one worker is left for what keeps a core busy. */
const ahead = 3;

/**
 * Journeys mostly wait, modules mostly work: mixed, they use the cores that they would leave idle, or fight for, one kind
 * after the other. Modules come several in a row, because a worker that takes the next of its kind has the server loaded.
 */
export default class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = longestFirst(await super.sort(files));
    const of = (name: string) => sorted.filter(({ project }) => project.name === name);
    const [journeys, modules] = [of('journey'), of('module')];
    const others = sorted.filter((file) => !journeys.includes(file) && !modules.includes(file));
    const first = journeys.splice(0, ahead);
    const inARow = Math.ceil(modules.length / (journeys.length + 1));
    const mixed = journeys.flatMap((journey) => [...modules.splice(0, inARow), journey]);
    return [...first, ...mixed, ...modules, ...others];
  }
}

function longestFirst(files: readonly TestSpecification[]): TestSpecification[] {
  const rank = ({ moduleId }: TestSpecification) => {
    const at = longest.findIndex((pattern) => pattern.test(moduleId));
    return at === -1 ? longest.length : at;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}
