import { type ESTree, Visitor } from 'vite';
import type { Source } from '../source.ts';

const screens = /^(apps\/(web|console)|packages\/ui)\/src\/.*\.tsx$/;
/** Files whose texts guests do not see: tests and pages for developers. */
const notForGuests = /\.test\.tsx$|\/dev\//;

const macros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const saying =
  // Names of attributes that contain sentences. The name enterKeyHint ends in “hint”, but its value is not a sentence.
  /^(?!enterKeyHint$)(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|(\w*)(label|hint|caption|heading|message|description))$/i;

/** Matches a comment that exempts its line, such as `bare: a trade mark`. */
const excused = /bare: \S/;

/** Checks that every sentence on a screen goes through Lingui, in JSX text and in attributes that contain text. */
export function bareSentenceProblems(source: Source): string[] {
  if (!screens.test(source.path) || notForGuests.test(source.path)) return [];
  const lines = source.text.split('\n');
  const problems: string[] = [];
  const report = (start: number, text: string) => {
    const line = source.lineAt(start);
    if (excused.test(lines[line - 1] ?? '')) return;
    problems.push(`${source.path}:${line} “${text.trim()}” needs Lingui (or an excuse: bare: …)`);
  };
  let macroDepth = 0;
  const step = (node: ESTree.JSXElement, by: number) => {
    const { name } = node.openingElement;
    if (name.type === 'JSXIdentifier' && macros.has(name.name)) macroDepth += by;
  };
  new Visitor({
    JSXElement: (node) => {
      step(node, 1);
      if (macroDepth === 0) for (const { start, text } of node.children.flatMap(wordsOf)) report(start, text);
    },
    'JSXElement:exit': (node) => step(node, -1),
    JSXFragment: (node) => {
      if (macroDepth === 0) for (const { start, text } of node.children.flatMap(wordsOf)) report(start, text);
    },
    JSXAttribute: ({ name, value }) => {
      if (macroDepth > 0 || name.type !== 'JSXIdentifier' || !saying.test(name.name) || !value) return;
      for (const { start, text } of wordsOf(value)) report(start, text);
    },
  }).visit(source.program);
  return problems;
}

type Words = { readonly start: number; readonly text: string };
type Speaking = ESTree.JSXChild | ESTree.JSXAttributeValue | ESTree.Expression | ESTree.JSXEmptyExpression;

/** The literal words of a JSX child or attribute value, without words in calls and macros. */
function wordsOf(node: Speaking): Words[] {
  switch (node.type) {
    case 'JSXText':
      return words(node.start + (node.value.length - node.value.trimStart().length), node.value);
    case 'Literal':
      return typeof node.value === 'string' ? words(node.start, node.value) : [];
    case 'TemplateLiteral':
      return node.quasis.flatMap((part) => words(part.start, part.value.raw));
    case 'JSXExpressionContainer':
      return wordsOf(node.expression);
    case 'ConditionalExpression':
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case 'LogicalExpression':
      return wordsOf(node.right);
    default:
      return [];
  }
}

const brand = /\bChifan\b|吃饭/g;
const words = (start: number, text: string): Words[] =>
  /\p{L}/u.test(text.replace(brand, '')) ? [{ start, text }] : [];
