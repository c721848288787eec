import path from 'node:path';
import type { Import, Source } from '../source.ts';

/** The target of an import: a file of this project, a workspace by its package name, or an external package. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly of: Import }
  | { readonly kind: 'workspace'; readonly name: string; readonly of: Import }
  | { readonly kind: 'outside'; readonly of: Import };

export const targetsOf = (source: Source): Target[] => source.imports.map((of) => targetOf(source.path, of));

function targetOf(from: string, of: Import): Target {
  if (of.from.startsWith('.')) {
    const [file = ''] = of.from.split('?');
    return { kind: 'file', path: path.posix.join(path.posix.dirname(from), file), of };
  }
  const [, name] = /^@chifan\/([^/]+)/.exec(of.from) ?? [];
  return name === undefined ? { kind: 'outside', of } : { kind: 'workspace', name, of };
}

/**
 * The workspace of a file, such as `packages/domain` for `packages/domain/src/fen.ts`. Null if the file is not in a
 * `src` folder of a workspace.
 */
export function workspaceOf(file: string): { folder: string; group: 'packages' | 'apps'; name: string } | null {
  const [, group, name] = /^(packages|apps)\/([^/]+)\/src\//.exec(file) ?? [];
  if ((group !== 'packages' && group !== 'apps') || name === undefined) return null;
  return { folder: `${group}/${name}`, group, name };
}

export const at = (source: Source, of: Import, problem: string): string => `${source.path}:${of.line} ${problem}`;
