import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import { expect, test } from 'vitest';
import { termsOf } from './load-screen.ts';
import { routes } from './routes.ts';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const app = join(project, 'apps/web/src/app');
const phrases = join(project, 'packages/phrases/en');

/** The texts of each phrase file. The file of a term (an area of the product) has the name of the term. */
const sentences = new Map(
  readdirSync(phrases).map((file) => {
    const { items } = PO.parse(readFileSync(join(phrases, file), 'utf8'));
    const term = basename(file, '.po');
    return [term, items.map(({ msgid, msgctxt = '', references }) => ({ id: `${msgctxt}|${msgid}`, references }))];
  }),
);

const idsOf = (terms: Iterable<string>) =>
  new Set([...terms].flatMap((term) => sentences.get(term)?.map(({ id }) => id) ?? []));

const saidIn = new Map<string, Set<string>>();
for (const { id, references } of [...sentences.values()].flat()) {
  for (const reference of references) saidIn.set(reference, (saidIn.get(reference) ?? new Set()).add(id));
}

type Brought = { readonly file: string; readonly terms: readonly string[] };

type Imports = { readonly files: readonly string[]; readonly brought: readonly Brought[] };

const read = new Map<string, Imports>();

/**
 * `files`: the files that the given file imports. `brought`: the files that it loads lazily. `terms` lists the phrase
 * files that the app loads together with the lazy file.
 */
function importsOf(file: string): Imports {
  const known = read.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:import|export) type [^;]*;/gm, '');
  const place = (path = '') => join(dirname(file), path);
  const brought = [...code.matchAll(/import\(\s*'(\.[^']+\.tsx?)'\s*\)((?:,\s*'[\w-]+')*)/g)];
  const imports = {
    files: [...code.matchAll(/(?:from|^import) '(\.[^']+\.tsx?)'/gm)].map(([, path]) => place(path)),
    brought: brought.map(([, path, terms = '']) => ({
      file: place(path),
      terms: [...terms.matchAll(/[\w-]+/g)].map(String),
    })),
  };
  read.set(file, imports);
  return imports;
}

/**
 * Lists the texts in a file and in its imports that have no loaded phrase. `terms` names the phrase files that are
 * loaded.
 */
function missing(file: string, terms: ReadonlySet<string>, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const here = idsOf(terms);
  const name = relative(project, file);
  const { files, brought } = importsOf(file);
  return [
    ...[...(saidIn.get(name) ?? [])].filter((id) => !here.has(id)).map((id) => `${name}: ${id}`),
    ...files.flatMap((each) => missing(each, terms, seen)),
    ...brought.flatMap((each) => missing(each.file, new Set([...terms, ...each.terms]), seen)),
  ];
}

const loaders = readFileSync(join(app, 'screens/screen-loaders.ts'), 'utf8');
const firstScreens = readFileSync(join(app, 'routes.ts'), 'utf8');

/** The file of a route’s screen, found in the source text of `screen-loaders.ts` or `routes.ts`. */
function fileOf(path: string): string {
  const [, given = '', mall = ''] =
    new RegExp(`'${path}': (?:\\(\\) => import\\('([^']+)'\\)|(mall(?:Order)?)\\()`).exec(loaders) ?? [];
  if (given !== '') return join(app, 'screens', given);
  if (mall !== '') return join(app, `../features/${mall === 'mall' ? 'mall' : 'mall-order'}/screens.ts`);
  const [, first = ''] = new RegExp(`'${path}',.*import\\('([^']+)'\\)`).exec(firstScreens) ?? [];
  return join(app, first);
}

test.each(routes.filter(({ path }) => !path.startsWith('dev/')))(
  'the screen $path loads the phrases of all texts that it can show',
  (route) => {
    const file = fileOf(route.path);
    expect(existsSync(file)).toBe(true);
    expect(missing(file, new Set(['shell', ...termsOf(route)]))).toEqual([]);
  },
);
