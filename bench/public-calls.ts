import { type AnyCall, type CallName, calls } from '@chifan/contract';
import { Client } from 'pg';
import { baseInput, type KnownValues } from '../apps/server/src/testing/contract/base-inputs.ts';
import { type CpuClock, cpuMilliseconds } from './cpu-time.ts';
import { triedUnderDeadline } from './deadline.ts';
import { median } from './figures.ts';
import { openProduct } from './product.ts';

// `npm run bench:public`: what one anonymous call costs server and database, on the demo city. The shares in
// `apps/server/src/platform/limits/public-calls.ts` are set by its table.
const longestSeconds = 900;
const batches = 3;
const maxInBatch = 60;
const batchMs = 2_500;

type Ask = (turn: number) => Promise<Response>;
type Cost = { readonly name: string; readonly ms: number; readonly status: string; readonly bytes: number };

const here = { latitude: '31.230400', longitude: '121.473700' };
const typed = ['noodle', '面条', 'dumplings', 'xiaolongbao', 'burger', '牛肉', 'tofu', 'ラーメン', 'kaffee', 'zzqxv'];

/** Inputs for the largest answers; other calls get what their schema accepts. */
const widest = (turn: number): Partial<Record<CallName, object>> => {
  const keyword = `${typed[turn % typed.length]}${'abcdefghij'[Math.floor(turn / typed.length) % 10]}`;
  return {
    nearbyShops: { ...here, pageNo: 1, pageSize: 100, sort: 'price' },
    shopsOnMap: { south: '31.1', north: '31.4', west: '121.3', east: '121.6' },
    home: here,
    listSetMeals: { ...here, pageNo: -1 },
    setMealDetail: { ...here, setMealId: 1 },
    search: { ...here, query: keyword, pageSize: 50 },
    suggestSearch: { ...here, query: keyword, limit: 20 },
    searchPlaces: { ...here, keyword, limit: 50 },
    geocode: { city: '上海市', address: `南京东路${turn + 1}号` },
    shopReviews: { shopId: 1, pageNo: 1, pageSize: 100 },
    mallProducts: { pageNo: 1, pageSize: 100, search: 'tea' },
    regions: { parentCode: '310000' },
    translateCoordinates: { ...here, datum: 'gcj02', to: 'wgs84' },
    login: { email: `guest${turn}@example.org`, password: 'correct horse 9' },
    sendCode: { email: `guest${turn}-${Date.now()}@example.org`, purpose: 'register' },
  };
};

const pages = [
  '/healthz',
  '/readyz',
  '/web/',
  '/files/abcdefghijklmnopqrst.webp',
  '/rest/openapi.json',
  '/rest/member/weChat/authorize?state=x',
  '/rest/place/basemap/5/26/13.json',
  '/rest/place/basemap/9/428/209.json',
  '/rest/place/basemap/12/3430/1673.json',
  '/rest/place/basemap/14/13722/6693.json',
];

const noticePath = '/rest/payment/stripe/webhook';

/** Another address for each call, so that no rate limit applies. */
const headersOf = (turn: number) => ({
  'content-type': 'application/json',
  'accept-encoding': 'br',
  'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
});

let asked = 0;

async function costOf(name: string, ask: Ask, cpu: CpuClock): Promise<Cost> {
  const first = await ask((asked += 1));
  const bytes = (await first.arrayBuffer()).byteLength;
  const costs: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const [before, end] = [cpuMilliseconds(cpu) ?? 0, Date.now() + batchMs];
    let count = 0;
    for (; count < maxInBatch && Date.now() < end; count += 1) await (await ask((asked += 1))).arrayBuffer();
    costs.push(((cpuMilliseconds(cpu) ?? 0) - before) / count);
  }
  return { name, ms: median(costs), status: String(first.status), bytes };
}

async function knownOf(databaseUrl: string): Promise<KnownValues> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const idOf = async (query: string): Promise<number> => (await client.query<{ id: number }>(query)).rows[0]?.id ?? 1;
  try {
    return {
      shopId: await idOf('SELECT shop_id AS id FROM dish GROUP BY 1 ORDER BY count(*) DESC LIMIT 1'),
      dishId: await idOf('SELECT id FROM dish LIMIT 1'),
      brandId: await idOf('SELECT id FROM brand LIMIT 1'),
      productId: await idOf('SELECT id FROM mall_product LIMIT 1'),
    };
  } finally {
    await client.end();
  }
}

process.env['TRUST_PROXY'] = '1';
// With stand-ins of the gateways, whose webhooks and pages are measured too.
process.env['SANDBOX'] = '1';
const measured = await triedUnderDeadline(longestSeconds, async (closers) => {
  const { url, databaseUrl, cpu } = await openProduct(closers);
  const known = await knownOf(databaseUrl);
  const asks: [string, Ask][] = Object.entries(calls as Record<string, AnyCall>)
    .filter(([, { access }]) => access === 'public')
    .map(([name, { path }]) => [
      name,
      (turn) => {
        const wide = widest(turn)[name as CallName];
        const body = { ...baseInput(name as CallName, known, 'required'), ...wide, lang: 'ja' };
        return fetch(`${url}${path}`, { method: 'POST', headers: headersOf(turn), body: JSON.stringify(body) });
      },
    ]);
  for (const path of pages) asks.push([path, (turn) => fetch(`${url}${path}`, { headers: headersOf(turn) })]);
  const forged = { method: 'POST', body: '{}' };
  asks.push([noticePath, (turn) => fetch(`${url}${noticePath}`, { ...forged, headers: headersOf(turn) })]);
  const costs: Cost[] = [];
  for (const [name, ask] of asks) {
    const cost = await costOf(name, ask, cpu);
    costs.push(cost);
  }
  return costs.toSorted((one, other) => one.ms - other.ms);
});
const cheapest = measured?.find(({ ms }) => ms > 0)?.ms ?? 1;
for (const { name, ms, status, bytes } of measured ?? []) {
  const cells = [name.padEnd(40), ms.toFixed(1).padStart(8), `×${(ms / cheapest).toFixed(0)}`.padStart(6)];
  console.log(`${cells.join(' ')}  ${status}  ${bytes} bytes`);
}
