import { type Plugin, parseAst } from 'vite';
import { absent } from './lean-react-absent.ts';

/**
 * Leaves out of React DOM's production build what our apps never reach. Everything follows from what is not rendered or
 * called; a test looks through our sources for it. Unknown names stop the build, so that no new React slips through
 * unseen. Development and tests run React as it is.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leaveOut(code), map: null }),
    },
  };
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Edit = { readonly start: number; readonly end: number; readonly text: string };
type Found = { readonly edits: Edit[]; readonly seen: Set<string> };

export function leaveOut(code: string): string {
  const found: Found = { edits: [], seen: new Set() };
  const program = parseAst(code) as unknown as Node;
  walk(program, null, (node, parent) => edit(node, parent, found));
  found.edits.push(...functionsIn(program).flatMap(keptNames));
  const missing = [...absent.variables, ...absent.answers.keys(), ...absent.functions].filter(
    (name) => !found.seen.has(name),
  );
  if (missing.length > 0)
    throw new Error(`React DOM has no ${missing.join(', ')} any more: see tools/vite/react/lean-react.ts`);
  return spliced(code, found.edits);
}

/** An edit within another is dropped: the outer one replaces it. */
function spliced(code: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let at = 0;
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => unknown): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, visit);
  }
}

function edit(node: Node, parent: Node | null, { edits, seen }: Found): void {
  const replace = ({ start, end }: { readonly start: number; readonly end: number }, text: string) =>
    edits.push({ start, end, text });
  switch (node.type) {
    case 'Identifier': {
      const name = nameOf(node);
      if (!absent.variables.has(name) || !parent) return;
      if (isPropertyName(node, parent) || isParameter(node, parent)) return;
      seen.add(name);
      if (parent.type === 'VariableDeclarator' && parent.id === node) return;
      if (parent.type === 'AssignmentExpression' && parent.left === node)
        replace({ start: node.start, end: (parent.right as Node).start }, '');
      else replace(node, '!1');
      return;
    }
    case 'CallExpression': {
      const answer = absent.answers.get(nameOf(node.callee));
      if (answer !== undefined) replace(node, answer);
      return;
    }
    case 'BinaryExpression':
      if (isAbsentTag(node)) replace(node, node.operator === '===' ? '!1' : '!0');
      return;
    case 'SwitchStatement':
      if (isTag(node.discriminant)) for (const each of absentCases(node)) replace(each, '');
      return;
    case 'FunctionDeclaration': {
      const name = nameOf(node.id);
      if (absent.answers.has(name)) seen.add(name);
      if (!absent.functions.has(name)) return;
      seen.add(name);
      replace(node.body as Node, '{}');
      return;
    }
    case 'ExpressionStatement':
      if (isMethodOfAbsent(node.expression as Node)) replace(node, '');
  }
}

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');

const isPropertyName = (node: Node, parent: Node): boolean =>
  (parent.type === 'MemberExpression' && parent.property === node && parent.computed !== true) ||
  (parent.type === 'Property' && parent.key === node && parent.value !== node);

const isParameter = (node: Node, { type, params }: Node): boolean =>
  type === 'FunctionDeclaration' && (params as readonly Node[]).includes(node);

const isTag = (node: unknown): boolean =>
  isNode(node) && (nameOf(node) === 'tag' || (node.type === 'MemberExpression' && nameOf(node.property) === 'tag'));

const isAbsentKind = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && absent.fiberTags.has(node.value as number);

const isAbsentTag = ({ operator, left, right }: Node): boolean =>
  (operator === '===' || operator === '!==') &&
  ((isTag(left) && isAbsentKind(right)) || (isTag(right) && isAbsentKind(left)));

type Case = Node & { readonly test: Node | null; readonly consequent: readonly Node[] };

/** A case that others fall into keeps what it does, and loses its label where one of those stands before it. */
function absentCases({ cases }: Node): { start: number; end: number }[] {
  let isEntered = false;
  return (cases as readonly Case[]).flatMap((each) => {
    const isAbsent = isAbsentKind(each.test);
    if (isAbsent && !isEntered) return [each];
    isEntered = !ends(each.consequent);
    const body = each.consequent[0];
    return isAbsent ? [{ start: each.start, end: body?.start ?? each.end }] : [];
  });
}

function functionsIn(program: Node): Node[] {
  const functions: Node[] = [];
  walk(program, null, (node) => node.type === 'FunctionDeclaration' && functions.push(node));
  return functions;
}

/** A case's `var` belongs to the whole function, which may go on using the name. */
function keptNames({ body }: Node): Edit[] {
  const names = new Set<string>();
  walk(body as Node, null, (node) => {
    if (node.type !== 'SwitchStatement' || !isTag(node.discriminant)) return;
    for (const each of (node.cases as readonly Case[]).filter(({ test }) => isAbsentKind(test))) {
      walk(each, null, (inner) => inner.type === 'VariableDeclarator' && names.add(nameOf(inner.id)));
    }
  });
  const start = (body as Node).start + 1;
  return names.size === 0 ? [] : [{ start, end: start, text: `var ${[...names].join(', ')};` }];
}

const leaving = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);

function ends(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === 'BlockStatement') return ends(last.body as readonly Node[]);
  if (last.type === 'IfStatement' && last.alternate)
    return ends([last.consequent as Node]) && ends([last.alternate as Node]);
  return leaving.has(last.type);
}

/** `Absent.prototype.method = function…`, and `exports.hydrateRoot = function…`. */
function isMethodOfAbsent({ type, left, right }: Node): boolean {
  if (type !== 'AssignmentExpression' || !isNode(left) || !isNode(right) || right.type !== 'FunctionExpression')
    return false;
  const { object, property } = left as Node & { object?: Node; property?: Node };
  if (nameOf(object) === 'exports') return nameOf(property) === 'hydrateRoot';
  return isNode(object) && object.type === 'MemberExpression' && absent.functions.has(nameOf(object.object));
}
