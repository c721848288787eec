import { type ESTree, Visitor } from 'vite';
import type { Project } from '../project.ts';
import { isTest, type Source } from '../source.ts';

const longestFile = 300;
const longestFunction = 60;
/** Maximum lines of a function in domain and server code, which contains no markup. */
const longestPlainFunction = 45;

const written = /\.(ts|tsx|mts|mjs|js|css|sql)$/;
const generated = 'apps/server/src/platform/database/schema.ts';
const plain = /^(packages\/domain|apps\/server)\/src\//;

export function fileLengthWarnings(project: Project): string[] {
  return [...project]
    .filter(([file]) => written.test(file) && file !== generated)
    .map(([file, text]) => ({ file, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > longestFile)
    .map(({ file, lines }) => `${file}:${longestFile} has ${lines} lines, more than ${longestFile}`);
}

export function functionLengthWarnings(source: Source): string[] {
  const limit = plain.test(source.path) && !isTest(source.path) ? longestPlainFunction : longestFunction;
  const warnings: string[] = [];
  const containers = new Set<number>();
  const measure = ({ start, end }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const line = source.lineAt(start);
    const lines = source.lineAt(end) - line + 1;
    if (lines <= limit || containers.has(start)) return;
    warnings.push(`${source.path}:${line} a function of ${lines} lines, more than ${limit}`);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      for (const { start } of isSuite(source, callee) ? given : []) containers.add(start);
      // A script without modules wraps its whole file in one function, whose length is not checked.
      containers.add(callee.type === 'ParenthesizedExpression' ? callee.expression.start : callee.start);
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(source.program);
  return warnings;
}

/** Whether a call is `describe`. The length of its callback is not checked, because it only contains tests. */
const isSuite = (source: Source, callee: ESTree.Expression): boolean =>
  source.text.slice(callee.start, callee.end).startsWith('describe');
