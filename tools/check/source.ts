import { type ParseResult, parseSync } from 'vite';
import type { Project } from './project.ts';

export type Source = {
  readonly path: string;
  readonly text: string;
  readonly program: ParseResult['program'];
  readonly imports: readonly Import[];
  readonly comments: readonly { readonly line: number; readonly text: string }[];
  /** The line number of a position. Line numbers begin at 1. */
  lineAt(position: number): number;
};

export type Import = {
  readonly from: string;
  /** True for a type import, which the compiler erases. */
  readonly isType: boolean;
  readonly line: number;
};

const code = /\.(ts|tsx|mts|mjs|js)$/;
const generated = 'apps/server/src/platform/database/schema.ts';
const remembered = new WeakMap<Project, readonly Source[]>();

export function sourcesOf(project: Project): readonly Source[] {
  const known = remembered.get(project);
  if (known !== undefined) return known;
  const sources = [...project]
    .filter(([path]) => code.test(path) && path !== generated)
    .map(([path, text]) => parse(path, text));
  remembered.set(project, sources);
  return sources;
}

export const isTest = (path: string): boolean =>
  /\.(test|property)\.tsx?$|\.test\.tsx?$|-in-tests\.tsx?$|\/testing\//.test(path);

function parse(path: string, text: string): Source {
  const { program, module, comments } = parseSync(path, text);
  const starts = lineStarts(text);
  const lineAt = (position: number) => lineIn(starts, position);
  return {
    path,
    text,
    program,
    imports: importsIn(module, text, lineAt),
    comments: comments.map((comment) => ({ line: lineAt(comment.start), text: comment.value })),
    lineAt,
  };
}

function importsIn(module: ParseResult['module'], text: string, lineAt: Source['lineAt']): Import[] {
  const statics = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    from: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineAt(start),
  }));
  const passedOn = module.staticExports.flatMap(({ entries, start }) => {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    return from === undefined ? [] : [{ from, isType: entries.every((entry) => entry.isType), line: lineAt(start) }];
  });
  const dynamic = module.dynamicImports.map(({ moduleRequest, start }) => ({
    from: text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    isType: false,
    line: lineAt(start),
  }));
  return [...statics, ...passedOn, ...dynamic];
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineIn(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low + 1;
}
