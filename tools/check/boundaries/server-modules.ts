import { isTest, type Source } from '../source.ts';
import { at, type Target, targetsOf } from './target.ts';

const modules = 'apps/server/src/modules/';
const platform = 'apps/server/src/platform/';
const testing = 'apps/server/src/testing/';

/** Checks that `platform/` imports no module, and that a module imports only the `index.ts` of lower modules. */
export function moduleProblems(source: Source, ranks: readonly (readonly string[])[]): string[] {
  if (!source.path.startsWith('apps/server/src/')) return [];
  const own = moduleOf(source.path);
  const unknown =
    own !== null && rankOf(own, ranks) === -1
      ? [`${source.path}:1 module ${own} has no rank. Add it to tools/check/boundaries.ts`]
      : [];
  const targets = targetsOf(source).filter((target) => target.kind === 'file');
  return [...unknown, ...targets.flatMap((target) => problemOf(source, own, target, ranks))];
}

type FileTarget = Target & { kind: 'file' };

function problemOf(source: Source, own: string | null, target: FileTarget, ranks: readonly (readonly string[])[]) {
  const { path: to, of } = target;
  const other = moduleOf(to);
  if (isTest(source.path)) return [];
  if (to.startsWith(testing)) return [at(source, of, 'imports what only tests may use')];
  if (other !== null && other !== own && to !== `${modules}${other}/index.ts`) {
    return [at(source, of, `reaches into ${other}. Import a module only through its index.ts`)];
  }
  if (source.path.startsWith(platform) && !to.startsWith(platform)) {
    return [at(source, of, `platform imports ${to}. It may not import a higher layer`)];
  }
  if (own === null || other === own || to.startsWith(platform)) return [];
  if (other === null)
    return [at(source, of, `module ${own} imports ${to}. A module imports lower modules and platform only`)];
  if (rankOf(other, ranks) < rankOf(own, ranks)) return [];
  return [at(source, of, `${own} imports ${other}, which is not lower (tools/check/boundaries.ts)`)];
}

const moduleOf = (file: string): string | null => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;

const rankOf = (module: string, ranks: readonly (readonly string[])[]): number =>
  ranks.findIndex((group) => group.includes(module));
