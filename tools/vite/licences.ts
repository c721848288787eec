import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Workspaces that are delivered or run. Licence notices cover their direct and indirect dependencies. */
const workspaces = ['apps/web', 'apps/console', 'apps/server', 'packages/contract', 'packages/domain', 'packages/ui'];

/** The package of the base styles. Our style sheets contain it, and style sheets are not in the module graph. */
const styles = 'tailwindcss';

export const licencesFile = 'licences.txt';

/**
 * Writes the licence notices of all packages that an app delivers, by its module graph, or that the server runs. A
 * package without a licence file is listed with its declared licence.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const bundled = [...this.getModuleIds()].map(packageFolderOf).filter((folder) => folder !== undefined);
      const folders = new Set([...bundled, ...runFolders()]);
      this.emitFile({ type: 'asset', fileName: licencesFile, source: noticesOf(folders) });
    },
  };
}

/** The folder of a module's package, such as `…/node_modules/@scope/name`. Undefined for our own code. */
export function packageFolderOf(module: string): string | undefined {
  const file = module.replace(/^\0/, '').replaceAll('\\', '/');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*)\//.exec(file)?.[1];
}

/** The folders of all direct and indirect dependencies of the workspaces, and of the styles. */
export function runFolders(): ReadonlySet<string> {
  const found = new Set<string>([installedAt(styles, project)].filter((folder) => folder !== undefined));
  const visit = (folder: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = installedAt(name, folder);
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  for (const workspace of workspaces) visit(path.join(project, workspace));
  return found;
}

/** The folder of a package, found as Node does. Undefined for our own packages, and for packages of other platforms. */
function installedAt(name: string, from: string): string | undefined {
  if (name.startsWith('@chifan/')) return undefined;
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const place = places.find((each) => existsSync(path.join(each, name, 'package.json')));
  return place === undefined ? undefined : path.join(place, name).replaceAll('\\', '/');
}

type Manifest = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const manifestOf = (folder: string): Manifest => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The text of all licence notices. Packages with equal notices are grouped. */
export function noticesOf(folders: Iterable<string>): string {
  const packagesByNotice = new Map<string, string[]>();
  for (const folder of [...folders].toSorted()) {
    const manifest = manifestOf(folder);
    if (manifest.name === undefined) continue;
    const notice = noticeIn(folder) ?? `Licence: ${licenceOf(manifest)}`;
    const title = `${manifest.name} ${manifest.version ?? ''} (${licenceOf(manifest)})`;
    const titles = packagesByNotice.get(notice) ?? [];
    if (!titles.includes(title)) packagesByNotice.set(notice, [...titles, title]);
  }
  const blocks = [...packagesByNotice].map(([notice, titles]) => `${titles.join('\n')}\n\n${notice}\n`);
  return `Chifan contains or runs the following software of others.\n\n${blocks.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

const licenceOf = ({ license }: Manifest): string =>
  (typeof license === 'string' ? license : license?.type) ?? 'not stated';

function noticeIn(folder: string): string | undefined {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file));
  const texts = files.toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return texts.length === 0 ? undefined : texts.join('\n\n').replaceAll('\r\n', '\n');
}
