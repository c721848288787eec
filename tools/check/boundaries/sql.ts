import { type ESTree, Visitor } from 'vite';
import { isTest, type Source } from '../source.ts';

const maySpeakSql =
  /\.store\.ts$|^apps\/server\/src\/(platform|testing|seed|import)\/|^apps\/server\/src\/import[\w-]*\.ts$|^(tools|bench|tests|demo)\//;
const postingStore = 'apps/server/src/modules/wallet/posting.store.ts';
const orderStores = ['order.store.ts', 'placing/insert-order.store.ts'].map(
  (file) => `apps/server/src/modules/ordering/${file}`,
);

const builderCalls = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const openings = 'select … from|insert into|update … set|delete from|with … as \\(';
const patternOf = (words: string): string => words.replaceAll(' … ', '\\s[\\s\\S]+\\s').replaceAll(' ', '\\s+');
/**
 * Matches the beginning of an SQL statement in all lower case or all upper case, because “Select a shop from the list”
 * is not SQL.
 */
const statement = new RegExp(`^\\s*(?:${patternOf(openings)}|${patternOf(openings.toUpperCase())})`);

/**
 * Checks that only stores contain SQL, that one store writes postings, and that two stores write the state of an order.
 */
export function sqlProblems(source: Source): string[] {
  if (!source.path.startsWith('apps/') || isTest(source.path)) return [];
  const problems: string[] = [];
  const report = (position: number, what: string) => problems.push(`${source.path}:${source.lineAt(position)} ${what}`);
  for (const found of statementsIn(source)) {
    if (!maySpeakSql.test(source.path)) report(found.start, 'SQL belongs in *.store.ts');
    if (source.path !== postingStore && writesMoney(found.text)) {
      report(found.start, `only ${postingStore} writes postings`);
    }
    if (!orderStores.includes(source.path) && writesOrderState(found.text)) {
      report(found.start, `only ${orderStores.join(' and ')} write the state of an order`);
    }
  }
  return problems;
}

/**
 * A call of this function counts as an SQL statement that writes. A store passes the names of its tables to the
 * function, and `platform/` then writes these tables for the store.
 */
const workflowDefinition = 'workflowTables';

export type Found = { readonly start: number; readonly text: string };

/**
 * Finds SQL: templates tagged `sql`, strings that begin like a statement, chains of the query builder, and calls of
 * `workflowTables`.
 */
export function statementsIn(source: Source): Found[] {
  const found: Found[] = [];
  const add = ({ start, end }: { start: number; end: number }) =>
    found.push({ start, text: source.text.slice(start, end) });
  const asked = new Set<number>();
  new Visitor({
    TaggedTemplateExpression: (node) => {
      if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return;
      asked.add(node.quasi.start);
      add(node);
    },
    TemplateLiteral: (node) => {
      if (!asked.has(node.start) && statement.test(node.quasis[0]?.value.raw ?? '')) add(node);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && statement.test(node.value)) add(node);
    },
    // The outermost call of a chain comes first: `.set({ state })` is called on the result of `updateTable(…)`.
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === workflowDefinition) return add(node);
      const builder = builderOf(node);
      if (builder === null || asked.has(builder.start)) return;
      asked.add(builder.start);
      add(node);
    },
  }).visit(source.program);
  return found;
}

/**
 * The name at the root of a call chain, such as `executor` in `executor.selectFrom`. Null if the chain builds no
 * statement.
 */
function builderOf(call: ESTree.CallExpression): { start: number } | null {
  let inner: ESTree.Expression = call;
  while (inner.type === 'CallExpression' || inner.type === 'MemberExpression') {
    if (inner.type === 'MemberExpression') {
      if (inner.property.type === 'Identifier' && builderCalls.has(inner.property.name)) return inner.property;
      if (inner.object.type === 'Super') return null;
      inner = inner.object;
    } else {
      if (inner.callee.type === 'Super') return null;
      inner = inner.callee;
    }
  }
  return null;
}

const moneyTables = '(posting|entry|account)';
const moneyStatement = new RegExp(
  `\\b(insert\\s+into|update|delete\\s+from)\\s+${moneyTables}\\b|\\bpost_entries\\s*\\(`,
  'i',
);
const moneyCall = new RegExp(`\\b(insertInto|updateTable|deleteFrom)\\(\\s*['"\`]${moneyTables}['"\`]`);
const writesMoney = (text: string): boolean => moneyStatement.test(text) || moneyCall.test(text);

const orderStatement =
  /\binsert\s+into\s+customer_order\b|\bupdate\s+customer_order\s+set\b(?:(?!\bwhere\b)[\s\S])*\bstate\s*=/i;
const orderCall =
  /\b(insertInto|updateTable)\(\s*['"`]customer_order['"`][\s\S]*?\.(set|values)\(\{[^}]*\bstate\s*[:,}]/;
const orderWorkflow = /^workflowTables\([\s\S]*\btable:\s*['"`]customer_order['"`]/;
const writesOrderState = (text: string): boolean =>
  orderStatement.test(text) || orderCall.test(text) || orderWorkflow.test(text);
