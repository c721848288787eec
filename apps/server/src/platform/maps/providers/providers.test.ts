import { failure, type Language, type Result } from '@chifan/domain';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OutsideMapsStandIn, openOutsideMaps } from '../../../testing/outside-maps.ts';
import type { MapsProvider } from '../maps.ts';
import type { ExternalMapsName, MapsConfig } from './maps-config.ts';
import { externalMaps, openProvider } from './providers.ts';

const names = Object.keys(externalMaps) as ExternalMapsName[];
const withKey = ['tencent', 'amap'] as const;
/** The calls that each provider offers. For calls that a provider does not offer, the app uses its own data. */
const offers: Readonly<Record<ExternalMapsName, readonly Call[]>> = {
  tencent: ['locateIp', 'reverse', 'search', 'geocode'],
  amap: ['locateIp', 'reverse', 'search', 'geocode'],
  nominatim: ['reverse', 'geocode'],
  photon: ['reverse', 'search', 'geocode'],
};

type Call = keyof typeof asks;
type Answer = Promise<Result<unknown, string>> | undefined;

const hall: Position = { lat: 31.2304, lng: 121.4737 };
const square: Position = { lat: 31.22741, lng: 121.48702 };
const atSea: Position = { lat: 31.2304, lng: 126.1 };
const within = { near: hall, cityCode: '310100', cityZh: '上海市', limit: 10 };

const asks = {
  locateIp: (maps: MapsProvider, ip = '202.96.134.133') => maps.locateIp?.(ip),
  reverse: (maps: MapsProvider, position = hall, language: Language = 'en') => maps.reverse?.({ position, language }),
  search: (maps: MapsProvider, keyword = '瑞灯', language: Language = 'en') =>
    maps.search?.({ ...within, keyword, language }),
  geocode: (maps: MapsProvider, address = '桥东路100号', language: Language = 'en') =>
    maps.geocode?.({ city: '上海市', address, language }),
};
const calls = Object.keys(asks) as Call[];
const offered = names.flatMap((name) => offers[name].map((call) => [name, call] as const));
const ask = (call: Call, maps: MapsProvider): Answer => asks[call](maps);

let standIn: OutsideMapsStandIn;
let lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });

/** Opens a new provider in each test, so that tests share no cache. */
const open = (name: ExternalMapsName, given: Partial<MapsConfig> = {}): MapsProvider =>
  openProvider(name, { ...standIn.config, ...given }, log);

beforeAll(async () => {
  standIn = await openOutsideMaps();
});
afterEach(() => {
  Object.assign(standIn.faults, { delayMs: 0, cutOff: 0, error500: 0, overQuota: 0 });
  const { tencent, tencentSecret, amap } = standIn.keys;
  for (const secret of [tencent, tencentSecret ?? '', amap]) expect(lines.join('')).not.toContain(secret);
  lines = [];
});
afterAll(() => standIn.close());

test.each(names)('the maps service %s offers exactly the maps calls that its terms allow', (name) => {
  const maps = open(name);
  expect(calls.filter((call) => maps[call] !== undefined)).toEqual(offers[name]);
});

describe('results have WGS-84 coordinates, whatever system the service uses', () => {
  test.each(names)('the maps service %s returns WGS-84 coordinates for a written address', async (name) => {
    const found = await asks.geocode(open(name));
    expect(found).toMatchObject({ ok: true, value: { lineZh: expect.stringContaining('桥东路100号') } });
    expect(found?.ok && distanceMetres(found.value.position, square)).toBeLessThan(2);
  });

  test.each(names.filter((name) => offers[name].includes('search')))(
    'the maps service %s finds places by name, with their WGS-84 coordinates',
    async (name) => {
      const found = await asks.search(open(name));
      const places = found?.ok ? found.value : [];
      expect(places.map(({ nameZh }) => nameZh)).toEqual(['瑞灯楼', '瑞灯咖啡']);
      expect(places[0]).toMatchObject({ pinyin: 'ruì dēng lóu', addressZh: expect.stringContaining('瑞灯路8号') });
      expect(distanceMetres(places[0]?.position ?? square, hall)).toBeLessThan(2);
      expect(places[0]?.distanceMetres).toBeLessThan(2);
      expect(places[1]?.distanceMetres).toBeGreaterThan(500);
    },
  );

  test.each(withKey)('the maps service %s locates an IP address and returns the code of its city', async (name) => {
    const found = await asks.locateIp(open(name));
    expect(found).toMatchObject({ ok: true, value: { cityCode: '440300', cityZh: '深圳市' } });
    expect(found?.ok && distanceMetres(found.value.position, { lat: 22.5431, lng: 114.0579 })).toBeLessThan(2);
  });

  test.each(withKey)(
    'the maps service %s returns a city code for Shanghai, which is city and province at once',
    async (name) => {
      expect(await asks.locateIp(open(name), '202.96.209.5')).toMatchObject({
        ok: true,
        value: { cityCode: '310100' },
      });
    },
  );

  // The simulated services find places only within 300 metres, so a request in the wrong coordinate system finds
  // nothing.
  test.each(names)('the maps service %s returns the address at a position', async (name) => {
    const found = await asks.reverse(open(name), square);
    expect(found).toMatchObject({
      ok: true,
      value: {
        province: { nameZh: '上海市' },
        city: { nameZh: '上海市' },
        district: { nameZh: '黄浦区' },
        streetZh: '桥东路100号',
        lineZh: '上海市黄浦区桥东路100号',
      },
    });
  });
});

