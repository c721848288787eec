/**
 * Which modules share a file. Every file is a request, and every byte that a screen does not need is waited for: so what
 * each first screen needs lies together, and what only some screens need lies apart. A group takes along what its
 * modules import, unless an earlier group has it.
 */
export const chunkGroups = [
  // What changes only with its version: a guest keeps it over our releases.
  group('vendor', 1, [
    // Lists that go on page by page are on no first screen.
    'node_modules/((react|react-dom|scheduler|@lingui)/|@tanstack/(?!.*nfiniteQuery(Observer)?\\.js)|zustand/esm/(?!middleware))',
  ]),
  group('kit', 1, [
    'packages/ui/src/(class-names|icons|actions/(button|icon-button)|states|surfaces/toast)',
    'packages/ui/src/(money/(format|money)|marks/badge|choices/chips|food/(han-name|dish-picture))',
    'packages/contract/src/(?!client/(live|silence))|packages/domain/src/((?!fen)\\w+\\.ts|address/)',
    // What is bought, paid and photographed is on no first screen, nor are sums of money and what is watched live.
    'apps/\\w+/src/platform/(?!addressed/|live\\.ts|map/|contact/|money/|photos/|copying/|navigation/replace|forms/|phrases/other|use-settled|place/(delivery-mode|picked))',
  ]),
  // What menus know of options, diets and times: a group takes along what it imports, and homes import their neighbours.
  group('menu-rules', 1, [
    'packages/domain/src/catalogue/(allergens|diet-profile|dish-marks|dish-options|opening-hours|served|option)',
  ]),
  // Restaurants as both homes, the list and the menu show them: many small modules, one request.
  group('shops', 2, [
    'features/home/|apps/web/src/terms/shops/(?!map/|lists/)',
    'apps/web/src/data/(home|favourites|next-page)\\.ts',
    'packages/ui/src/scrolling/(swiper|use-swiper|glide)',
    'packages/domain/src/catalogue/(index|restaurant-types|shop-types|shanghai-time)',
  ]),
  group('forms', 2, ['packages/ui/src/(fields|choices|surfaces)/']),
  // What stands around a map; the map itself comes with the library that draws it, where one is shown.
  group('map', 1, ['apps/\\w+/src/platform/map/[\\w-]+\\.tsx?$']),
  group('dishes', 2, [
    'packages/ui/src/',
    'apps/\\w+/src/(platform/(?!map/)|terms/(?!orders/|refunds/)|data/)',
    'packages/contract/src/client/|@tanstack/',
  ]),
  // What orders and refunds show, of whichever kind: nobody who reads a menu waits for it.
  group('orders', 2, ['apps/web/src/terms/orders/']),
  group('refunds', 2, ['apps/web/src/terms/refunds/']),
  group('after-sale-rules', 1, ['packages/domain/src/(mall|refund)/']),
].map((each, index, all) => ({ ...each, priority: all.length - index }));

/** `minShareCount`: how many screens must need a module before it lies with others. */
function group(name: string, minShareCount: number, places: readonly string[]) {
  // The slashes of any system.
  return { name, minShareCount, test: new RegExp(places.join('|').replaceAll('/', String.raw`[\\/]`)) };
}
