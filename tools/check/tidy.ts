import type { Project } from './project.ts';
import { sourcesOf } from './source.ts';
import { bareSentenceProblems } from './tidy/bare-sentences.ts';
import { directionProblems } from './tidy/directions.ts';
import { leftoverProblems, machinePathProblems, unfinishedWarnings } from './tidy/leftovers.ts';
import { namedPathProblems } from './tidy/named-paths.ts';
import { folderWarnings, nameProblems } from './tidy/names.ts';
import { fileLengthWarnings, functionLengthWarnings } from './tidy/sizes.ts';

/** Checks names, unwanted code, untranslated sentences and physical directions. Knip finds unused code. */
export function tidyProblems(project: Project): string[] {
  return [
    ...nameProblems(project),
    ...namedPathProblems(project),
    ...machinePathProblems(project),
    ...directionProblems(project),
    ...sourcesOf(project).flatMap((source) => [...bareSentenceProblems(source), ...leftoverProblems(source)]),
  ];
}

/**
 * Warns of large files and of unfinished work. The size limits are guidelines. Do not split a file only to meet a
 * limit.
 */
export function styleWarnings(project: Project): string[] {
  return [
    ...fileLengthWarnings(project),
    ...folderWarnings(project),
    ...sourcesOf(project).flatMap((source) => [...functionLengthWarnings(source), ...unfinishedWarnings(source)]),
  ];
}
