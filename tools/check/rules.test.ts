import { expect, test } from 'vitest';
import { ruleProblems } from './rules.ts';

const page = (...rules: string[]) => `# Ordering\n\n${rules.join('\n')}\n`;
const rule = '- **ordering-1** An order has a limit.\n  Constants: `maxPortions`. Tests:\n  `tests/limits.test.ts`.';
const whole = {
  'docs/rules/README.md': '| [ordering](ordering.md) | orders |',
  'docs/rules/ordering.md': page(rule),
  'packages/domain/src/ordering/limits.ts': '/** Rule ordering-1. */\nexport const maxPortions = 200;\n',
  'tests/limits.test.ts': "test('a limit (rule ordering-1)', () => {});",
};
const problemsOf = (files: Record<string, string>) => ruleProblems(new Map(Object.entries({ ...whole, ...files })));

test('the rules check reports nothing for correct rules and citations', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  ['// See rule ordering-2.', 'cites ordering-2'],
  ['/** Rules ordering-1, ordering-7: both. */', 'cites ordering-7'],
  ['/**\n * Rules ordering-1 and\n * orders-1.\n */', 'cites orders-1'],
  ["test('a limit (rule odering-1)', () => {});", 'cites odering-1'],
])('the rules check reports a citation of a missing rule in %j', (text, problem) => {
  expect(problemsOf({ 'apps/web/src/app/a.ts': text })).toEqual([expect.stringContaining(problem)]);
});

test('the rules check also reads citations in documents and migrations', () => {
  expect(problemsOf({ 'docs/a.md': 'As rule ordering-9 says.' })).toHaveLength(1);
  expect(problemsOf({ 'database/migrations/0099_a.sql': '-- Rule ordering-9.' })).toHaveLength(1);
});

test('the rules check reports a constant of a rule that is not exported', () => {
  const without = problemsOf({ 'packages/domain/src/ordering/limits.ts': 'const maxPortions = 200;' });
  expect(without).toEqual(['docs/rules/ordering.md:3 ordering-1 names maxPortions, which is not exported']);
});

test('the rules check reports a rule without an existing test', () => {
  const gone = page(rule.replace('limits.test.ts', 'gone.test.ts'));
  expect(problemsOf({ 'docs/rules/ordering.md': gone })).toEqual([expect.stringContaining('tests/gone.test.ts')]);
  const untested = page('- **ordering-1** An order has a limit.');
  expect(problemsOf({ 'docs/rules/ordering.md': untested })).toEqual([expect.stringContaining('names no test')]);
});

test('the rules check reports a rule number that is used twice or does not begin with the name of its page', () => {
  expect(problemsOf({ 'docs/rules/ordering.md': page(rule, rule) })).toEqual([
    expect.stringContaining('ordering-1 appears twice'),
  ]);
  const foreign = page(rule, rule.replace('ordering-1', 'refund-1'));
  expect(problemsOf({ 'docs/rules/ordering.md': foreign })).toEqual([expect.stringContaining('refund-1 is no number')]);
});

test('the rules check reports a page that the index does not list', () => {
  expect(problemsOf({ 'docs/rules/README.md': '' })).toEqual(['docs/rules/README.md does not list ordering.md']);
});

test('the rules check reports a decision record that is not listed or has a wrong or duplicate number', () => {
  const [one, two] = ['docs/decisions/0001-a.md', 'docs/decisions/0001-b.md'];
  const listed = { 'docs/decisions/README.md': '[0001](0001-a.md), [0001](0001-b.md)' };
  expect(problemsOf({ ...listed, [one]: '# 0001 A choice\n' })).toEqual([]);
  expect(problemsOf({ [one]: '# 0001 A choice\n' })).toEqual([`docs/decisions/README.md does not list ${one}`]);
  expect(problemsOf({ ...listed, [one]: '# 1. A choice\n' })).toEqual([expect.stringContaining('does not begin with')]);
  expect(problemsOf({ ...listed, [one]: '# 0001 A\n', [two]: '# 0001 B\n' })).toEqual([
    `${two} has the number of another record`,
  ]);
});

test.each([
  '/** Specification §9: 5 minutes. */',
  '// Refused (decisions §3).',
  '// What the specification says.',
  "const file = new URL('../../shared/data/a.csv', import.meta.url);",
])('the rules check reports %j, which cites a document outside the repository', (text) => {
  const found = problemsOf({ 'apps/web/src/app/a.ts': text });
  expect(found).toEqual([expect.stringContaining('which is not in the repository')]);
  expect(problemsOf({ 'database/migrations/0004_wallet.sql': text })).toEqual([]);
});

test('the rules check accepts citations of decision records and of public specifications', () => {
  expect(problemsOf({ 'docs/a.md': 'As decision 21 says, and ISO/IEC 18004 §6.3.8, a specification.' })).toEqual([]);
});
