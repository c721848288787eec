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
/** Of shops and dishes, shown once a guest asks for them. */
const reviews = 'apps/web/src/terms/reviews';

/** What a menu and a dish say at first, and what is said of dishes wherever they are shown. */
const dishes = [
  ...['page', 'dish', 'options', 'shop-menu.screen.tsx', 'dish.screen.tsx', 'tabs/shop-tabs.tsx'].map(
    (place) => `${features}/menu/${place}`,
  ),
  ...['diet', 'options', 'shops/load-failure.tsx'].map((place) => `apps/web/src/terms/${place}`),
  `${features}/menu/diet/diet-question.tsx`,
  'apps/web/src/platform/photos/photo-strip.tsx',
  ...['dish-marks.tsx', 'diet-icon.tsx'].map((file) => `packages/ui/src/marks/${file}`),
];

/** What a menu says at first beside its dishes: of its restaurant as the homes do, and in its tools. */
const menus = [
  ...['full-reductions.tsx', 'open-line.tsx', 'opening-words.ts', 'rating-line.tsx', 'shop-facts.tsx'].map(
    (file) => `${shops}/${file}`,
  ),
  `${features}/menu/narrowing`,
];

/** What an order says at first. */
const orders = [
  ...['order-detail.screen.tsx', 'order-badge.tsx', 'meal-order.tsx', 'ways/way-words.ts', 'detail/progress'].map(
    (place) => `${features}/ordering/${place}`,
  ),
  ...['event-words.ts', 'hand-over-photo.tsx', 'next-action.tsx', 'order-codes.tsx', 'order-head.tsx'].map(
    (file) => `${features}/ordering/detail/${file}`,
  ),
  ...['order-places.tsx', 'review-link.tsx'].map((file) => `${features}/ordering/detail/${file}`),
  ...['brand-codes.tsx', 'choose-restaurant.tsx'].map((file) => `${features}/ordering/setmeal/${file}`),
  ...['state-words.ts', 'order-actions.tsx', 'cancel-reason-words.ts', 'table-card.tsx'].map(
    (file) => `apps/web/src/terms/orders/${file}`,
  ),
  'packages/ui/src/marks/state-badge.tsx',
];

/** The catalogue is three features; a guest waits only for what the first screen says. */
const catalogue = {
  features: ['home', 'shops', 'menu'],
  homes: { term: 'catalogue', include: [`${features}/home`, shops], exclude: [...shopsElsewhere, ...dishes] },
  menu: { term: 'catalogue-menu', include: [...dishes, ...menus] },
  rest: {
    term: 'catalogue-screens',
    include: [`${features}/shops`, `${features}/menu`, ...shopsElsewhere],
    exclude: [...dishes, `${features}/menu/narrowing`],
  },
} as const;

/** The shell's sentences, except those of other screens than the homes, which are catalogues of their own. */
const shell = {
  term: 'shell',
  orders: 'shell-orders',
  rest: 'shell-screens',
  include: ['apps/web/src/app', 'apps/web/src/platform', 'packages/ui/src'],
  restPlaces: [
    'apps/web/src/terms',
    'apps/web/src/app/screens',
    ...['addressed', 'map', 'photos'].map((place) => `apps/web/src/platform/${place}`),
    'packages/ui/src/coupons',
    'packages/ui/src/map',
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
    { term: shell.orders, include: orders },
    { term: shell.rest, include: shell.restPlaces, exclude: [shops, setMeals, reviews, ...dishes, ...orders] },
    catalogue.homes,
    catalogue.menu,
    catalogue.rest,
    ...folders
      .filter(({ name }) => !(catalogue.features as readonly string[]).includes(name))
      .map(({ name }) => ({ term: name, include: includedOf(name), exclude: orders })),
  ].sort(byTerm);
}

/**
 * What the console reads, in its own languages (rule member-35): its code has its sentences in Chinese; those of the components
 * that it shares with the guests' app are English in the code, and stand in the guests' catalogues too.
 */
export const consoleTerms = [
  { term: 'console', include: ['apps/console/src'], source: 'zh-CN' },
  { term: 'kit', include: ['packages/ui/src'], source: 'en' },
] as const;

const includedOf = (feature: string): string[] => [
  `${features}/${feature}`,
  ...(feature === 'setmeal' ? [setMeals] : []),
  ...(feature === 'review' ? [reviews] : []),
];

const byTerm = (a: TermSource, b: TermSource) => (a.term < b.term ? -1 : 1);
