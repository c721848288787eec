import { Visitor } from 'vite';
import { isTest, type Source } from '../source.ts';

const fields = 'packages/contract/src/fields.ts';
const bare = /^z\.(string|number|int|bigint|any|unknown|coerce\.\w+|iso\.\w+)$/;

/** What a call takes is bounded in length, characters and size: the contract's field types are made in one file. */
export function contractFieldProblems(source: Source): string[] {
  if (!source.path.startsWith('packages/contract/src/') || source.path === fields || isTest(source.path)) return [];
  const problems: string[] = [];
  new Visitor({
    CallExpression: ({ start, callee }) => {
      // A chain may be broken over lines: z⏎.string().
      const called = source.text.slice(callee.start, callee.end).replace(/\s+/g, '');
      if (bare.test(called)) {
        problems.push(`${source.path}:${source.lineAt(start)} ${called}() has no bounds: use a type of ${fields}`);
      }
    },
  }).visit(source.program);
  return problems;
}
