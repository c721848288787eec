import type { BenchCity } from '../city/build-city.ts';
import { placeAt } from '../city/shops.ts';

export type Request = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
} & ({ readonly method: 'POST'; readonly body: string } | { readonly method: 'GET' });

/** Makes a request. Called for each request, so that each gets its own idempotency keys. */
export type MakeRequest = () => Request;

export type ScenarioName =
  | 'nearby'
  | 'menu'
  | 'menu-unchanged'
  | 'suggest'
  | 'search'
  | 'primary-key-read'
  | 'order-path';

/** Makes the requests of a round. Called before each round, because orders may change the ETag of a menu. */
export type Scenario = () => Promise<readonly MakeRequest[]>;

const variety = 512;
/** Guests get positions of the sequence `placeAt` from this index on, so that no guest has the position of a shop. */
const guestOffset = 1_000_000;

export function cityScenarios(url: string, city: BenchCity): Partial<Record<ScenarioName, Scenario>> {
  const nearby = requestsFor('/rest/shop/nearby', nearbyInput);
  const menu = dishesRequests(city);
  return {
    nearby: async () => nearby,
    menu: async () => menu,
    'menu-unchanged': () => Promise.all(menu.map((make) => withEtag(url, make()))),
  };
}

export const wayOf = (index: number) => {
  const { lat, lng } = placeAt(guestOffset + index);
  return { latitude: lat.toFixed(6), longitude: lng.toFixed(6) };
};

export const nearbyInput = (index: number) => ({ ...wayOf(index), pageNo: 1, pageSize: 20, lang: 'ja' });

/** An order of two dishes with unlimited stock, to take away. */
export const requestOf = ({ shops }: BenchCity, index: number) => {
  const { id: shopId, dishIds } = pick(shops, index);
  const options = { size: ['large'] };
  return {
    shopId,
    type: 'pickup',
    dining: 'take_away',
    lines: [0, 7].map((step) => ({ dishId: pick(dishIds, index + step), quantity: 1, options })),
  };
};

export const placeInput = (request: object, quoteToken: string) => ({
  request,
  quoteToken,
  contactName: 'Guest',
  contactPhone: '13912345678',
  remark: 'No coriander, please.',
  lang: 'ja',
});

const json = { 'content-type': 'application/json' };

export const requestsFor = (path: string, inputOf: (index: number) => object, length = variety): MakeRequest[] =>
  Array.from({ length }, (_, index) => {
    const request: Request = { method: 'POST', path, headers: json, body: JSON.stringify(inputOf(index)) };
    return () => request;
  });

/** Requests for the dishes of a menu, as the app sends them. The server sends every guest the same bytes. */
export const dishesRequests = ({ shops }: Pick<BenchCity, 'shops'>, length = variety): MakeRequest[] =>
  Array.from({ length }, (_, index) => {
    const path = `/rest/shop/dishes?shopId=${pick(shops, index).id}&lang=ja`;
    return () => ({ method: 'GET', path, headers: {} });
  });

/** Adds the current ETag to a request, as the app does for a cached response. */
async function withEtag(url: string, request: Request): Promise<MakeRequest> {
  const answer = await fetch(url + request.path);
  await answer.arrayBuffer();
  const tag = answer.headers.get('etag');
  if (tag === null) throw new Error(`${request.path} returned ${answer.status} without an ETag`);
  const known = { ...request, headers: { 'if-none-match': tag } };
  return () => known;
}

export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('cannot pick from an empty list');
  return item;
}
