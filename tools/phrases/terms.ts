import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const features = 'apps/web/src/features';

/** A catalogue and the places whose sentences it holds. */
export type TermSource = {
  readonly term: string;
  readonly include: readonly string[];
  /** Places within them that another catalogue holds. */
  readonly exclude?: readonly string[];
};

/** What the homes say: a guest waits for these sentences, so the rest of their feature is a catalogue of its own. */
const homes = {
  term: 'catalogue',
  rest: 'catalogue-screens',
  places: [
    'home',
    'shops',
    'favourites',
    'labels/cuisine-labels.ts',
    'labels/shop-type-labels.ts',
    'labels/list-text.ts',
    'in-store-home.screen.tsx',
    'delivery-home.screen.tsx',
  ].map((place) => `${features}/catalogue/${place}`),
} as const;

/** What every screen may say, but for what only others than the homes do: that lies apart, too. */
const shell = {
  term: 'shell',
  rest: 'shell-screens',
  include: ['apps/web/src/app', 'apps/web/src/platform', 'packages/ui/src'],
  restPlaces: [
    'apps/web/src/terms',
    ...['addressed', 'copying', 'map', 'photos'].map((place) => `apps/web/src/platform/${place}`),
    'packages/ui/src/coupons',
    'packages/ui/src/marks',
  ],
} as const;

/** The shell, and a term for each feature of the guests' app: a new feature is covered by its folder being there. */
export function termSources(): TermSource[] {
  const folders = existsSync(project + features)
    ? readdirSync(project + features, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    { term: shell.term, include: shell.include, exclude: shell.restPlaces },
    { term: shell.rest, include: shell.restPlaces },
    ...folders.flatMap(({ name }) => ofFeature(name)).sort(byTerm),
  ];
}

function ofFeature(name: string): TermSource[] {
  const include = [`${features}/${name}`];
  if (name !== homes.term) return [{ term: name, include }];
  return [
    { term: homes.term, include: homes.places },
    { term: homes.rest, include, exclude: homes.places },
  ];
}

/** The console speaks Chinese alone: its sentences stand in Chinese in the code, and it has this one catalogue. */
export const consoleTerm = { term: 'console', include: ['apps/console/src'], language: 'zh-CN' } as const;

const byTerm = (a: TermSource, b: TermSource) => (a.term < b.term ? -1 : 1);
