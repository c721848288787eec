import path from 'node:path';
import type { Project } from '../project.ts';

const maps = /^(ARCHITECTURE|README|CONTRIBUTING)\.md$|^docs\/.*\.md$/;
const extension = /\.(ts|tsx|mts|mjs|js|css|html|json|md|po|sql|sh)$/;
const shape = /^[\w.*<>…-]+(\/[\w.*<>…-]+)*\/?$/;

/** Paths that git ignores or that are written at run time, so they need not exist. */
const unkept = /^(node_modules|\.data|\.cache|dist|coverage)(\/|$)|\/dist(\/|$)/;

/** Checks that each path in a document exists. A document may omit leading folders. */
export function namedPathProblems(project: Project): string[] {
  const places = placesOf(project);
  const tops = new Set(
    [...project.keys()].filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
  );
  return [...project]
    .filter(([file]) => maps.test(file))
    .flatMap(([file, text]) =>
      namedIn(text)
        .filter(({ name }) => looksLikePath(name, tops) && !isThere(name, places))
        .map(({ name, line }) => `${file}:${line} names ${name}, which does not exist`),
    );
}

type Named = { readonly name: string; readonly line: number };

/** The paths in a document: names in backticks, and the first word of each line of a fenced block. */
function namedIn(text: string): Named[] {
  let isFenced = false;
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    if (content.startsWith('```')) {
      isFenced = !isFenced;
      return [];
    }
    if (isFenced) return [{ name: content.split(/\s/)[0] ?? '', line }];
    return [...content.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, line }));
  });
}

function looksLikePath(name: string, tops: ReadonlySet<string>): boolean {
  if (!shape.test(name) || unkept.test(name)) return false;
  if (extension.test(name)) return true;
  return name.includes('/') && (name.endsWith('/') || tops.has(name.split('/')[0] ?? ''));
}

/** All files and folders of the project, with a leading slash. */
function placesOf(project: Project): string[] {
  const places = new Set<string>();
  for (const file of project.keys()) {
    for (let place = file; place !== '.'; place = path.posix.dirname(place)) places.add(`/${place}`);
  }
  return [...places];
}

/** Whether a path exists. `<term>` and `*` match any single name. */
function isThere(name: string, places: readonly string[]): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .split(/<[^>]*>|\*|…/)
    .map((part) => part.replace(/[.+^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  const end = new RegExp(`/${pattern}$`);
  return places.some((place) => end.test(place));
}
