import { Visitor } from 'vite';
import { isTest, type Source } from '../source.ts';
import { at, targetsOf } from './target.ts';

/**
 * Domain code imports only itself and uses no clock and no randomness. The one exception is the package
 * `libphonenumber-js/min`, which contains phone number formats and pure functions.
 */
const pureData = 'libphonenumber-js/min';

export function pureDomainProblems(source: Source): string[] {
  if (!source.path.startsWith('packages/domain/src/') || isTest(source.path)) return [];
  const imports = targetsOf(source)
    .filter((target) => target.kind === 'outside' && target.of.from !== pureData)
    .map(({ of }) => at(source, of, `domain imports ${of.from}. It imports nothing but itself`));
  return [...imports, ...impureProblems(source)];
}

const impureCalls = /^(Date\.now|Math\.random|performance\.now|crypto\.\w+|process\.\w+|globalThis\.\w+)$/;

function impureProblems(source: Source): string[] {
  const problems: string[] = [];
  const report = (position: number, what: string) =>
    problems.push(`${source.path}:${source.lineAt(position)} domain reads ${what}: let it arrive as an argument`);
  new Visitor({
    MemberExpression: ({ start, end }) => {
      const text = source.text.slice(start, end);
      if (impureCalls.test(text)) report(start, text);
    },
    NewExpression: ({ start, callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) report(start, 'the clock');
    },
  }).visit(source.program);
  return problems;
}

const fields = 'packages/contract/src/fields.ts';
const bare = /^z\.(string|number|int|bigint|any|unknown|coerce\.\w+|iso\.\w+)$/;

/** Checks that every input field has bounds. `fields.ts` defines the field types of the contract. */
export function contractFieldProblems(source: Source): string[] {
  if (!source.path.startsWith('packages/contract/src/') || source.path === fields || isTest(source.path)) return [];
  const problems: string[] = [];
  new Visitor({
    CallExpression: ({ start, callee }) => {
      // A call chain may span lines, such as z⏎.string(), so remove blanks.
      const called = source.text.slice(callee.start, callee.end).replace(/\s+/g, '');
      if (bare.test(called)) {
        problems.push(`${source.path}:${source.lineAt(start)} ${called}() has no bounds: use a type of ${fields}`);
      }
    },
  }).visit(source.program);
  return problems;
}
