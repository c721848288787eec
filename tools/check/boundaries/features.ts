import type { Source } from '../source.ts';
import { at, targetsOf } from './target.ts';

/**
 * Features of an app never import one another; only `app/` composes them, and the other rooms know neither. What several
 * features show of one term stands in `terms/`, which uses `platform/` and is not known by it.
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
      return [at(source, target.of, `${from.room}/ imports app/: it knows nothing above itself`)];
    }
    if ((from.room === 'platform' || from.room === 'data') && to.room === 'terms') {
      return [at(source, target.of, `${from.room}/ imports terms/: it knows nothing above itself`)];
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
