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
/** Folders of shop components that no home screen shows. */
const shopsElsewhere = ['hours', 'lists', 'map'].map((place) => `${shops}/${place}`);

/**
 * Folder of set meals. The home screens show set meals only after scrolling, so the phrases of set meals are in the
 * catalogue of the feature `setmeal`, which the app loads later.
 */
const setMeals = 'apps/web/src/terms/setmeal';
/**
 * Folder of the reviews of shops and dishes. Their phrases are in the catalogue of the feature `review`, which the app
 * loads on demand.
 */
const reviews = 'apps/web/src/terms/review';

/**
 * Files with phrases that the screen of a menu or of a dish shows at first, and files with phrases about dishes on any
 * screen.
 */
const dishes = [
  ...['page', 'dish', 'options', 'tabs/shop-tabs.tsx'].map((place) => `${features}/menu/${place}`),
  ...['diet', 'options', 'shop/load-failure.tsx'].map((place) => `apps/web/src/terms/${place}`),
  `${features}/menu/diet/diet-question.tsx`,
  'apps/web/src/platform/photos/photo-strip.tsx',
  'packages/ui/src/marks/dish-marks.tsx',
];

/** Files with phrases about the restaurant and the toolbar that the screen of a menu shows at first. */
const menus = [
  ...[
    'full-reductions.tsx',
    'opening-state-line.tsx',
    'opening-state-text.ts',
    'rating-line.tsx',
    'sale-line.tsx',
    'card/shop-mark.tsx',
  ].map((file) => `${shops}/${file}`),
  `${features}/menu/page/menu-notice.tsx`,
  `${features}/menu/narrowing`,
];

/** Files with phrases that the screen of an order shows at first. */
const orders = [
  ...[
    'detail/order-detail.screen.tsx',
    'order-badge.tsx',
    'meal-order.tsx',
    'ways/way-words.ts',
    'detail/progress',
  ].map((place) => `${features}/ordering/${place}`),
  ...[
    'event-words.ts',
    'hand-over-photo.tsx',
    'next-action.tsx',
    'called-number.tsx',
    'order-head.tsx',
    'refunded-line.tsx',
  ].map((file) => `${features}/ordering/detail/${file}`),
  ...['compensation-lines.tsx', 'order-places.tsx', 'review-link.tsx'].map(
    (file) => `${features}/ordering/detail/${file}`,
  ),
  `${features}/ordering/order-parts/order-codes.tsx`,
  ...['brand-codes.tsx', 'choose-restaurant.tsx'].map((file) => `${features}/ordering/setmeal/${file}`),
  ...['order-state-text.ts', 'order-actions.tsx', 'cancel-reasons.ts', 'table-card.tsx'].map(
    (file) => `apps/web/src/terms/ordering/${file}`,
  ),
  'packages/ui/src/marks/state-badge.tsx',
];

/** Files of the bar that shows the order type and the place. The home screens and the menu have this bar. */
const choice = ['choice-bar.tsx', 'place-name.tsx', 'way-labels.ts'].map((file) => `apps/web/src/terms/choice/${file}`);

/**
 * Files of the guest app's features home, shop and menu. Their phrases are in three catalogues, so that a guest waits
 * only for the phrases of the first screen.
 */
const catalogue = {
  features: ['home', 'shop', 'menu'],
  homes: {
    term: 'catalogue',
    include: [`${features}/home`, shops, ...choice],
    exclude: [...shopsElsewhere, ...dishes],
  },
  menu: { term: 'catalogue-menu', include: [...dishes, ...menus, ...choice] },
  rest: {
    term: 'catalogue-screens',
    include: [`${features}/shop`, `${features}/menu`, ...shopsElsewhere],
    exclude: [...dishes, `${features}/menu/narrowing`],
  },
} as const;

/** Files with phrases about amounts, which any screen shows from the start. */
const money = ['currency-rates-loader.tsx', 'gateway-refund-list.tsx', 'money-places.ts', 'rate-note.tsx'].map(
  (file) => `apps/web/src/terms/wallet/${file}`,
);

/**
 * Phrases of the app shell, which every screen needs. Screens other than the home screens have separate phrase
 * catalogues.
 */
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
 * Source folders of each phrase catalogue: the app shell, the shop catalogue, and one for each other feature of the
 * guest app. The folder of a new feature is included automatically.
 */
export function termSources(): TermSource[] {
  const folders = existsSync(project + features)
    ? readdirSync(project + features, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    { term: shell.term, include: shell.include, exclude: shell.restPlaces },
    { term: shell.orders, include: [...orders, 'apps/web/src/terms/choice/way-labels.ts'] },
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
 * Phrases of the console (rule member-35). The console's code contains Chinese sentences. Components shared with the
 * guest app contain English sentences, which are also in the guest phrases.
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
