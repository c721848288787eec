/**
 * Which modules share a file. Every file is a request, and every unneeded byte is waited for: what each first screen
 * needs lies together, what only some screens need lies apart. A group includes the imports of its modules, unless an
 * earlier group has them.
 */
export const chunkGroups = [
  // Changes only with its version: stays cached over our releases.
  group('vendor', 1, [
    // No first screen has infinite lists.
    'node_modules/((react|react-dom|scheduler|@lingui)/|@tanstack/(?!.*nfiniteQuery(Observer)?\\.js)|zustand/esm/(?!middleware))',
  ]),
  group('kit', 1, [
    'packages/ui/src/(class-names|icons|actions/(button|icon-button)|states|surfaces/toast)',
    'packages/ui/src/(money/(format|money)|marks/badge|choices/chips|food/(han-name|dish-picture))',
    'packages/contract/src/(?!client/(live|silence))|packages/domain/src/((?!fen)\\w+\\.ts|address/)',
    // Purchases, payments, photos, money and live updates are on no first screen.
    'apps/\\w+/src/platform/(?!addressed/|live\\.ts|map/|contact/|money/|photos/|copying/|navigation/replace|forms/|phrases/other|use-settled|place/(delivery-mode|picked))',
  ]),
  // The menu's rules, apart because a group includes its imports, which the homes would then load.
  group('menu-rules', 1, [
    'packages/domain/src/catalogue/(allergens|diet-profile|dish-marks|dish-options|opening-hours|served|option)',
  ]),
  // Restaurants on both homes, the list and the menu: many small modules, one request.
  group('shops', 2, [
    'features/home/|apps/web/src/terms/shops/(?!map/|lists/)',
    'apps/web/src/data/(home|favourites|next-page)\\.ts',
    'packages/ui/src/scrolling/(swiper|use-swiper|glide)',
    'packages/domain/src/catalogue/(index|restaurant-types|shop-types|shanghai-time)',
  ]),
  group('forms', 2, ['packages/ui/src/(fields|choices|surfaces)/']),
  // What surrounds a map; the map itself comes with its library.
  group('map', 1, ['apps/\\w+/src/platform/map/[\\w-]+\\.tsx?$']),
  group('dishes', 2, [
    'packages/ui/src/',
    'apps/\\w+/src/(platform/(?!map/)|terms/(?!orders/|refunds/)|data/)',
    'packages/contract/src/client/|@tanstack/',
  ]),
  // Orders and refunds of both kinds: no reader of a menu waits for them.
  group('orders', 2, ['apps/web/src/terms/orders/']),
  group('refunds', 2, ['apps/web/src/terms/refunds/']),
  group('after-sale-rules', 1, ['packages/domain/src/(mall|refund)/']),
].map((each, index, all) => ({ ...each, priority: all.length - index }));

/** `minShareCount`: how many screens must need a module. */
function group(name: string, minShareCount: number, places: readonly string[]) {
  // Slashes of any system.
  return { name, minShareCount, test: new RegExp(places.join('|').replaceAll('/', String.raw`[\\/]`)) };
}
