/**
 * Groups of modules that share one output file. The listed groups go from code of every first
 * screen to code of one screen. A group includes the imports of its modules, unless an earlier group has them. `npm run
 * bench:page` measures the result.
 */
export const chunkGroups = [
  // JavaScript chunk that contains the app shell and the code that every first screen needs.
  group('kit', [
    'node_modules/(react|react-dom|scheduler|@lingui|@tanstack|zustand)/',
    'packages/contract/src/(?!client/(live|silence|fail-when-idle))',
    'packages/domain/src/(?!digits)[\\w-]+\\.ts',
    'packages/ui/src/([\\w-]+\\.ts|actions/(button|icon-button)|icons/|states/(?!use-is-disconnected)|marks/badge|photos/photo\\.)',
    'packages/ui/src/(food/han-name|money/(approximate|money)|surfaces/(card|toast))',
    'apps/\\w+/src/app/(?!boot)[\\w-]+\\.tsx?$',
    'apps/\\w+/src/platform/(api|language|location|navigation|query|screen-link|session|storage|time|title-bar)\\.',
    'apps/\\w+/src/platform/(calls|language|loading|navigation|phrases|session|site|width)/(?!catalogues|replace)',
    'apps/web/src/(data/next-page|platform/addressed/require-param|terms/(cart/has-stored|choice/way-labels))\\.',
  ]),
  // JavaScript chunk that the home screen, a menu and a dish share. It contains the header with the chosen order type
  // and place, drawings of dishes, and the guest's diet profile.
  group('finding', [
    'apps/web/src/(terms/choice/(choice-bar|place-name)|platform/choice/|terms/diet/(diet-profile|stored))',
    'packages/ui/src/(photos/photo-with|food/(dish-picture|dish-tile|composed)|marks/food-icon)',
    'packages/domain/src/(catalogue/(allergens|diet/(diet-profile|judge-dish)|dish-marks|illustration)|member/diet-wishes)',
  ]),
  // JavaScript chunk that finds the guest's position. The home screen needs it, and so do screens that can open without
  // the home screen.
  group('place', ['apps/web/src/platform/place/(find-location|location-changes|device-position)']),
  // JavaScript chunk that the home screen and a menu share. It contains the facts of a restaurant, such as its rating.
  group('facts', [
    'apps/web/src/terms/shop/(card/shop-mark|sale-line|opening-state|rating-line|full-reductions|shop-(facts|figures))',
    'packages/ui/src/choices/chips',
  ]),
  // JavaScript chunk that contains the cards of restaurants, which home screens and lists show.
  group('shops', [
    'apps/web/src/features/home/(?!\\w+-home\\.screen|home-map|row-(arrows|verdict))|apps/web/src/terms/setmeal/lazy',
    'apps/web/src/terms/shop/(card/|cuisine|heart|shop-(filters|list-skeleton|type-labels)|use-favourite)',
    'apps/web/src/data/(home|favourites)\\.|packages/ui/src/scrolling/(swiper|use-swiper|scroll)',
  ]),
  // JavaScript chunk that contains the code that a menu and a dish share.
  group('menu', [
    'apps/web/src/features/menu/dish/(dish-price|dish-notes)',
    'apps/web/src/terms/diet/(diet-(labels|words)|dish-(facts|marks)\\.|list|verdict)',
    'apps/web/src/(terms/(cart/dish-line|options/dish-options|review/lazy-shop|shop/(hours/opening-week|load-failure)))',
    'apps/web/src/data/menu\\.|packages/ui/src/marks/dish-|packages/domain/src/catalogue/dish-options',
  ]),
  // JavaScript chunk that contains the code of a menu and of the cart.
  group('cart', [
    'apps/web/src/terms/(cart/(cart|carts-by-guest|lines|stored-carts|use-cart-check)\\.|coupon/shop-coupons)',
    'apps/web/src/(features/menu/page/shop-head|data/coupon\\.|platform/place/table)',
    'packages/ui/src/(actions/stepper|choices/tabs|food/dish-card)',
  ]),
  // JavaScript chunk that contains the screen of one dish.
  group('dish', [
    'apps/web/src/(features/menu/options/use-dish-choice|platform/photos/photo-strip|data/currency)',
    'apps/web/src/terms/(options/option-groups|diet/dish-facts-cards|wallet/(currenc(y|ies)\\.|rate-note))',
  ]),
  // JavaScript chunk that contains the screens of one order.
  group('order', [
    'apps/web/src/features/ordering/(order-badge|meal-order|setmeal/(brand-codes|choose-restaurant))',
    'apps/web/src/terms/ordering/(order-(actions|kind\\.|detail-skeleton)|cancel-reasons)',
    'apps/web/src/data/ordering',
    'packages/ui/src/(actions/long|marks/state-badge|progress/countdown|surfaces/black|food/pick-up-code)',
    'packages/domain/src/ordering/(replaceable-address|cancel-reasons|order-states)',
  ]),
  // Vite splits the remaining code by the screens that need it, and merges small files.
  {
    ...group('shared', ['packages/(ui|domain)/src/', 'apps/\\w+/src/(platform|terms|data)/']),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
].map((each, index, all) => ({ ...each, priority: all.length - index }));

function group(name: string, places: readonly string[]) {
  // A path may contain slashes or backslashes.
  return { name, test: new RegExp(places.join('|').replaceAll('/', String.raw`[\\/]`)) };
}
