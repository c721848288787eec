import type { Project } from '../project.ts';

/** The folder of a person or of one machine at the begin of a path. */
const machinePath = /(?:^|[\s'"`(=:,])\/(?:home|root|work|Users)\/[\w.-]/;

/** Nothing here knows whose machine it was written on. */
export function machinePathProblems(project: Project): string[] {
  return [...project].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        machinePath.test(line) ? [`${file}:${index + 1} names a path of somebody's machine: ${line.trim()}`] : [],
      ),
  );
}
