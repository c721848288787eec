import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFilledDatabase, openSmallCity, openTestApp, type TestApp } from '../../../testing/index.ts';
import { sqlRegionsWithParents } from './offline/region.store.ts';
import { fillRegions } from './regions/fill-regions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp(
    () => ({ trustProxy: 1 }),
    () => openFilledDatabase('places'),
  );
  await openSmallCity(app);
});
afterAll(() => app.close());

const at = (lat: number, lng: number) => ({ latitude: lat.toFixed(6), longitude: lng.toFixed(6) });
const reverse = (lat: number, lng: number, language: Language = 'en') =>
  app.call('reverseGeocode', at(lat, lng), { language });

describe('administrative divisions', () => {
  test('fillRegions adds nothing if the database already has administrative divisions', async () => {
    expect(await fillRegions(app.app.database)).toBeNull();
  });

  test('the regions call returns all provinces without a parent code, and otherwise the cities, areas or streets below the parent', async () => {
    const provinces = (await app.call('regions', {})).data;
    expect(provinces.level).toBe('province');
    expect(provinces.regions).toHaveLength(34);
    const cities = (await app.call('regions', { parentCode: '310000' })).data;
    expect(cities).toMatchObject({ level: 'city', regions: [{ code: '310100', name: { text: 'Shanghai' } }] });
    const areas = (await app.call('regions', { parentCode: '310100' })).data;
    expect(areas.level).toBe('area');
    expect(areas.regions.map(({ name }) => name.text)).toContain('Huangpu District');
    const streets = (await app.call('regions', { parentCode: '310101' }, { language: 'zh-CN' })).data;
    expect(streets.regions[0]).toMatchObject({
      code: '310101002',
      nameZh: '南京东路街道',
      name: { language: 'zh-CN' },
      hasChildren: false,
    });
  });

  test('the regions call works by GET and returns 304 for an unchanged list', async () => {
    const ask = (known = '') =>
      app.raw({ url: '/rest/place/regions?parentCode=310000&lang=en', headers: { 'if-none-match': known } });
    const first = await ask();
    expect(first.headers['cache-control']).toMatch(/^public, max-age=300/);
    const again = await ask(String(first.headers['etag']));
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('the regions call returns the streets of a city that has no districts', async () => {
    const xiantao = (await app.call('regions', { parentCode: '429004' })).data;
    expect(xiantao.level).toBe('street');
    expect(xiantao.regions.length).toBeGreaterThan(10);
  });

  test('the regions call rejects an unknown parent code', async () => {
    expect(await app.call('regions', { parentCode: '999999' })).toMatchObject({
      status: 404,
      data: { reason: 'region_unknown' },
    });
  });
});

describe('a position', () => {
  test('reverseGeocode finds People’s Square in Huangpu, Shanghai, without a maps service', async () => {
    const { data } = await reverse(31.2304, 121.4737);
    expect(data).toMatchObject({
      province: { code: '310000', nameZh: '上海市' },
      city: { code: '310100', name: { text: 'Shanghai', language: 'en' }, nameZh: '上海市' },
      district: { code: '310101', name: { text: 'Huangpu District' } },
    });
  });

  test('if the map has no streets, reverseGeocode names the street of a nearby shop’s address', async () => {
    const { data } = await reverse(31.2304, 121.4737);
    expect(data.line.text).toBe('Huanghe Road, Huangpu District, Shanghai');
    expect(data.lineZh).toBe('上海市黄浦区黄河路');
  });

  test('a Japanese reader gets Chinese place names instead of English ones', async () => {
    const { data } = await reverse(31.2304, 121.4737, 'ja');
    expect(data).toMatchObject({
      city: { name: { text: '上海市', language: 'zh-CN' } },
      street: { text: '黄河路', language: 'zh-CN' },
      line: { text: '上海市黄浦区黄河路', language: 'zh-CN' },
    });
  });

  test('reverseGeocode returns the address in Chinese to a Chinese reader and in English to an Arabic reader', async () => {
    expect((await reverse(31.2304, 121.4737, 'zh-CN')).data.line.text).toBe('上海市黄浦区黄河路');
    expect((await reverse(31.2304, 121.4737, 'ar')).data.line.language).toBe('en');
  });

  test.each([
    ['Shenzhen, Futian', 22.5389, 114.0571, '440300'],
    ['Hong Kong, Tsim Sha Tsui', 22.2976, 114.1722, '810100'],
    ['Macao, Senado Square', 22.1936, 113.5399, '820100'],
    ['Kashgar', 39.4677, 75.9938, '653100'],
    ['Mohe', 52.9721, 122.5386, '232700'],
    ['Taipei 101', 25.0336, 121.5645, '710100'],
    ['Xi’an, Bell Tower', 34.2611, 108.9423, '610100'],
    ['Sanya', 18.2528, 109.5119, '460200'],
    ['Dandong', 40.124, 124.39, '210600'],
    ['Beiji village, the northernmost', 53.48, 122.36, '232700'],
    ['a pass in Tibet, far from every seat', 30.5, 84.0, '542500'],
    ['Kinmen', 24.432, 118.318, '350500'],
  ])('reverseGeocode returns the right city for %s', async (_name, lat, lng, code) => {
    expect((await reverse(lat, lng)).data.city?.code).toBe(code);
  });

  test.each([
    ['Seoul', 37.5665, 126.978],
    ['Tokyo', 35.6812, 139.7671],
    ['Hanoi', 21.0285, 105.8542],
    ['Ulaanbaatar', 47.9185, 106.9177],
    ['Vladivostok', 43.1155, 131.8855],
    ['Kathmandu', 27.7172, 85.324],
    ['Sinuiju, across the river from Dandong', 40.1, 124.4],
    ['Lao Cai, across the river from Hekou', 22.485, 103.975],
    ['Blagoveshchensk, across the river from Heihe', 50.29, 127.54],
    ['London', 51.5, -0.12],
    ['the sea', 20, 130],
  ])('reverseGeocode returns place_unknown for %s', async (_name, lat, lng) => {
    expect(await reverse(lat, lng)).toMatchObject({ status: 404, data: { reason: 'place_unknown' } });
  });

  test('reverseGeocode rejects a latitude of 95 degrees', async () => {
    expect(await app.call('reverseGeocode', { latitude: '95.000000', longitude: '121.000000' })).toMatchObject({
      data: { reason: 'position_invalid' },
    });
  });
});

describe('the city of an IP address', () => {
  const locate = async (ip: string) => {
    const answer = await app.raw({
      method: 'POST',
      url: '/rest/place/ip',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: '{"lang":"en"}',
    });
    return answer.json();
  };

  test('locateByIp finds the city Shenzhen and its position for the IP address 202.96.134.133', async () => {
    expect((await locate('202.96.134.133')).data).toMatchObject({
      city: { code: '440300', name: { text: 'Shenzhen', language: 'en' }, nameZh: '深圳市' },
      latitude: '22.543000',
      longitude: '114.058000',
    });
  });

  test.each([
    ['202.96.209.5', '310100'],
    ['1.36.0.1', '810100'],
    ['202.175.0.1', '820100'],
    ['240e:47d:c20:1627:30a3:ba0d:a5e6:ec19', '440100'],
  ])('locateByIp finds for the IP address %s the city with the code %s', async (ip, code) => {
    expect((await locate(ip)).data.city?.code).toBe(code);
  });

  test.each(['127.0.0.1', '10.0.0.7', '192.168.1.20', '::1', 'fe80::1', '8.8.8.8', '2001:db8::1'])(
    'locateByIp finds no city for the local or foreign IP address %s',
    async (ip) => {
      expect(await locate(ip)).toMatchObject({ code: 404, data: { reason: 'ip_unlocatable' } });
    },
  );
});

test('a lookup of several administrative divisions uses the primary key in a generic query plan', async () => {
  const rows = await app.app.database.transact(async (tx) => {
    await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(tx);
    const explained = sql<{ 'QUERY PLAN': string }>`EXPLAIN ${sqlRegionsWithParents(['310101', '440300'])}`;
    return (await explained.execute(tx)).rows;
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on region\b/);
  expect(plan).toContain('region_pkey');
});

describe('a place search', () => {
  const search = async (keyword: string, more: { cityCode?: string } = {}) =>
    (await app.call('searchPlaces', { ...at(31.2304, 121.4737), keyword, ...more })).data.places;

  test.each(['黄浦', '黃浦', 'huangpu', 'Huang Pu', 'huángpǔ', 'Huangpu District'])(
    'a place search for %s returns the nearest division with the name Huangpu first',
    async (keyword) => {
      const [first] = await search(keyword);
      expect(first).toMatchObject({ kind: 'area', nameZh: '黄浦区', cityZh: '上海市' });
    },
  );

  test('a place search finds Xi’an with and without the apostrophe', async () => {
    for (const keyword of ["xi'an", 'Xian', '西安']) expect((await search(keyword))[0]?.nameZh).toBe('西安市');
    expect((await search('hohhot'))[0]?.nameZh).toBe('呼和浩特市');
  });

  test('a place search finds a shop by its name in any language and shows the shop’s address', async () => {
    for (const keyword of ['noodle house', '面馆', '麺屋', 'mianguan']) {
      expect((await search(keyword)).find(({ kind }) => kind === 'shop')).toMatchObject({
        nameZh: '面馆',
        address: { text: '1 Huanghe Road' },
        distanceMetres: 0,
      });
    }
  });

  test('a place search with a city code finds only places in that city', async () => {
    expect(await search('noodle house', { cityCode: '440300' })).toEqual([]);
    expect((await search('南山', { cityCode: '440300' }))[0]).toMatchObject({ nameZh: '南山区', cityZh: '深圳市' });
  });

  test('a place search for an unknown name or only punctuation finds nothing', async () => {
    expect(await search('zzzzqq')).toEqual([]);
    expect(await search('!!!')).toEqual([]);
    expect(await search('%')).toEqual([]);
  });
});

describe('the position of a written address', () => {
  const geocode = (city: string, address: string) => app.call('geocode', { city, address });

  test.each([
    ['上海市', '黄河路1号'],
    ['Shanghai', '1 Huanghe Rd.'],
    ['shanghai', 'No. 99 Huanghe Road'],
    ['310100', '上海市黄浦区黄河路'],
  ])(
    'geocode returns the position of the shop for the city “%s” and the street address “%s”',
    async (city, address) => {
      expect((await geocode(city, address)).data).toMatchObject(at(31.2304, 121.4737));
    },
  );

  test('geocode returns an address in both English and Chinese, although the guest wrote it in one language', async () => {
    for (const address of ['黄河路1号', '1 Huanghe Rd.']) {
      const { line, lineZh } = (await geocode('Shanghai', address)).data;
      expect(line.text).toBe('1 Huanghe Road, Huangpu District, Shanghai');
      expect(lineZh).toBe('上海市黄浦区黄河路1号');
    }
  });

  test.each([
    ['Shanghai', 'Nowhere Road 5'],
    ['Atlantis', '黄河路1号'],
    ['Shenzhen', '黄河路1号'],
  ])('geocode does not find the address %s, %s', async (city, address) => {
    expect(await geocode(city, address)).toMatchObject({ status: 422, data: { reason: 'coordinates_not_found' } });
  });
});
