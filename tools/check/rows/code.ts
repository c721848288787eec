import type { CallExpression, Expression, FunctionLikeDeclaration, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import {
  type Checker,
  type Symbol as CodeSymbol,
  type Project,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

export class NotStatic extends Error {}

export type Code = {
  readonly project: Project;
  readonly checker: Checker;
  /** Function calls in the project's code, by the name of the called function. */
  readonly calls: ReadonlyMap<string, readonly CallExpression[]>;
};

export function readCode(project: Project, files: readonly string[]): Code {
  const calls = new Map<string, CallExpression[]>();
  for (const file of files) {
    eachNode(project.program.getSourceFile(file), (node) => {
      if (!is.isCallExpression(node) || !is.isIdentifier(node.expression)) return;
      const { text } = node.expression;
      calls.set(text, [...(calls.get(text) ?? []), node]);
    });
  }
  return { project, checker: project.checker, calls };
}

export function eachNode(node: Node | undefined, look: (node: Node) => void): void {
  if (node === undefined) return;
  look(node);
  node.forEachChild((child) => eachNode(child, look));
}

export const placeOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}`;

/** The symbol that a name refers to, with imports resolved. */
export function symbolOf({ checker }: Code, name: Node): CodeSymbol {
  const symbol = is.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (symbol === undefined) throw new NotStatic(`${name.getText()} has no declaration`);
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

export const declarationOf = ({ project }: Code, symbol: CodeSymbol): Node | undefined =>
  symbol.valueDeclaration?.resolve(project);

/**
 * Whether the value is an SQL fragment, which Kysely inserts into the statement's text. Other values become parameters.
 */
export function isFragment(code: Code, node: Node): boolean {
  const type = code.checker.getTypeAtLocation(node);
  return type !== undefined && isFragmentType(code, type);
}

function isFragmentType({ checker }: Code, type: Type): boolean {
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  return parts.some((part) => checker.getPropertyOfType(part, 'toOperationNode') !== undefined);
}

export function hasFragments(code: Code, list: Node): boolean {
  const type = code.checker.getTypeAtLocation(list);
  const [item] = type?.isTypeReference() ? code.checker.getTypeArguments(type) : [];
  return item !== undefined && isFragmentType(code, item);
}

export const isFunction = (node: Node): node is FunctionLikeDeclaration =>
  is.isFunctionDeclaration(node) || is.isArrowFunction(node) || is.isFunctionExpression(node);

/** The function of the project that is called. Undefined for functions of packages. */
export function calledFunction(code: Code, { expression }: CallExpression): FunctionLikeDeclaration | undefined {
  if (!is.isIdentifier(expression)) return undefined;
  const declared = declarationOf(code, symbolOf(code, expression));
  const found = declared && is.isVariableDeclaration(declared) ? declared.initializer : declared;
  return found && isFunction(found) ? found : undefined;
}

export function callersOf(code: Code, called: FunctionLikeDeclaration): readonly CallExpression[] {
  const named = is.isFunctionDeclaration(called) ? called : called.parent;
  const name = is.isFunctionDeclaration(named) || is.isVariableDeclaration(named) ? named.name?.getText() : undefined;
  return (code.calls.get(name ?? '') ?? []).filter((call) => calledFunction(code, call) === called);
}

export function answersOf({ body }: FunctionLikeDeclaration): Expression[] {
  if (body === undefined) return [];
  if (!is.isBlock(body)) return [body];
  const answers: Expression[] = [];
  const look = (node: Node): void => {
    if (isFunction(node)) return;
    if (is.isReturnStatement(node) && node.expression) answers.push(node.expression);
    node.forEachChild(look);
  };
  body.forEachChild(look);
  return answers;
}
