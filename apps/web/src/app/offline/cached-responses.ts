/**
 * Name of the cache for public API responses. The service worker uses the cache only while the server cannot be
 * reached.
 */
export const publicResponseCache = 'chifan-answers';
/** Name of the cache for the signed-in member’s API responses. The cache is deleted when the member signs out. */
export const privateResponseCache = 'chifan-private';

/**
 * API calls whose responses are cached, with the cache to use (rule notification-10). Cached prices may be outdated, so
 * an order always gets a new quote.
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

/** Maximum number of responses in a cache. The oldest are deleted first. */
export const maxCachedResponses = 60;

/** The cache for a call. undefined for calls that are never cached. Orders are cached only for a signed-in member. */
export function cacheFor(pathname: string, isSignedIn: boolean): string | undefined {
  const place = Object.hasOwn(keptIn, pathname) ? keptIn[pathname] : undefined;
  return place === privateResponseCache && !isSignedIn ? undefined : place;
}

/**
 * Base URLs of the API: the page’s origin, and base URLs that the page wrote into the URL of the service worker. The
 * worker can trust these URLs, because only our own page can register it.
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

/** The API path of a URL, or undefined if the URL belongs to another server. */
export function callPathOf({ origin, pathname }: URL, bases: readonly string[]): string | undefined {
  const address = origin + pathname;
  const base = bases.find((each) => address.startsWith(`${each}/rest/`));
  return base === undefined ? undefined : address.slice(base.length);
}

/** Calls whose cache key ignores the position, because the guest may have moved since. */
const placeless: readonly string[] = ['/rest/shop/here', '/rest/shop/details'];

/**
 * The cache key of a call: a URL that contains the path and the POST body or GET query, because a cache cannot use a
 * body as key.
 */
export function keyOf(origin: string, pathname: string, body: string): string {
  const asked = placeless.includes(pathname) ? withoutPlace(body) : body;
  return `${origin}/kept${pathname}?${encodeURIComponent(asked)}`;
}

const withoutPlace = (body: string): string =>
  JSON.stringify(JSON.parse(body), (name, value: unknown) =>
    name === 'latitude' || name === 'longitude' ? undefined : value,
  );
