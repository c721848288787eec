import type {
  ArrayLiteralExpression,
  BindingElement,
  CallExpression,
  Expression,
  FunctionLikeDeclaration,
  Identifier,
  Node,
  ObjectLiteralExpression,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import {
  answersOf,
  type Code,
  calledFunction,
  callersOf,
  declarationOf,
  isFunction,
  NotStatic,
  placeOf,
  symbolOf,
} from './code.ts';
import type { Decide } from './decisions.ts';

/** Arguments of a function call, by the id of the parameter's symbol. */
export type Bindings = ReadonlyMap<number, Bound>;
/** An expression, and the arguments for the parameters that it uses. */
export type Bound = { readonly node: Expression; readonly bindings: Bindings };
export type Followed = { readonly code: Code; readonly decide: Decide };

/** Follows names, conditions, members and calls of the project's functions to the expression that creates the value. */
export function follow(followed: Followed, bound: Bound): Bound {
  const next = stepFrom(followed, bound);
  return next === null ? bound : follow(followed, next);
}

function stepFrom(followed: Followed, { node, bindings }: Bound): Bound | null {
  const { code, decide } = followed;
  if (is.isParenthesizedExpression(node) || is.isAsExpression(node) || is.isSatisfiesExpression(node))
    return { node: node.expression, bindings };
  if (is.isNonNullExpression(node)) return { node: node.expression, bindings };
  if (is.isConditionalExpression(node)) {
    // Equal conditions in one file get the same decision, because the question contains only file name and condition.
    const question = `${node.getSourceFile().fileName} ${node.condition.getText()}`;
    return { node: decide(question, 2) === 0 ? node.whenTrue : node.whenFalse, bindings };
  }
  if (is.isIdentifier(node)) return definitionOf(followed, node, bindings);
  if (is.isPropertyAccessExpression(node)) {
    const object = follow(followed, { node: node.expression, bindings });
    return memberOf(object, node.name.getText());
  }
  if (is.isElementAccessExpression(node)) {
    const { node: object, bindings: within } = follow(followed, { node: node.expression, bindings });
    const members = is.isObjectLiteralExpression(object) ? valuesOf(object) : [];
    return chosen(
      followed,
      node,
      members.map((member) => ({ node: member, bindings: within })),
    );
  }
  const called = is.isCallExpression(node) ? calledFunction(code, node) : undefined;
  if (!called) return null;
  const inside = bindingsOf(followed, called, { node, bindings } as Bound & { node: CallExpression });
  return chosen(
    followed,
    called,
    answersOf(called).map((answer) => ({ node: answer, bindings: inside })),
  );
}

/** Chooses one of the alternatives. Within one variant, a place in the code always gets the same alternative. */
function chosen({ decide }: Followed, place: Node, alternatives: readonly Bound[]): Bound | null {
  return alternatives[decide(placeOf(place), alternatives.length)] ?? null;
}

function definitionOf(followed: Followed, name: Identifier, bindings: Bindings): Bound {
  const { code } = followed;
  const symbol = symbolOf(code, name);
  const bound = bindings.get(symbol.id);
  if (bound) return bound;
  const declared = declarationOf(code, symbol);
  if (declared && is.isVariableDeclaration(declared) && declared.initializer)
    return { node: declared.initializer, bindings };
  const taken = declared && is.isBindingElement(declared) ? takenApart(followed, declared, bindings) : null;
  if (taken) return taken;
  const owner = functionAround(declared);
  const given = owner && givenByCallers(followed, owner).map((all) => all.get(symbol.id));
  const known = given?.filter((one) => one !== undefined) ?? [];
  const one = owner && known.length > 0 ? chosen(followed, owner, known) : null;
  if (one) return one;
  throw new NotStatic(`the value of ${name.text} is known only at run time`);
}

/** Follows a destructured name: `const [one, other] = …` and `const { one } = …` */
function takenApart(followed: Followed, element: BindingElement, bindings: Bindings): Bound | null {
  const declared = element.parent.parent;
  if (!is.isVariableDeclaration(declared) || !declared.initializer) return null;
  const made = follow(followed, { node: declared.initializer, bindings });
  const pattern = element.parent;
  if (is.isObjectBindingPattern(pattern)) {
    return memberOf(made, (element.propertyName ?? element.name)?.getText() ?? '');
  }
  const at = is.isArrayBindingPattern(pattern) ? pattern.elements.indexOf(element) : -1;
  const item = is.isArrayLiteralExpression(made.node) ? made.node.elements[at] : undefined;
  return item ? { node: item, bindings: made.bindings } : null;
}

const functionAround = (node: Node | undefined): FunctionLikeDeclaration | undefined =>
  node === undefined || isFunction(node) ? node : functionAround(node.parent);

const givenByCallers = (followed: Followed, owner: FunctionLikeDeclaration): Map<number, Bound>[] =>
  callersOf(followed.code, owner).map((node) => bindingsOf(followed, owner, { node, bindings: new Map() }));

/** The arguments of a call for the parameters of the called function, including destructured parameters. */
function bindingsOf(
  { code }: Followed,
  called: FunctionLikeDeclaration,
  { node: call, bindings }: { readonly node: CallExpression; readonly bindings: Bindings },
): Map<number, Bound> {
  const given = new Map<number, Bound>();
  called.parameters.forEach(({ name, initializer }, at) => {
    const argument = call.arguments[at] ?? initializer;
    if (argument === undefined || name === undefined) return;
    if (is.isIdentifier(name)) given.set(symbolOf(code, name).id, { node: argument, bindings });
    if (!is.isObjectBindingPattern(name) || !is.isObjectLiteralExpression(argument)) return;
    for (const element of name.elements) {
      if (!element.name || !is.isIdentifier(element.name)) continue;
      const member = valueOf(argument, (element.propertyName ?? element.name).getText());
      if (member) given.set(symbolOf(code, element.name).id, { node: member, bindings });
    }
  });
  return given;
}

function memberOf({ node, bindings }: Bound, key: string): Bound {
  const member = is.isObjectLiteralExpression(node) ? valueOf(node, key) : undefined;
  if (member === undefined) throw new NotStatic(`the value of ${key} of ${node.getText()} is known only at run time`);
  return { node: member, bindings };
}

function valueOf({ properties }: ObjectLiteralExpression, key: string): Expression | undefined {
  for (const member of properties) {
    if (is.isPropertyAssignment(member) && member.name.getText() === key) return member.initializer;
    if (is.isShorthandPropertyAssignment(member) && member.name.getText() === key) return member.name as Identifier;
  }
  return undefined;
}

const valuesOf = ({ properties }: ObjectLiteralExpression): Expression[] =>
  properties.flatMap((member) => {
    if (is.isPropertyAssignment(member)) return [member.initializer];
    return is.isShorthandPropertyAssignment(member) ? [member.name as Identifier] : [];
  });

/** The items of a list literal, including spread lists. Null for a list created at run time. */
export function itemsOf(followed: Followed, list: Bound): Bound[] | null {
  const { node, bindings } = follow(followed, list);
  if (!is.isArrayLiteralExpression(node)) return mappedItem(followed, { node, bindings });
  return flatItems(followed, node, bindings);
}

function flatItems(followed: Followed, { elements }: ArrayLiteralExpression, bindings: Bindings): Bound[] {
  return elements.flatMap((item) => {
    if (!is.isSpreadElement(item)) return [{ node: item, bindings }];
    return itemsOf(followed, { node: item.expression, bindings }) ?? [];
  });
}

/** The result of `map` for one item, which represents all items. */
function mappedItem(followed: Followed, { node, bindings }: Bound): Bound[] | null {
  if (!is.isCallExpression(node) || !is.isPropertyAccessExpression(node.expression)) return null;
  const [made] = node.arguments;
  if (node.expression.name.getText() !== 'map' || !made || !isFunction(made)) return null;
  const one = chosen(
    followed,
    made,
    answersOf(made).map((answer) => ({ node: answer, bindings })),
  );
  return one && [one];
}
