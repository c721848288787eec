import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const features = 'apps/web/src/features';

export type TermSource = {
  readonly term: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
};

const shops = 'apps/web/src/terms/shops';
/** Parts of shops that no home shows. */
const shopsElsewhere = ['hours', 'lists', 'map'].map((place) => `${shops}/${place}`);

/** Shown on the homes too, but only once a guest has scrolled: with the phrases of its own term. */
const setMeals = 'apps/web/src/terms/setmeal';

/** The catalogue is three features: a guest waits for what the homes say, so the rest is a catalogue of its own. */
const catalogue = {
  features: ['home', 'shops', 'menu'],
  homes: { term: 'catalogue', include: [`${features}/home`, shops], exclude: shopsElsewhere },
  rest: { term: 'catalogue-screens', include: [`${features}/shops`, `${features}/menu`, ...shopsElsewhere] },
} as const;

/** The shell's sentences, except those of other screens than the homes, which are a catalogue of their own. */
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

/** The shell, the catalogue, and a term for each other feature of the guests' app: a new feature is covered by its folder being there. */
export function termSources(): TermSource[] {
  const folders = existsSync(project + features)
    ? readdirSync(project + features, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    { term: shell.term, include: shell.include, exclude: shell.restPlaces },
    { term: shell.rest, include: shell.restPlaces, exclude: [shops, setMeals] },
    catalogue.homes,
    catalogue.rest,
    ...folders
      .filter(({ name }) => !(catalogue.features as readonly string[]).includes(name))
      .map(({ name }) => ({ term: name, include: includedOf(name) })),
  ].sort(byTerm);
}

/** The console's code has its sentences in Chinese, its only language, so it has one catalogue. */
export const consoleTerm = { term: 'console', include: ['apps/console/src'], language: 'zh-CN' } as const;

const includedOf = (feature: string): string[] => [
  `${features}/${feature}`,
  ...(feature === 'setmeal' ? [setMeals] : []),
];

const byTerm = (a: TermSource, b: TermSource) => (a.term < b.term ? -1 : 1);
