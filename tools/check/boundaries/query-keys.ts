import { Visitor } from 'vite';
import { isTest, type Source } from '../source.ts';

const data = 'apps/web/src/data/';

/**
 * What the guests' app asks the server is named once: a key that is written out in a feature may be another there than where
 * the answer is kept, and then what changed is not asked for anew.
 */
export function queryKeyProblems(source: Source): string[] {
  if (!source.path.startsWith('apps/web/src/') || source.path.startsWith(data) || isTest(source.path)) return [];
  const problems: string[] = [];
  new Visitor({
    Property: ({ start, key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'queryKey' || value.type !== 'ArrayExpression') return;
      problems.push(
        `${source.path}:${source.lineAt(start)} writes out a query key: it stands once, in ${data}<term>.ts`,
      );
    },
  }).visit(source.program);
  return problems;
}
