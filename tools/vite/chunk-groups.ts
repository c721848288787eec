/**
 * Which modules share a file. Every file is a request, and every unneeded byte is waited for: what the same first
 * screens need lies together, from what all need to what one needs. A group includes the imports of its modules, unless
 * an earlier group has them; `npm run bench:page` weighs what comes of it.
 */
export const chunkGroups = [
  // Changes only with its version: stays cached over our releases. Alone, because a file comes over one connection: the
  // rest is there by the time that the largest file is.
  group('vendor', ['node_modules/(react|react-dom|scheduler)/']),
  // All first screens.
  group('kit', [
    // No first screen has infinite lists.
    'node_modules/(@lingui/|@tanstack/(?!.*(nfiniteQuery(Observer)?|usePrefetchQuery)\\.js)|zustand/esm/(?!middleware))',
    'packages/ui/src/(class-names|distance/|icons|actions/(button|icon-button)|states/(?!use-is-cut)|surfaces/toast|photos/(photo-or|drawn))',
    'packages/ui/src/(money/(about|money|reserved)|marks/badge|food/(han-name|dish-picture|composed|plates))',
    'packages/contract/src/(?!client/(live|silence))|packages/domain/src/((?!fen)[\\w-]+\\.ts|address/)',
    'apps/\\w+/src/platform/(api|language|location|navigation|query|screen-link|session|storage|time|title-bar)\\.',
    'apps/\\w+/src/platform/(calls|language|loading|navigation|place|phrases|session|site|width)/(?!replace|catalogues|delivery-mode|picked|table)',
    'apps/web/src/(data/next-page|terms/shops/way|platform/money/approximate-provider)\\.',
    'apps/web/src/platform/addressed/needs|packages/domain/src/fen|packages/ui/src/surfaces/card',
    'apps/web/src/data/ordering\\.|packages/domain/src/(ordering/order-states|payment/payment-methods)',
    // The app around its screens, so that the page's entry is one line, which stands in the page.
    'apps/web/src/app/(app|app-navigator|forget-with-session|live-orders|load-screen|routes|screen-frame|start-app|tab-bar|title-bar|unknown)\\.',
    'apps/web/src/app/offline/(register-service-worker|kept-answers)\\.|apps/web/src/terms/(install/install-prompt|cart/has-stored-carts)\\.',
    // What the homes, the lists and the menu say of a restaurant: less than one more request is worth.
    'apps/web/src/terms/shops/(full-reductions|open-line|opening-words|rating-line|shop-facts|shop-figures)\\.',
    'packages/ui/src/choices/chips|packages/domain/src/catalogue/shanghai-time',
  ]),
  // Restaurants as cards: both homes and the lists.
  group('shops', [
    'features/home/(?!\\w+-home\\.screen)|apps/web/src/terms/setmeal/lazy',
    'apps/web/src/terms/shops/(card/|cuisine|heart|shop-(card|filters|list-skeleton|type-labels)|use-favourite)',
    'apps/web/src/data/(home|favourites)\\.|packages/ui/src/scrolling/(swiper|use-swiper|glide)',
  ]),
  // Prices in the guest's own money: a dish, and later screens.
  group('currency', ['apps/web/src/(platform/money/(currenc|rate-note)|data/currency\\.)']),
  // The menu and a dish, and what puts a dish into a cart: a file of its own for that would be one request more for the
  // menu, which costs it more than its kilobytes cost a dish.
  group('dishes', [
    'features/menu/(dish/dish-price|page/(dish-notes|sample))',
    'apps/web/src/terms/(diet/(diet-(labels|profile|words)|dish-(facts|marks)\\.|kept|list|verdict)|options/dish-options)',
    'apps/web/src/(terms/(cart/dish-line|reviews/lazy-shop-reviews|shops/(hours/opening-week|load-failure))|data/menu)\\.',
    'packages/domain/src/(catalogue/(allergens|diet/diet-profile|dish-(marks|options))|member/member\\.)',
    'packages/ui/src/marks/dish-',
    'apps/web/src/terms/cart/(cart|carts-by-guest|lines|stored-carts|use-cart-check)\\.',
    'features/menu/diet/asked-diet|packages/ui/src/actions/stepper',
    'features/menu/page/shop-head|apps/web/src/terms/coupons/shop-coupons',
    'apps/web/src/(platform/place/table|data/coupon)\\.',
    'packages/ui/src/(choices/tabs|food/dish-card)',
  ]),
  // What a dish shares with later screens.
  group('dish', [
    'features/menu/(diet/dish-verdict|options/use)|packages/ui/src/marks/diet-',
    'apps/web/src/(platform/photos/photo-strip|terms/(options/option-groups|diet/dish-facts-cards))',
  ]),
  // What an order shares with later screens.
  group('order', [
    'features/ordering/(meal-order|order-badge|setmeal/choose-restaurant|ways/way-words)',
    'apps/web/src/platform/copying/|packages/ui/src/offline/push-state',
    'apps/web/src/terms/orders/(cancel-reason-words|order-(actions|detail-skeleton|kind\\.)|state-words|live-strip/code-of)',
    'packages/domain/src/(ordering/(cancel-reasons|guest-words|order-ways|replaceable)|payment/environment)',
    'packages/ui/src/(actions/long-press|food/pick-up|marks/state-badge|progress/countdown|surfaces/black)',
  ]),
  group('map', [
    '(apps/\\w+/src/platform|packages/ui/src)/map/((pins|controls)/)?[\\w-]+\\.tsx?$|terms/shops/map/use-map-words',
  ]),
  // What only later screens share, by those that need it; small shares join their neighbours.
  {
    ...group('shared', ['packages/(ui|domain)/src/', 'apps/\\w+/src/(platform|terms|data)/', '@tanstack/']),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
].map((each, index, all) => ({ ...each, priority: all.length - index }));

function group(name: string, places: readonly string[]) {
  // Slashes of any system.
  return { name, test: new RegExp(places.join('|').replaceAll('/', String.raw`[\\/]`)) };
}
