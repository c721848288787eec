import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Project, root } from './project.ts';
import { linesAddedSince } from './prose/added-lines.ts';
import { commitFindings, commitsOf } from './prose/commits.ts';
import { textsOfMarkdown } from './prose/markdown.ts';
import { type Finding, findingsIn, type Text } from './prose/patterns.ts';
import { isCommand, textsOfSource } from './prose/source-texts.ts';
import { type Source, sourcesOf } from './source.ts';

const kinds = ['comments', 'tests', 'docs', 'commits', 'messages', 'output'] as const;
type Kind = (typeof kinds)[number];
export type Place = Finding & { readonly kind: Kind; readonly path: string };
/** Number of findings per kind of text and folder. A folder without findings is absent. */
export type Counts = { readonly [K in Kind]?: Readonly<Record<string, number>> };

const baselinePath = 'tools/check/prose/baseline.json';
const maxPlaces = 30;

/** Files in which the prose check allows no finding at all. */
const clean =
  /^(?:README|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^docs\/(?:where-is|configuration)\.md$|^tools\/launch\//;
const isClean = ({ kind, path: file }: Place): boolean =>
  kind === 'output' || (kind === 'messages' && file.startsWith('apps/server/')) || clean.test(file);

type Options = {
  /** Whether to lower the baseline instead of comparing with it. */
  readonly isUpdating: boolean;
  readonly note: (line: string) => void;
};

/**
 * Counts hard-to-read patterns. Reports a folder with more findings than its baseline, and a finding in a `clean` file.
 */
export function proseProblems(project: Project, { isUpdating, note }: Options): string[] {
  const places = placesIn(project);
  const baseline: Counts = JSON.parse(readFileSync(path.join(root, baselinePath), 'utf8'));
  const next = lowered(baseline, countsOf(places.filter((place) => !isClean(place))));
  note(countTable(places));
  if (isUpdating) writeFileSync(path.join(root, baselinePath), `${JSON.stringify(next, null, 2)}\n`);
  else if (total(next) < total(baseline)) {
    note(`${total(next)} of ${total(baseline)} in the baseline remain. Lower it: npm run check -- prose --update`);
  }
  return problemsOf({ places, baseline: isUpdating ? next : baseline, isAdded: linesAddedSince(root, baselinePath) });
}

/** Formats a table with the number of findings by pattern and kind of text. */
function countTable(places: readonly Place[]): string {
  const patterns = [...new Set(places.map(({ pattern }) => pattern))].sort();
  const row = (name: string, of: readonly Place[]) =>
    [
      name.padEnd(18),
      ...kinds.map((kind) => String(of.filter((place) => place.kind === kind).length).padStart(9)),
      String(of.length).padStart(9),
    ].join('');
  return [
    ['pattern'.padEnd(18), ...kinds.map((kind) => kind.padStart(9)), 'all'.padStart(9)].join(''),
    ...patterns.map((pattern) =>
      row(
        pattern,
        places.filter((place) => place.pattern === pattern),
      ),
    ),
    row('all', places),
  ].join('\n');
}

type Comparison = {
  readonly places: readonly Place[];
  readonly baseline: Counts;
  readonly isAdded: (file: string, line: number) => boolean;
};

export function problemsOf({ places, baseline, isAdded }: Comparison): string[] {
  const unclean = places.filter(isClean).map((place) => `${lineOf(place)} (no exception here)`);
  const counts = countsOf(places.filter((place) => !isClean(place)));
  const risen = kinds.flatMap((kind) =>
    Object.entries(counts[kind] ?? {}).flatMap(([folder, count]) => {
      const before = baseline[kind]?.[folder] ?? 0;
      if (count <= before) return [];
      const here = places.filter((place) => place.kind === kind && folderOf(place.path) === folder && !isClean(place));
      const added = here.filter(({ path: file, line }) => kind === 'commits' || isAdded(file, line));
      const shown = added.length > 0 ? added : here;
      return [
        `${folder}: ${count} hard patterns in ${kind}, ${before} in the baseline`,
        ...shown.slice(0, maxPlaces).map((place) => `  ${lineOf(place)}`),
      ];
    }),
  );
  return [...unclean, ...risen];
}

/**
 * The baseline in which the current count replaces each higher count. Only counts of commits may also rise, because a
 * shared commit cannot be changed.
 */
export function lowered(baseline: Counts, counts: Counts): Counts {
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      kind === 'commits'
        ? (counts.commits ?? {})
        : Object.fromEntries(
            Object.entries(baseline[kind] ?? {}).flatMap(([folder, before]) => {
              const count = Math.min(before, counts[kind]?.[folder] ?? 0);
              return count === 0 ? [] : [[folder, count]];
            }),
          ),
    ]),
  );
}

export function countsOf(places: readonly Place[]): Counts {
  const counts: Record<Kind, Record<string, number>> = {
    comments: {},
    tests: {},
    docs: {},
    commits: {},
    messages: {},
    output: {},
  };
  for (const { kind, path: file } of places) {
    const folder = folderOf(file);
    counts[kind][folder] = (counts[kind][folder] ?? 0) + 1;
  }
  return counts;
}

const total = (counts: Counts): number =>
  Object.values(counts)
    .flatMap((folders) => Object.values(folders))
    .reduce((sum, count) => sum + count, 0);

const lineOf = ({ path: file, line, pattern, excerpt }: Place): string => `${file}:${line} ${pattern}: “${excerpt}”`;

/** The first two folders of a path. A file that moves within these folders counts in the same group. */
const folderOf = (file: string): string => path.posix.dirname(file).split('/').slice(0, 2).join('/');

const pages = /^(?!database\/|demo\/|tests\/samples\/).*\.md$/;
/** Files that contain examples of bad prose. */
const aboutProse = /^tools\/check\/prose(\.test\.ts$|\/patterns\.ts$)/;

export function placesIn(project: Project): Place[] {
  const inPages = [...project]
    .filter(([file]) => pages.test(file))
    .flatMap(([file, text]) => placed('docs', file, textsOfMarkdown(text)));
  const inSources = sourcesOf(project)
    .filter(({ path: file }) => !aboutProse.test(file))
    .flatMap(placesInSource);
  const inCommits = commitsOf(root).flatMap((commit) =>
    commitFindings(commit).map((finding) => ({ ...finding, kind: 'commits' as const, path: commit.hash })),
  );
  return [...inPages, ...inSources, ...inCommits];
}

function placesInSource(source: Source): Place[] {
  const { comments, tests, messages } = textsOfSource(source);
  return [
    ...placed('comments', source.path, comments),
    ...placed('tests', source.path, tests),
    ...placed(isCommand(source.path) ? 'output' : 'messages', source.path, messages),
  ];
}

const placed = (kind: Kind, file: string, texts: readonly Text[]): Place[] =>
  texts.flatMap(findingsIn).map((finding) => ({ ...finding, kind, path: file }));
