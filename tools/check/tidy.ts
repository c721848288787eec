import type { Project } from './project.ts';
import { sourcesOf } from './source.ts';
import { bareSentenceProblems } from './tidy/bare-sentences.ts';
import { directionProblems } from './tidy/directions.ts';
import { leftoverProblems, machinePathProblems } from './tidy/leftovers.ts';
import { namedPathProblems } from './tidy/named-paths.ts';
import { folderProblems, nameProblems } from './tidy/names.ts';
import { fileLengthProblems, functionLengthProblems } from './tidy/sizes.ts';

/** Sizes, names, leftovers. Unused code is knip's. */
export function tidyProblems(project: Project): string[] {
  return [
    ...fileLengthProblems(project),
    ...folderProblems(project),
    ...nameProblems(project),
    ...namedPathProblems(project),
    ...machinePathProblems(project),
    ...directionProblems(project),
    ...sourcesOf(project).flatMap((source) => [
      ...functionLengthProblems(source),
      ...bareSentenceProblems(source),
      ...leftoverProblems(source),
    ]),
  ];
}
