import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

/** What a script names to load: `import`, `export … from`, `require` and `resolve` of a word that is written out. */
const request = /(?:\bfrom|\bimport|\b(?:require|import|resolve)\s*\()\s*(["'])([@\w./-]*[\w.-])\1/g;

export type Request = { readonly words: string; readonly isRequire: boolean };

/** Of a comment's lines, and of types. */
const unread = /^\s*(?:\*|\/\/).*$|^(?:import|export) type [^;]*;/gm;

export const requestsIn = (script: string): Request[] =>
  [...script.replace(unread, '').matchAll(request)].map(([all, , words = '']) => ({
    words,
    isRequire: /require|resolve/.test(all),
  }));

/** Whose rules say which of a package's forms is meant. */
export type Runner = 'node' | 'page';

const conditionsOf = (runner: Runner, isRequire: boolean): ReadonlySet<string> =>
  new Set([
    'default',
    isRequire ? 'require' : 'import',
    ...(runner === 'node' ? ['node'] : ['browser', 'module', 'production']),
  ]);

const endings = ['', '.js', '.cjs', '.mjs', '.json', '/index.js', '/index.cjs'];

/** The files that a request may mean, the likeliest first; none: it is Node's own, or not installed. */
export function meant({ words, isRequire }: Request, from: string, runner: Runner): string[] {
  if (words.startsWith('.')) return withEndings(path.resolve(path.dirname(from), words));
  const [, name = '', below = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(words) ?? [];
  const folder = builtinModules.includes(name) ? undefined : folderOf(name, from);
  if (folder === undefined) return [];
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (manifest.exports !== undefined) {
    const target = exported(manifest.exports, `.${below}`, conditionsOf(runner, isRequire));
    return target === undefined ? [] : [path.join(folder, target)];
  }
  const main = (runner === 'page' ? manifest.module : undefined) ?? manifest.main ?? 'index.js';
  return withEndings(path.join(folder, below === '' ? main : below));
}

const withEndings = (file: string) => endings.map((ending) => file.replace(/\/$/, '') + ending);

const folders = new Map<string, string | undefined>();

function folderOf(name: string, from: string): string | undefined {
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (!folders.has(place)) folders.set(place, existsSync(path.join(place, 'package.json')) ? place : undefined);
    if (folders.get(place) !== undefined || folder === path.dirname(folder)) return folders.get(place);
  }
}

type Exports = string | null | readonly Exports[] | { readonly [key: string]: Exports };

function exported(exports: Exports, below: string, conditions: ReadonlySet<string>): string | undefined {
  const isMap = exports !== null && typeof exports === 'object' && Object.keys(exports)[0]?.startsWith('.') === true;
  const map: Readonly<Record<string, Exports>> = isMap ? (exports as Record<string, Exports>) : { '.': exports };
  const exact = map[below];
  if (exact !== undefined) return chosen(exact, conditions);
  for (const [pattern, target] of Object.entries(map)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !below.startsWith(before) || !below.endsWith(after)) continue;
    return chosen(target, conditions)?.replaceAll('*', below.slice(before.length, below.length - after.length));
  }
  return undefined;
}

function chosen(target: Exports, conditions: ReadonlySet<string>): string | undefined {
  if (target === null || typeof target === 'string') return target ?? undefined;
  const each = Array.isArray(target)
    ? (target as readonly Exports[])
    : Object.entries(target).flatMap(([key, value]) => (conditions.has(key) ? [value] : []));
  for (const next of each) {
    const found = chosen(next, conditions);
    if (found !== undefined) return found;
  }
  return undefined;
}
