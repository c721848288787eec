import type { Language, SiteVariant } from '@chifan/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFilledDatabase, openTestApp, type TestApp } from '../../../testing/index.ts';
import { type OutsideMapsStandIn, openOutsideMaps } from '../../../testing/outside-maps.ts';

let standIn: OutsideMapsStandIn;
let app: TestApp;
let keyless: TestApp;

beforeAll(async () => {
  standIn = await openOutsideMaps();
  const { config } = standIn;
  const open = (maps: typeof config) =>
    openTestApp(
      () => ({ maps, trustProxy: 1 }),
      () => openFilledDatabase('places'),
    );
  app = await open({ ...config, china: 'tencent', global: 'nominatim' });
  keyless = await open({ ...config, china: 'amap', global: 'photon', amap: { ...config.amap, key: null } });
});
afterAll(async () => {
  await Promise.all([app.close(), keyless.close(), standIn.close()]);
});

const square = { latitude: '31.227410', longitude: '121.487020' };
type From = { readonly site: SiteVariant; readonly language?: Language; readonly ip?: string; readonly test?: TestApp };

async function ask(path: string, body: object, { site, language = 'en', ip = '202.96.209.5', test = app }: From) {
  const response = await test.raw({
    method: 'POST',
    url: `/rest/place/${path}`,
    headers: { 'content-type': 'application/json', site, 'x-forwarded-for': ip },
    body: JSON.stringify({ ...body, lang: language }),
  });
  return response.json();
}

describe('reverseGeocode with an external maps service', () => {
  test.each(['china', 'global'] as const)(
    'reverseGeocode returns an address line in the guest’s language and one in Chinese with the %s maps service',
    async (site) => {
      const { data } = await ask('reverse', square, { site });
      expect(data).toMatchObject({
        province: { code: '310000', name: { text: 'Shanghai', language: 'en' } },
        city: { code: '310100', name: { text: 'Shanghai' } },
        district: { code: '310101', name: { text: 'Huangpu District' } },
        street: { text: '100 Qiaodong Road', language: 'en' },
        line: { text: '100 Qiaodong Road, Huangpu District, Shanghai', language: 'en' },
        lineZh: '上海市黄浦区桥东路100号',
      });
      const chinese = await ask('reverse', square, { site, language: 'zh-CN' });
      expect(chinese.data.line).toEqual({ text: '上海市黄浦区桥东路100号', language: 'zh-CN' });
    },
  );
});

test('locateByIp with an external maps service returns a city from the database, named in the guest’s language', async () => {
  expect((await ask('ip', {}, { site: 'china' })).data).toMatchObject({
    latitude: '31.230400',
    longitude: '121.473700',
    city: { code: '310100', name: { text: 'Shanghai' } },
  });
  const { data } = await ask('ip', {}, { site: 'china', ip: '202.96.134.133' });
  expect(data.city).toMatchObject({ code: '440300', name: { text: 'Shenzhen' } });
});

test('a place search is limited to the chosen city, even if the maps service identifies cities by name only', async () => {
  const here = { latitude: '31.230400', longitude: '121.473700', keyword: '瑞灯' };
  const found = (cityCode: string) => ask('search', { ...here, cityCode }, { site: 'china' });
  expect((await found('310100')).data.places).toHaveLength(2);
  expect((await found('330100')).data.places).toEqual([]);
});

test('if the API key of one maps service is missing, only guests of the site variant (China or global) with this service get an error', async () => {
  expect(await ask('reverse', square, { site: 'china', test: keyless })).toMatchObject({
    success: false,
    data: { reason: 'map_key_missing' },
  });
  expect((await ask('reverse', square, { site: 'global', test: keyless })).data.lineZh).toContain('桥东路');
});

test('the map attribution names the maps service in use', async () => {
  expect((await ask('map', {}, { site: 'china' })).data.attribution).toBe('© 腾讯位置服务');
  expect((await ask('map', {}, { site: 'global' })).data.attribution).toBe('© OpenStreetMap contributors (ODbL)');
});

test('reverseGeocode uses the server’s own map data while the external maps service fails', async () => {
  standIn.faults.error500 = 9;
  const { data } = await ask('reverse', { latitude: '31.231900', longitude: '121.475900' }, { site: 'china' });
  standIn.faults.error500 = 0;
  expect(data).toMatchObject({ district: { nameZh: '黄浦区' } });
});
