import { type ESTree, Visitor } from 'vite';
import { isTest, type Source } from '../source.ts';
import { plain } from './markdown.ts';
import type { Text } from './patterns.ts';

export type SourceTexts = {
  readonly comments: readonly Text[];
  readonly tests: readonly Text[];
  readonly messages: readonly Text[];
};

/**
 * Files of commands for operators and developers, and of the server start. Each sentence in their strings counts as
 * output.
 */
const command =
  /^(?:tools|bench)\/|^apps\/server\/src\/(?:[^/]+\.ts$|(?:staff|printer|import|backup|archive|filling|start-check)\/|platform\/.*\bconfig\.ts$)/;

export const isCommand = (path: string): boolean => command.test(path) && !isTest(path);

/** The comments, test names and messages of a source file. */
export function textsOfSource(source: Source): SourceTexts {
  return { comments: commentsIn(source), ...stringsIn(source) };
}

const directive = /^\s*(?:oxlint-|biome-ignore|eslint-|@ts-|@vitest-|#region|#endregion|\/|@__PURE__|@vite-ignore)/;

/** The comments of a file. Consecutive line comments are one text. */
function commentsIn({ comments, text }: Source): Text[] {
  const lines = text.split('\n');
  const texts: { line: number; last: number; text: string }[] = [];
  for (const comment of comments) {
    if (directive.test(comment.text)) continue;
    const isLine = lines[comment.line - 1]?.trimStart().startsWith('//') === true;
    const before = texts.at(-1);
    if (isLine && before?.last === comment.line - 1) {
      before.text += `\n${comment.text.trim()}`;
      before.last = comment.line;
    } else {
      texts.push({ line: comment.line, last: isLine ? comment.line : -1, text: comment.text });
    }
  }
  return texts.flatMap((comment) => commentParts(comment));
}

/** Splits a docstring at its tags. */
function commentParts({ line, text }: Text): Text[] {
  const stripped = text.replace(/^[ \t]*\*+[ \t]?/gm, '');
  return [...stripped.matchAll(/(?:^|(?<=\n))(?:@(\w+)[ \t]*(?:\{[^}\n]*\}[ \t]*)?)?([^@]*(?:(?<!\n)@[^@]*)*)/g)]
    .filter(({ 2: body = '' }) => /\w/.test(body))
    .map(({ index, 1: tag, 2: body = '' }) => ({
      line: line + stripped.slice(0, index).split('\n').length - 1,
      text: plain(tag === 'param' ? body.replace(/^\[?[\w.=]+\]?/, '') : body),
    }));
}

const written = /(?:\blog(?:ger)?|Log|\bconsole)\.\w+$|\bstd(?:out|err)\.write$|^(?:say|progress)$/;

function stringsIn(source: Source): { tests: Text[]; messages: Text[] } {
  const tests: Text[] = [];
  const messages = new Map<number, Text>();
  const add = (node: ESTree.Node | ESTree.Argument) => {
    for (const { start, text } of sentencesOf(node)) messages.set(start, { line: source.lineAt(start), text });
  };
  const isProgram = isCommand(source.path);
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      const called = source.text.slice(callee.start, callee.end);
      const [first] = args;
      if (isTest(source.path)) {
        if (first !== undefined && /^(?:test|it|describe)\b/.test(called)) {
          for (const { start, text } of sentencesOf(first)) tests.push({ line: source.lineAt(start), text });
        }
      } else if (written.test(called)) {
        for (const arg of args) add(arg);
      }
    },
    NewExpression: ({ callee, arguments: args }) => {
      if (!isTest(source.path) && callee.type === 'Identifier' && callee.name.endsWith('Error'))
        for (const arg of args) add(arg);
    },
    Literal: (node) => {
      if (isProgram) add(node);
    },
    TemplateLiteral: (node) => {
      if (isProgram) add(node);
    },
  }).visit(source.program);
  return { tests, messages: [...messages.values()] };
}

/** String literals of an expression with at least three words. */
function sentencesOf(node: ESTree.Node | ESTree.Argument): { start: number; text: string }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? sentence(node.start, node.value) : [];
    case 'TemplateLiteral':
      return sentence(node.start, node.quasis.map(({ value }) => value.cooked ?? value.raw).join('CODE'));
    case 'BinaryExpression':
      return [...sentencesOf(node.left), ...sentencesOf(node.right)];
    case 'ConditionalExpression':
      return [...sentencesOf(node.consequent), ...sentencesOf(node.alternate)];
    case 'LogicalExpression':
      return [...sentencesOf(node.left), ...sentencesOf(node.right)];
    default:
      return [];
  }
}

const statement =
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|SET LOCAL|WITH|WHERE|FROM|AND|ORDER BY)\b/;

const sentence = (start: number, text: string): { start: number; text: string }[] =>
  text.trim().split(/\s+/).length >= 3 && /[a-z]/.test(text) && !statement.test(text)
    ? [{ start, text: plain(text) }]
    : [];
