/**
 * Groups of modules that share one output file. Five groups are listed by folder, from code of every first screen to
 * code of one screen. A group includes the imports of its modules, unless an earlier group has them. `npm run
 * bench:page` measures the result.
 */
export const chunkGroups = [
  // The JavaScript chunk with code that every first screen needs, and the app shell.
  group('kit', [
    'node_modules/(react|react-dom|scheduler|@lingui|@tanstack|zustand)/',
    'packages/contract/src/(?!client/(live|silence))',
    'packages/domain/src/([\\w-]+\\.ts|address/[\\w-]+\\.ts|payment/payment-methods|ordering/order-states|catalogue/shanghai-time)',
    'packages/ui/src/([\\w-]+\\.ts|(actions|distance|icons|states)/|choices/chips|marks/badge|photos/(photo-or|drawn))',
    'packages/ui/src/(food/(han-name|dish-picture|composed|plates)|money/(approximate|about|money|reserved)|surfaces/(card|toast))',
    'apps/\\w+/src/app/(?!boot)[\\w-]+\\.tsx?$',
    'apps/\\w+/src/platform/(api|language|location|navigation|query|screen-link|session|storage|time|title-bar)\\.',
    'apps/\\w+/src/platform/(calls|language|loading|navigation|phrases|place|session|site|width)/(?!catalogues|replace|table)',
    'apps/web/src/(data/(next-page|ordering)|platform/addressed/needs(-param)?|terms/wallet/approximate-provider)\\.',
    'apps/web/src/(platform/copying/|terms/(sharing/|choice/way-labels))',
    'apps/web/src/terms/(cart/has-stored|shop/(full-reductions|open-line|opening-words|rating-line|shop-f|way))',
  ]),
  // The JavaScript chunk that home, menu and dish share: the header with the choice, facts of a shop, and diets.
  group('finding', [
    'apps/web/src/(terms/choice/(choice-bar|place-name|wanted-time)|platform/choice/|data/shop\\.)',
    'apps/web/src/terms/(diet/(verdict-line|diet-(profile|words|labels)|stored|list)|shop/(card/shop-mark|sale-line))',
    'packages/domain/src/(catalogue/(allergens|diet/diet-profile|dish-marks|showcase)|member/member\\.)',
  ]),
  // The JavaScript chunk with cards of restaurants, which home screens and lists show.
  group('shops', [
    'apps/web/src/features/home/(?!\\w+-home\\.screen|home-map|row-arrows)|apps/web/src/terms/setmeal/lazy',
    'apps/web/src/terms/shop/(card/|cuisine|heart|shop-(card|filters|list-skeleton|type-labels)|use-favourite)',
    'apps/web/src/data/(home|favourites)\\.|packages/ui/src/scrolling/',
  ]),
  // The JavaScript chunk with code of a menu and a dish.
  group('menu', [
    'apps/web/src/features/menu/(dish/(dish-price|dish-notes|sample)|page/shop-head|diet/asked-diet)',
    'apps/web/src/terms/diet/(diet-(labels|profile|words)|dish-(facts|marks)\\.|kept|list|verdict)',
    'apps/web/src/terms/(cart/(cart|carts-by-guest|dish-line|lines|stored-carts|use-cart-check)\\.|coupon/shop-coupons)',
    'apps/web/src/(features/menu/(diet/dish-verdict|options/use-dish-choice)|data/currency)',
    'apps/web/src/(terms/wallet/(currenc|rate-note)|platform/photos/photo-strip)',
    'apps/web/src/terms/(options/dish-options|review/lazy-shop-reviews|shop/(hours/opening-week|load-failure))',
    'apps/web/src/(data/(coupon|menu)|platform/place/table)\\.|packages/ui/src/(choices/tabs|food/dish-card|marks/dish-)',
    'packages/domain/src/(catalogue/(allergens|diet/diet-profile|dish-(marks|options))|member/member\\.)',
  ]),
  // The JavaScript chunk with code of an order.
  group('order', [
    'apps/web/src/features/ordering/(order-badge|meal-order|setmeal/(brand-codes|choose-restaurant)|ways/way-words)',
    'apps/web/src/terms/(ordering/(order-(actions|kind\\.|detail-skeleton)|state-words|cancel-reasons|live-strip/code))',
    'apps/web/src/(platform/use-kept-focus|terms/(map/route|notification/push-sub|we-chat/authorization))',
    'packages/ui/src/(offline/push|marks/state-badge|progress/countdown|surfaces/(black|use-modal|sheet)|food/pick-up-code)',
    'packages/domain/src/ordering/(replaceable-address|cancel-reasons)',
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
