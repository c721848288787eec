import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const features = 'apps/web/src/features';

export type TermSource = {
  readonly term: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
};

const shops = 'apps/web/src/terms/shop';
/** Components of shops that neither home screen shows. */
const shopsElsewhere = ['hours', 'lists', 'map'].map((place) => `${shops}/${place}`);

/** Also on the home screens, but only after scrolling, so with the phrases of the term setmeal. */
const setMeals = 'apps/web/src/terms/setmeal';
/** Reviews of shops and dishes, shown on request. */
const reviews = 'apps/web/src/terms/review';

/** First words of a menu and a dish, and words about dishes on any screen. */
const dishes = [
  ...['page', 'dish', 'options', 'shop-menu.screen.tsx', 'dish.screen.tsx', 'tabs/shop-tabs.tsx'].map(
    (place) => `${features}/menu/${place}`,
  ),
  ...['diet', 'options', 'shop/load-failure.tsx'].map((place) => `apps/web/src/terms/${place}`),
  `${features}/menu/diet/diet-question.tsx`,
  'apps/web/src/platform/photos/photo-strip.tsx',
  ...['dish-marks.tsx', 'diet-icon.tsx'].map((file) => `packages/ui/src/marks/${file}`),
];

/** First words of a menu besides its dishes: its restaurant, as on the home screens, and its tools. */
const menus = [
  ...[
    'full-reductions.tsx',
    'opening-state-line.tsx',
    'opening-state-text.ts',
    'rating-line.tsx',
    'sample-ratings.tsx',
    'shop-facts.tsx',
  ].map((file) => `${shops}/${file}`),
  `${features}/menu/narrowing`,
];

/** First words of an order. */
const orders = [
  ...['order-detail.screen.tsx', 'order-badge.tsx', 'meal-order.tsx', 'ways/way-words.ts', 'detail/progress'].map(
    (place) => `${features}/ordering/${place}`,
  ),
  ...[
    'event-words.ts',
    'hand-over-photo.tsx',
    'next-action.tsx',
    'called-number.tsx',
    'order-head.tsx',
    'refunded-line.tsx',
  ].map((file) => `${features}/ordering/detail/${file}`),
  ...['order-places.tsx', 'review-link.tsx'].map((file) => `${features}/ordering/detail/${file}`),
  `${features}/ordering/order-parts/order-codes.tsx`,
  ...['brand-codes.tsx', 'choose-restaurant.tsx'].map((file) => `${features}/ordering/setmeal/${file}`),
  ...['order-state-text.ts', 'order-actions.tsx', 'cancel-reasons.ts', 'table-card.tsx'].map(
    (file) => `apps/web/src/terms/ordering/${file}`,
  ),
  'packages/ui/src/marks/state-badge.tsx',
];

/** The catalogue is three features. A guest waits only for the phrases of the first screen. */
const catalogue = {
  features: ['home', 'shop', 'menu'],
  homes: { term: 'catalogue', include: [`${features}/home`, shops], exclude: [...shopsElsewhere, ...dishes] },
  menu: { term: 'catalogue-menu', include: [...dishes, ...menus] },
  rest: {
    term: 'catalogue-screens',
    include: [`${features}/shop`, `${features}/menu`, ...shopsElsewhere],
    exclude: [...dishes, `${features}/menu/narrowing`],
  },
} as const;

/** Sums on any screen, from the first one on. */
const money = ['currency-rates-loader.tsx', 'gateway-refund-list.tsx', 'money-places.ts', 'rate-note.tsx'].map(
  (file) => `apps/web/src/terms/wallet/${file}`,
);

/** Phrases of the shell. Screens other than the home screens have their own catalogues. */
const shell = {
  term: 'shell',
  orders: 'shell-orders',
  rest: 'shell-screens',
  include: ['apps/web/src/app', 'apps/web/src/platform', 'packages/ui/src', ...money],
  restPlaces: [
    'apps/web/src/app/screens',
    ...['addressed', 'photos'].map((place) => `apps/web/src/platform/${place}`),
    'packages/ui/src/coupons',
    'packages/ui/src/map',
    'packages/ui/src/marks',
  ],
} as const;

/**
 * Sources of the shell, the catalogue, and a term for each other feature of the guest app. A new feature's folder is
 * included automatically.
 */
export function termSources(): TermSource[] {
  const folders = existsSync(project + features)
    ? readdirSync(project + features, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    { term: shell.term, include: shell.include, exclude: shell.restPlaces },
    { term: shell.orders, include: orders },
    {
      term: shell.rest,
      include: ['apps/web/src/terms', ...shell.restPlaces],
      exclude: [shops, setMeals, reviews, ...money, ...dishes, ...orders],
    },
    catalogue.homes,
    catalogue.menu,
    catalogue.rest,
    ...folders
      .filter(({ name }) => !(catalogue.features as readonly string[]).includes(name))
      .map(({ name }) => ({ term: name, include: includedOf(name), exclude: orders })),
  ].sort(byTerm);
}

/**
 * Console phrases (rule member-35). The console's code has Chinese sentences. Components shared with the guest app have
 * English sentences and are also in the guest catalogues.
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
