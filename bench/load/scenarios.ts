import { randomUUID } from 'node:crypto';
import type { BenchCity } from '../city/build-city.ts';
import { placeAt } from '../city/shops.ts';

export type Request = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
} & ({ readonly method: 'POST'; readonly body: string } | { readonly method: 'GET' });

/** Called for each request, so that keys which must be unique are made anew. */
export type MakeRequest = () => Request;

export type ScenarioName =
  | 'nearby'
  | 'menu'
  | 'menu-unchanged'
  | 'place-order'
  | 'suggest'
  | 'search'
  | 'primary-key-read'
  | 'order-path'
  | 'setmeal-path';

/** Played in the city, where their SQL is recorded too. */
export type CityScenario = 'nearby' | 'menu' | 'place-order';

export type Scenario = {
  requests(): Promise<readonly MakeRequest[]>;
};

const variety = 512;
/** Guests stand where no shop does. */
const guestOffset = 1_000_000;

export function scenariosOf(
  url: string,
  city: BenchCity,
): Pick<Record<ScenarioName, Scenario>, CityScenario | 'menu-unchanged'> {
  const nearby = requestsFor('/rest/shop/nearby', nearbyInput);
  const menu = dishesRequests(city);
  return {
    nearby: { requests: async () => nearby },
    menu: { requests: async () => menu },
    'menu-unchanged': { requests: () => Promise.all(menu.map((make) => naming(url, make()))) },
    'place-order': { requests: () => placeRequests(url, city) },
  };
}

export const wayOf = (index: number) => {
  const { lat, lng } = placeAt(guestOffset + index);
  return { latitude: lat.toFixed(6), longitude: lng.toFixed(6) };
};

export const nearbyInput = (index: number) => ({ ...wayOf(index), pageNo: 1, pageSize: 20, lang: 'ja' });

export const menuInput = ({ shops }: Pick<BenchCity, 'shops'>, index: number) => ({
  ...wayOf(index),
  shopId: pick(shops, index).id,
  lang: 'ja',
});

/** Two lines of dishes with unlimited stock, to take away. */
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

/** A menu as the app asks for it: the same for everybody. */
export const dishesRequests = ({ shops }: Pick<BenchCity, 'shops'>, length = variety): MakeRequest[] =>
  Array.from({ length }, (_, index) => {
    const path = `/rest/shop/dishes?shopId=${pick(shops, index).id}&lang=ja`;
    return () => ({ method: 'GET', path, headers: {} });
  });

/** By a guest who has the answer. */
async function naming(url: string, request: Request): Promise<MakeRequest> {
  const answer = await fetch(url + request.path);
  await answer.arrayBuffer();
  const tag = answer.headers.get('etag');
  if (tag === null) throw new Error(`${request.path} was answered ${answer.status}, without a tag`);
  const known = { ...request, headers: { 'if-none-match': tag } };
  return () => known;
}

/** Quotes expire after five minutes, so they are fetched for each round; each order has its own key. */
async function placeRequests(url: string, city: BenchCity): Promise<MakeRequest[]> {
  const made: MakeRequest[] = [];
  for (let first = 0; first < variety; first += 8) {
    const some = Array.from({ length: 8 }, (_, step) => placeRequest(url, city, first + step));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

async function placeRequest(url: string, city: BenchCity, index: number): Promise<MakeRequest> {
  const headers = { ...json, authorization: pick(city.tokens, index) };
  const request = requestOf(city, index);
  const response = await fetch(`${url}/rest/order/quote`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...request, lang: 'ja' }),
  });
  const { data, message } = (await response.json()) as { data?: { token?: string }; message: string };
  if (data?.token === undefined) throw new Error(`no quote: ${message}`);
  const body = JSON.stringify(placeInput(request, data.token));
  return () => ({
    method: 'POST',
    path: '/rest/order/place',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  });
}

/** The same bytes for a server without paths. */
export const echoRequests = (requests: readonly MakeRequest[]): MakeRequest[] =>
  requests.map((make) => () => ({ ...make(), path: '/' }));

export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
