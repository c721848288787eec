import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const features = 'apps/web/src/features';

/** A catalogue and the folders whose sentences it holds. */
export type TermSource = { readonly term: string; readonly include: readonly string[] };

/** The shell, and a term for each feature of the guests' app: a new feature is covered by its folder being there. */
export function termSources(): TermSource[] {
  const folders = existsSync(project + features)
    ? readdirSync(project + features, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    { term: 'shell', include: ['apps/web/src/app', 'apps/web/src/platform', 'packages/ui/src'] },
    ...folders.map(({ name }) => ({ term: name, include: [`${features}/${name}`] })).sort(byTerm),
  ];
}

/** The console speaks Chinese alone: its sentences stand in Chinese in the code, and it has this one catalogue. */
export const consoleTerm = { term: 'console', include: ['apps/console/src'], language: 'zh-CN' } as const;

const byTerm = (a: TermSource, b: TermSource) => (a.term < b.term ? -1 : 1);
