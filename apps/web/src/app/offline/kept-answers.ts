/** What was answered is read again without a network, and never instead of the server while it answers. */
export const publicAnswers = 'chifan-answers';
/** Of the member who is signed in; deleted when they have gone. */
export const privateAnswers = 'chifan-private';

/** Rule notification-10: menus, the waiter's card and own orders. Prices in them may have changed: an order is priced anew. */
const keptIn: Readonly<Record<string, string>> = {
  '/rest/shop/home': publicAnswers,
  '/rest/shop/dishes': publicAnswers,
  '/rest/shop/here': publicAnswers,
  '/rest/shop/details': publicAnswers,
  '/rest/shop/dish': publicAnswers,
  '/rest/order/list': privateAnswers,
  '/rest/order/live': privateAnswers,
  '/rest/order/detail': privateAnswers,
};

/** The oldest go first. */
export const maxKept = 60;

/** Undefined for what is never kept. An order is kept only for somebody who is signed in. */
export function cacheFor(pathname: string, isSignedIn: boolean): string | undefined {
  const place = Object.hasOwn(keptIn, pathname) ? keptIn[pathname] : undefined;
  return place === privateAnswers && !isSignedIn ? undefined : place;
}

/**
 * The addresses that calls go to: the page's own, and those that it has written into the worker's address. Nobody but a
 * page of our own registers a worker.
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

/** The call that an address is of; undefined where it belongs to nobody we call. */
export function callAt({ origin, pathname }: URL, bases: readonly string[]): string | undefined {
  const address = origin + pathname;
  const base = bases.find((each) => address.startsWith(`${each}/rest/`));
  return base === undefined ? undefined : address.slice(base.length);
}

/** A guest walks on: what a shop serves is read again wherever they stand by then. */
const placeless: readonly string[] = ['/rest/shop/here', '/rest/shop/details'];

/** No cache takes a POST's body as a key: path and body, or a GET's query, are written as an address. */
export function keyOf(origin: string, pathname: string, body: string): string {
  const asked = placeless.includes(pathname) ? withoutPlace(body) : body;
  return `${origin}/kept${pathname}?${encodeURIComponent(asked)}`;
}

const withoutPlace = (body: string): string =>
  JSON.stringify(JSON.parse(body), (name, value: unknown) =>
    name === 'latitude' || name === 'longitude' ? undefined : value,
  );
