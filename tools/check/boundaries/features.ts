import { Visitor } from 'vite';
import { isTest, type Source } from '../source.ts';
import { at, targetsOf } from './target.ts';

/**
 * Checks that features of an app do not import each other. Only `app/` imports features. Components that several
 * features share are in `terms/`, in one folder for each part of the domain, such as `terms/payment`.
 */
export function featureProblems(source: Source): string[] {
  const from = roomOf(source.path);
  if (from === null || from.room === 'app') return [];
  return targetsOf(source).flatMap((target) => {
    const to = target.kind === 'file' ? roomOf(target.path) : null;
    if (to === null || to.app !== from.app) return [];
    if (to.feature !== null && to.feature !== from.feature) {
      const who = from.feature === null ? `${from.room}/` : `feature ${from.feature}`;
      return [at(source, target.of, `${who} imports feature ${to.feature}: only app/ composes features`)];
    }
    if (from.feature === null && to.room === 'app') {
      return [at(source, target.of, `${from.room}/ imports app/. It may not import a higher layer`)];
    }
    if ((from.room === 'platform' || from.room === 'data') && to.room === 'terms') {
      return [at(source, target.of, `${from.room}/ imports terms/. It may not import a higher layer`)];
    }
    return [];
  });
}

type Room = { readonly app: string; readonly room: string; readonly feature: string | null };

function roomOf(file: string): Room | null {
  const [, app, room, feature] = /^apps\/(web|console)\/src\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  if (app === undefined || room === undefined) return null;
  return { app, room, feature: room === 'features' ? (feature ?? null) : null };
}

const data = 'apps/web/src/data/';

/**
 * Checks that each query key is written once, in `data/`. A second copy could differ, and invalidating one copy of the
 * key would miss the other.
 */
export function queryKeyProblems(source: Source): string[] {
  if (!source.path.startsWith('apps/web/src/') || source.path.startsWith(data) || isTest(source.path)) return [];
  const problems: string[] = [];
  new Visitor({
    Property: ({ start, key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'queryKey' || value.type !== 'ArrayExpression') return;
      problems.push(`${source.path}:${source.lineAt(start)} repeats a query key, which belongs in ${data}<term>.ts`);
    },
  }).visit(source.program);
  return problems;
}
