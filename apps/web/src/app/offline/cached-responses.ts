/** Answers that are used offline, and never while the server answers. */
export const publicResponseCache = 'chifan-answers';
/** Answers for the signed-in member. Deleted when the member signs out. */
export const privateResponseCache = 'chifan-private';

/**
 * Rule notification-10: menus, the waiter card and own orders. Their prices may be outdated, so an order is always
 * quoted again.
 */
const keptIn: Readonly<Record<string, string>> = {
  '/rest/shop/home': publicResponseCache,
  '/rest/shop/dishes': publicResponseCache,
  '/rest/shop/here': publicResponseCache,
  '/rest/shop/details': publicResponseCache,
  '/rest/shop/dish': publicResponseCache,
  '/rest/order/list': privateResponseCache,
  '/rest/order/live': privateResponseCache,
  '/rest/order/detail': privateResponseCache,
};

/** The oldest entries are deleted first. */
export const maxCachedResponses = 60;

/** Undefined for calls that are never cached. An order is cached only for a signed-in member. */
export function cacheFor(pathname: string, isSignedIn: boolean): string | undefined {
  const place = Object.hasOwn(keptIn, pathname) ? keptIn[pathname] : undefined;
  return place === privateResponseCache && !isSignedIn ? undefined : place;
}

/**
 * The base addresses of calls: the page's own, and those that the page wrote into the worker's address. Only our own
 * page can register the worker.
 */
export const apiBasesOf = ({ origin, search }: Pick<Location, 'origin' | 'search'>): readonly string[] => [
  origin,
  ...new URLSearchParams(search)
    .getAll('api')
    .flatMap((base) => (URL.canParse(base, origin) ? [new URL(base, origin).href.replace(/\/$/, '')] : [])),
];

export const workerAddress = (bases: readonly string[]): string =>
  bases.length === 0 ? workerFile : `${workerFile}?${new URLSearchParams(bases.map((base) => ['api', base]))}`;

const workerFile = '/web/service-worker.js';

/** The path of the call at an address, or undefined for other servers. */
export function callPathOf({ origin, pathname }: URL, bases: readonly string[]): string | undefined {
  const address = origin + pathname;
  const base = bases.find((each) => address.startsWith(`${each}/rest/`));
  return base === undefined ? undefined : address.slice(base.length);
}

/** A guest may have walked on, so these cached answers ignore the position. */
const placeless: readonly string[] = ['/rest/shop/here', '/rest/shop/details'];

/** A cache cannot use a POST body as key, so path and body (or the query of a GET) become an address. */
export function keyOf(origin: string, pathname: string, body: string): string {
  const asked = placeless.includes(pathname) ? withoutPlace(body) : body;
  return `${origin}/kept${pathname}?${encodeURIComponent(asked)}`;
}

const withoutPlace = (body: string): string =>
  JSON.stringify(JSON.parse(body), (name, value: unknown) =>
    name === 'latitude' || name === 'longitude' ? undefined : value,
  );