describe('the two faces of an address', () => {
  test.each(withKey)(
    'the maps service %s returns addresses only in Chinese, with the administrative codes of province, city and district',
    async (name) => {
      const found = await asks.reverse(open(name));
      expect(found).toMatchObject({
        ok: true,
        value: {
          province: { code: '310000' },
          city: { code: '310100' },
          district: { code: '310101', name: { text: '黄浦区', language: 'zh-CN' } },
          line: { language: 'zh-CN' },
        },
      });
    },
  );

  test.each(['nominatim', 'photon'] as const)(
    'the maps service %s returns an address in the guest’s language and in Chinese for the courier',
    async (name) => {
      const maps = open(name);
      const english = { text: '8 Ruideng Road, Huangpu District, Shanghai', language: 'en' };
      const chinese = { text: '上海市黄浦区瑞灯路8号', language: 'zh-CN' };
      // The simulated services have no Korean names of these places, so the address is in English and marked as
      // English.
      for (const [language, line] of [
        ['en', english],
        ['ko', english],
        ['zh-CN', chinese],
      ] as const)
        expect(await asks.reverse(maps, hall, language)).toMatchObject({
          ok: true,
          value: { line, lineZh: chinese.text },
        });
      expect(await asks.geocode(maps, 'Ruideng Road 8')).toMatchObject({
        ok: true,
        value: { line: english, lineZh: chinese.text },
      });
    },
  );

  test('photon returns the name and city of a place in English and in Chinese', async () => {
    const found = await asks.search(open('photon'), 'lantern coffee');
    expect(found?.ok && found.value).toMatchObject([
      { name: { text: 'Lucky Lantern Coffee' }, nameZh: '瑞灯咖啡', city: { text: 'Shanghai' }, cityZh: '上海市' },
    ]);
  });

  test.each(['tencent', 'amap', 'photon'] as const)(
    'the maps service %s returns no place of another city when the search is limited to one city',
    async (name) => {
      const elsewhere = { ...within, cityCode: '330100', cityZh: '杭州市' };
      const found = await open(name).search?.({ ...elsewhere, keyword: '瑞灯', language: 'en' });
      expect(found).toEqual({ ok: true, value: [] });
    },
  );
});

describe('no result', () => {
  test.each(names)('the maps service %s reports that it found nothing, and writes no line to the log', async (name) => {
    const maps = open(name);
    expect(await asks.reverse(maps, atSea)).toEqual(failure('place_unknown'));
    expect(await asks.geocode(maps, '没有这条路')).toEqual(failure('coordinates_not_found'));
    if (maps.search) expect(await asks.search(maps, '没有这个地方')).toEqual({ ok: true, value: [] });
    expect(lines).toEqual([]);
  });

  test.each(withKey)('the maps service %s cannot locate private, foreign and IPv6 addresses', async (name) => {
    for (const ip of ['192.168.1.20', '8.8.8.8', '2001:4860:4860::8888'])
      expect(await asks.locateIp(open(name), ip)).toEqual(failure('ip_unlocatable'));
  });
});

describe('failures of a service', () => {
  const wrong = { tencent: ['TENCE-NTTEN-CENTT-ENCEN-TTENC-ENTTE', 'no key at all'], amap: ['f'.repeat(32)] } as const;

  test.each(offered.filter(([, call]) => call !== 'locateIp'))(
    'a call to the maps service %s (%s) returns “unavailable” when the service is over its quota',
    async (name, call) => {
      standIn.faults.overQuota = 2;
      expect(await ask(call, open(name))).toEqual(failure('map_unavailable'));
      expect(lines.join('')).toContain(name);
    },
  );

  test.each(offered)(
    'a call to the maps service %s (%s) returns “unavailable” when the service times out',
    async (name, call) => {
      standIn.faults.delayMs = 3_600_000;
      expect(await ask(call, open(name, { timeoutMs: 200 }))).toEqual(failure('map_unavailable'));
    },
  );

  test.each(offered)(
    'a call to the maps service %s (%s) returns “unavailable” when the service sends a truncated response',
    async (name, call) => {
      standIn.faults.cutOff = 2;
      expect(await ask(call, open(name))).toEqual(failure('map_unavailable'));
    },
  );

  test.each(offered)(
    'a call to the maps service %s (%s) returns “unavailable” when the service has a server error',
    async (name, call) => {
      standIn.faults.error500 = 2;
      expect(await ask(call, open(name))).toEqual(failure('map_unavailable'));
    },
  );

  test.each(withKey.flatMap((name) => calls.map((call) => [name, call] as const)))(
    'a call to the maps service %s (%s) logs a missing or wrong API key for the operator, without the key itself',
    async (name, call) => {
      for (const key of wrong[name]) {
        const given = { ...standIn.config[name], key };
        expect(await ask(call, open(name, { [name]: given }))).toEqual(failure('map_key_missing'));
        expect(lines.join('')).not.toContain(key);
        expect(lines.splice(0)).toHaveLength(1);
      }
      const keyless = { [name]: { ...standIn.config[name], key: null } };
      expect(await ask(call, open(name, keyless))).toEqual(failure('map_key_missing'));
    },
  );

  test('a tencent request with a wrong signature returns map_key_missing', async () => {
    const tencent = { ...standIn.config.tencent, secret: 'another' };
    expect(await asks.locateIp(open('tencent', { tencent }))).toEqual(failure('map_key_missing'));
  });
});

test.each(names)(
  'the server sends one request to %s for equal positions, and a new request after a failure',
  async (name) => {
    const maps = open(name);
    standIn.faults.error500 = 1;
    expect(await asks.reverse(maps)).toEqual(failure('map_unavailable'));
    const [one, other] = await Promise.all([
      asks.reverse(maps),
      asks.reverse(maps, { lat: 31.230_401, lng: 121.473_699 }),
    ]);
    standIn.faults.error500 = 1;
    expect(one?.ok).toBe(true);
    expect(other).toEqual(one);
    expect(await asks.reverse(maps)).toEqual(one);
  },
);
