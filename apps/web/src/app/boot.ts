// The boot script, which runs inline before the first paint. It imports almost nothing, so that the page stays small.

import { directionOf, isLanguage, parseSiteVariant, readLanguage } from '@chifan/domain';
import type { BootFiles } from '../../../../tools/vite/boot-page.ts';
import {
  couponOffersPath,
  dishesPath,
  dishPath,
  type EarlyResponse,
  homeInput,
  homePath,
  homeShopsInput,
  homeShopsPath,
  orderPath,
  shopDetailsInput,
  shopDetailsPath,
} from '../platform/loading/early-response.ts';
import { assumedPosition } from '../platform/place/assumed-position.ts';
import { basesOfSite } from '../platform/site/site-bases.ts';

declare const bootFiles: BootFiles;
// Read `bootFiles` only once, because the build replaces every use of it with the full list of files.
const built = bootFiles;

const attempt = <Value>(read: () => Value): Value | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const stored = attempt(() => localStorage.getItem('security.lang'));
const language = isLanguage(stored) ? stored : (readLanguage(navigator.languages.join(',')) ?? 'en');
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const site = parseSiteVariant(attempt(() => localStorage.getItem('security.site')));

const [path = '', query = ''] = location.hash.replace(/^#?\/?/, '').split('?');
const screen = built.screens.find((each) => each.paths.includes(path));
const isHome = screen?.paths.includes('') ?? false;
document.documentElement.dataset.entry = isHome ? 'home' : 'page';
/** Calls sent with GET, so that the browser caches and revalidates the responses. */
const byGet: readonly string[] = [dishesPath, dishPath];
// Send the API calls before preloading files, because HTTP/1.1 allows six connections and the responses take longest.
window.earlyAnswers = bootRequests().map(([asks, input]) => ask(asks, input));
const files = ['shell', ...(screen?.terms ?? [])].map((term) => built.phrases[term]?.[language]);
for (const file of [...files, ...(screen?.files ?? [])]) {
  if (file) preload(file);
}
window.firstPhrases = built.phrases;

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** The first API calls of the screen that the URL names. The app uses their responses once it has loaded. */
function bootRequests(): readonly (readonly [path: string, input: object])[] {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem('location') ?? 'null').state.position);
  const chosen = attempt(() => JSON.parse(localStorage.getItem('security.place') ?? 'null').position);
  const wantedAt = attempt(() => JSON.parse(localStorage.getItem('security.choice') ?? 'null').wantedAt);
  const position = {
    ...(kept ?? chosen ?? assumedPosition),
    ...(Date.parse(wantedAt) > Date.now() ? { wantedAt } : {}),
  };
  const params = new URLSearchParams(query);
  if (isHome)
    return [
      [homePath, homeInput(position, 'in_store')],
      [homeShopsPath, homeShopsInput(position)],
    ];
  const [shopId, dishId, orderId] = ['shopId', 'dishId', 'orderId'].map((name) => Number(params.get(name)));
  if (path === 'pages/menu/index/index' && shopId)
    return [
      [dishesPath, { shopId }],
      [shopDetailsPath, shopDetailsInput(shopId, position)],
      [couponOffersPath, { shopId }],
    ];
  if (path === 'pages/menu/detail/detail' && dishId) return [[dishPath, { dishId }]];
  if (path === 'pages/order/detail/detail' && orderId && token()) return [[orderPath, { orderId }]];
  return [];
}

function token(): string | null {
  return attempt(() => localStorage.getItem('security.token'));
}

function ask(path: string, input: object): EarlyResponse {
  const asks = { ...input, lang: language };
  const response = byGet.includes(path)
    ? fetch(`${basesOfSite(site).api}${path}?${new URLSearchParams(Object.entries(asks))}`)
    : post(path, JSON.stringify(asks));
  response.catch(() => {});
  return { path, body: JSON.stringify(asks), response };
}

function post(path: string, body: string): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json', mlang: language, site };
  const signedIn = token();
  if (signedIn) headers.Authorization = signedIn;
  return fetch(basesOfSite(site).api + path, { method: 'POST', body, headers });
}
