import { Visitor } from 'vite';
import type { Project } from '../project.ts';
import { isTest, type Source } from '../source.ts';

const promise = /\b(TODO|FIXME|XXX|HACK)\b/;
const silenced = /@ts-(ignore|nocheck)|\b(oxlint|eslint)-disable(?!.* -- \S)/;
const narrowed = /^(test|it|describe)(\.\w+)*\.(only|skip|todo)$/;

/**
 * Folders in which money must have the type Fen. The sandbox is excluded, because it shows amounts as the gateways do.
 */
const ours = /^(apps\/(web|console|server)|packages)\//;

/** Warns of comments that announce unfinished work. */
export const unfinishedWarnings = (source: Source): string[] =>
  source.comments
    .filter(({ text }) => promise.test(text))
    .map(({ line }) => `${source.path}:${line} announces unfinished work`);

/** Reports disabled lint rules, focused tests and floating-point money. */
export function leftoverProblems(source: Source): string[] {
  const problems: string[] = [];
  const report = (line: number, what: string) => problems.push(`${source.path}:${line} ${what}`);
  for (const { line, text } of source.comments) {
    if (silenced.test(text))
      report(line, 'disables a check without a reason: fix the cause, or give the reason after --');
  }
  new Visitor({
    CallExpression: ({ start, callee, arguments: [first] }) => {
      const called = source.text.slice(callee.start, callee.end);
      if (narrowed.test(called)) report(source.lineAt(start), `${called} narrows the tests. Use skipIf with a reason`);
      const isCents = first?.type === 'Literal' && first.value === 2 && called.endsWith('.toFixed');
      if (isCents && ours.test(source.path) && !isTest(source.path)) {
        report(
          source.lineAt(start),
          'toFixed(2) looks like money in floats. Money is integer fen, formatted in one place',
        );
      }
    },
  }).visit(source.program);
  return problems;
}

/** Matches a path of a developer's machine. */
const machinePath = /(?:^|[\s'"`(=:,])\/(?:home|root|work|Users)\/[\w.-]/;

export function machinePathProblems(project: Project): string[] {
  return [...project].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        machinePath.test(line) ? [`${file}:${index + 1} names a path of one machine: ${line.trim()}`] : [],
      ),
  );
}
