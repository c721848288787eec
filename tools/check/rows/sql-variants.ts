import type { Expression, TaggedTemplateExpression } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Code, hasFragments, isFragment, NotStatic, placeOf } from './code.ts';
import { everyVariant } from './decisions.ts';
import { type Bindings, type Bound, type Followed, follow, itemsOf } from './follow.ts';

const parameter = '\u0001';
/** Marks a joined list without items. An empty list would give invalid SQL, so callers must pass a non-empty list. */
const nothingJoined = '\u0002';

/**
 * The possible texts of an SQL template, with `$1`… for parameters. Fragments are followed through constants, functions
 * and the two branches of a condition. @throws NotStatic with the reason
 */
export function sqlVariantsOf(code: Code, template: TaggedTemplateExpression): string[] {
  const texts = everyVariant((decide) => {
    const text = textOf({ code, decide }, template, new Map());
    return text.includes(nothingJoined) ? null : text;
  });
  return [...new Set(texts.map(numbered))];
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(parameter, () => `$${(count += 1)}`);
}

function textOf(followed: Followed, { template }: TaggedTemplateExpression, bindings: Bindings): string {
  if (is.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(
    ({ expression, literal }) => valueText(followed, { node: expression, bindings }) + literal.text,
  );
  return template.head.text + spans.join('');
}

function valueText(followed: Followed, bound: Bound): string {
  if (!isFragment(followed.code, bound.node)) return parameter;
  const { node, bindings } = follow(followed, bound);
  if (is.isTaggedTemplateExpression(node)) return textOf(followed, node, bindings);
  if (is.isBinaryExpression(node)) {
    const side = followed.decide(placeOf(node), 2) === 0 ? node.left : node.right;
    return valueText(followed, { node: side, bindings });
  }
  if (is.isCallExpression(node) && is.isPropertyAccessExpression(node.expression)) {
    const method = node.expression.name.getText();
    if (node.expression.expression.getText() === 'sql') return methodText(followed, method, node.arguments, bindings);
    if (method === '$castTo') return valueText(followed, { node: node.expression.expression, bindings });
  }
  if (!isFragment(followed.code, node)) return parameter;
  throw new NotStatic(`${node.getText()} makes SQL at run time`);
}

function methodText(followed: Followed, method: string, given: readonly Expression[], bindings: Bindings): string {
  const [first, second] = given.map((node) => ({ node, bindings }));
  if (first === undefined) throw new NotStatic(`sql.${method} has no argument`);
  if (method === 'lit') return parameter;
  if (method === 'raw') return stringOf(followed, first);
  if (method === 'join') {
    const items = hasFragments(followed.code, first.node) ? itemsOf(followed, first) : null;
    const separator = second ? valueText(followed, second) : ', ';
    if (items?.length === 0) return nothingJoined;
    return items ? items.map((item) => valueText(followed, item)).join(separator) : parameter;
  }
  if (method === 'ref' || method === 'table' || method === 'id') {
    const names = stringOf(followed, first).split('.');
    return names.map((name) => `"${name}"`).join('.');
  }
  throw new NotStatic(`sql.${method} is not supported`);
}

/** A string literal, or one of the literals of the expression's union type. */
function stringOf(followed: Followed, bound: Bound): string {
  const type = followed.code.checker.getTypeAtLocation(bound.node);
  const parts = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];
  const known = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
  if (known.length > 0 && known.length === parts.length)
    return known[followed.decide(placeOf(bound.node), known.length)] ?? '';
  const { node, bindings } = follow(followed, bound);
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!is.isTemplateExpression(node)) throw new NotStatic(`${node.getText()} is made at run time`);
  const spans = node.templateSpans.map(
    ({ expression, literal }) => stringOf(followed, { node: expression, bindings }) + literal.text,
  );
  return node.head.text + spans.join('');
}
