import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@chifan/domain';
import { distanceMetres } from '@chifan/domain/address';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFilledDatabase, openTestApp, type TestApp } from '../../testing/index.ts';
import { importPlaces } from './import-places.ts';
import type { PlaceProblem } from './place-problem.ts';
import { readRegionTable } from './read-region-table.ts';

let app: TestApp;
let folder: string;

// Each test has a new database, because an import compares the rows of its file with the existing rows.
beforeEach(async () => {
  app = await openTestApp(undefined, () => openFilledDatabase('places'));
  folder = await mkdtemp(path.join(tmpdir(), 'places-'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function fileOf(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

async function run(files: { regions?: string[]; basemaps?: string[] }) {
  const problems: PlaceProblem[] = [];
  const given = { regions: files.regions ?? [], basemaps: files.basemaps ?? [] };
  const results = await importPlaces(app.app.database, given, (problem) => problems.push(problem));
  return { results, problems };
}

const reverse = async (lat: number, lng: number) =>
  (await app.call('reverseGeocode', { latitude: lat.toFixed(6), longitude: lng.toFixed(6) })).data;
const regionIn = async (parentCode: string, code: string) =>
  (await app.call('regions', { parentCode })).data.regions.find((region) => region.code === code);

const heading = 'adcode,level,parent_adcode,name_zh,short_zh,pinyin,initial,name_en,lat,lng,coord_source';
const table = `${heading}
130102,district,130100,长安区,长安,chang an,C,Chang'an District,38.036700,114.539300,city-geo
999101,district,999100,无名区,,,,,30,110,
130199,district,130100,新设区,新设,xin she,X,Xin’she District,38.100000,114.600000,geonames
130104,district,130100,桥西区,桥西,qiao xi,Q,Qiaoxi District,22.500000,114.000000,geonames
130105,district,130100,新华区,新华,xin hua,X,Xinhua District,38.04,114.51,parent
429004,district,429004,仙桃市,仙桃,xian tao,X,Xiantao City,30.36,113.45,
bad,district,130100,坏,,,,,,,
`;

describe('a table of divisions', () => {
  test('an import of regions adds regions with their positions, and reports each row that it cannot use', async () => {
    const file = await fileOf('regions.csv', table);
    const { results, problems } = await run({ regions: [file] });
    expect(results[0]).toMatchObject({ rows: 7, added: 1, changed: 1, left: 3 });
    expect(problems.map(({ row, why }) => [row, why]).toSorted()).toEqual([
      [2, 'parent_unknown'],
      [4, 'seat_far'],
      [5, 'no_seat'],
      [6, 'same_unit'],
      [7, 'row_unreadable'],
    ]);
    expect(await regionIn('130100', '130102')).toMatchObject({
      latitude: '38.036700',
      name: { text: "Chang'an District" },
    });
    expect(await regionIn('130100', '130199')).toMatchObject({
      pinyin: 'xīn shè qū',
      name: { text: "Xin'she District" },
    });
    expect(await regionIn('130100', '130104')).toMatchObject({ latitude: null });
  });

  test('a second import of the same regions changes nothing', async () => {
    const file = await fileOf('regions.csv', table);
    await run({ regions: [file] });
    const { results } = await run({ regions: [file] });
    expect(results[0]).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  });

  test('an import recognises a table of streets by its column headings', async () => {
    await run({ regions: [await fileOf('regions.csv', table)] });
    const file = await fileOf(
      'streets.csv',
      'code,district_adcode,name_zh,short_zh,pinyin\n130199001,130199,新河街道,新河,xin he\n',
    );
    expect((await run({ regions: [file] })).results[0]).toMatchObject({ added: 1, left: 0 });
    expect(await regionIn('130199', '130199001')).toMatchObject({ name: { text: 'Xinhe Subdistrict' } });
  });

  test('an import of regions rejects a missing file and a file that is no table of regions, each with a one-sentence error', async () => {
    const file = await fileOf('wrong.csv', 'a,b\n1,2\n');
    await expect(run({ regions: [file] })).rejects.toThrow('neither a table of divisions');
    await expect(run({ regions: [path.join(folder, 'absent.csv')] })).rejects.toThrow('No such file');
  });
});

const square = (west: number, south: number, side: number) => [
  [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ],
];
const collection = (features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const feature = (id: string, properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  id,
  properties,
  geometry: { type, coordinates },
});

describe('outlines of districts', () => {
  test('a position belongs to the district whose outline contains the position, and the outline of a former district counts for the district that it was merged into', async () => {
    const here = [31.2304, 121.4737] as const;
    expect((await reverse(...here)).district?.code).toBe('310101');
    const outlines = [
      feature('1', { name: '静安区' }, 'Polygon', square(121.47, 31.22, 0.02)),
      feature('2', { name: '闸北区' }, 'Polygon', square(121.5, 31.22, 0.01)),
      feature('3', { name: '没有区' }, 'Polygon', square(121.6, 31.22, 0.01)),
      feature('4', { name: '黄浦区' }, 'Point', [121.6, 31.22]),
    ];
    const { results, problems } = await run({ regions: [await fileOf('outlines.geojson', collection(outlines))] });
    expect(results[0]).toMatchObject({ rows: 4, added: 2, left: 2 });
    expect(problems.map(({ why }) => why)).toEqual(['district_unknown', 'row_unreadable']);
    expect((await reverse(...here)).district?.code).toBe('310106');
    expect((await reverse(31.225, 121.505)).district?.code).toBe('310106');
  });
});

describe('a map with OpenStreetMap tags', () => {
  const drawn = [
    feature('way/1', { highway: 'residential', name: '漢口道', 'name:en': 'Hankow Road' }, 'LineString', [
      [114.17, 22.297],
      [114.173, 22.298],
    ]),
    feature('way/2', { highway: 'trunk_link', name: '南北高架路' }, 'LineString', [
      [114.17, 22.299],
      [114.173, 22.3],
    ]),
    feature('way/3', { building: 'yes' }, 'Polygon', square(114.171, 22.298, 0.001)),
    feature('node/4', { amenity: 'restaurant', name: 'Swiss Chalet' }, 'Point', [114.17, 22.29]),
    feature('node/5', { amenity: 'bus_station', name: '尖沙咀碼頭 Star Ferry' }, 'Point', [114.169, 22.294]),
    feature('way/6', { man_made: 'pipeline' }, 'LineString', [
      [114.17, 22.299],
      [114.173, 22.3],
    ]),
    feature('way/7', { highway: 'primary' }, 'LineString', [
      [114.17, 95],
      [114.173, 22.3],
    ]),
  ];

  test('a map import classifies features, stores names in two languages, and reports skipped features', async () => {
    const file = await fileOf('kowloon.geojson', collection(drawn));
    const { results, problems } = await run({ basemaps: [file] });
    expect(results[0]).toMatchObject({ rows: 7, added: 4, left: 3 });
    expect(problems.map(({ why }) => why)).toEqual(['eating_place', 'not_drawn', 'row_unreadable']);
    const near = { latitude: '22.297000', longitude: '114.171000' };
    const find = async (keyword: string) => (await app.call('searchPlaces', { ...near, keyword })).data.places[0];
    expect(await find('star ferry')).toMatchObject({ kind: 'landmark', nameZh: '尖沙咀碼頭', cityZh: '香港' });
    expect(await find('汉口道')).toMatchObject({ kind: 'street', name: { text: 'Hankow Road' } });
    expect((await reverse(22.2976, 114.1714)).street).toEqual({ text: 'Hankow Road', language: 'en' });
  });

  test('an imported map shows the attribution of its licence, and a second import of the same file duplicates no map feature', async () => {
    const file = await fileOf('kowloon.geojson', collection(drawn));
    await run({ basemaps: [file] });
    expect((await app.call('mapSettings', {})).data.attribution).toBe('© OpenStreetMap contributors (ODbL)');
    await run({ basemaps: [file] });
    const near = { latitude: '22.297000', longitude: '114.171000' };
    const { data } = await app.call('searchPlaces', { ...near, keyword: 'Hankow Road' });
    expect(data.places).toHaveLength(1);
  });
});

describe('hotels', () => {
  const find = async (keyword: string, language: Language = 'en') =>
    (await app.call('searchPlaces', { latitude: '31.2', longitude: '121.4', keyword }, { language })).data.places;

  test('an import of a hotel table adds hotels with names and streets, and reports rows without a position', async () => {
    const file = await fileOf(
      'hotels.csv',
      'name:zh,name:en,name:ru,addr:street,addr:housenumber,lat,lng\n' +
        '徐汇希尔顿酒店,Hilton Xuhui,Хилтон Сюйхуэй,漕溪北路,1200,31.19,121.43\n无处宾馆,,,,,,\n',
    );
    const { results, problems } = await run({ basemaps: [file] });
    expect(results[0]).toMatchObject({ rows: 2, added: 1, left: 1 });
    expect(problems.map(({ row, why }) => [row, why])).toEqual([[2, 'row_unreadable']]);
    expect((await find('хилтон', 'ru'))[0]).toMatchObject({
      kind: 'hotel',
      name: { text: 'Хилтон Сюйхуэй', language: 'ru' },
      addressZh: expect.stringMatching(/漕溪北路1200号$/),
    });
  });

  test('a map import recognises every OpenStreetMap tag for a place to stay as a hotel, also on a building outline', async () => {
    const stays = [
      feature('node/1', { tourism: 'hostel', name: '蓝山', 'name:en': 'Blue Mountain' }, 'Point', [121.41, 31.21]),
      feature('way/2', { building: 'hotel', name: '文华楼' }, 'Polygon', square(121.42, 31.21, 0.0005)),
      feature('way/3', { tourism: 'hotel', name: '花园' }, 'Polygon', square(121.43, 31.21, 0.0005)),
    ];
    await run({ basemaps: [await fileOf('stays.geojson', collection(stays))] });
    for (const name of ['Blue Mountain', '文华楼', '花园']) expect((await find(name))[0]?.kind, name).toBe('hotel');
  });

  test('an import of hotels rejects a table without columns for the position, with a one-sentence error', async () => {
    const file = await fileOf('wrong.csv', 'name,phone\nHilton,1\n');
    await expect(run({ basemaps: [file] })).rejects.toThrow('neither a map nor a table of hotels');
  });
});

const samples = fileURLToPath(new URL('../../../../../tests/samples/', import.meta.url));

describe('rows of real tables', () => {
  test('half of the built-in positions of cities and districts are within 3 km of their position in a published table, and 95 % are within 25 km', async () => {
    const { rows } = readRegionTable('', await readFile(`${samples}cn-regions.csv`, 'utf8'));
    const told = new Map(rows.flatMap(({ code, seat }) => (seat === null ? [] : [[code, seat] as const])));
    const lines = (
      await readFile(new URL('../../modules/address/places/regions/seats.txt', import.meta.url), 'utf8')
    ).split('\n');
    const away = lines.flatMap((line) => {
      const [code = '', , lat, lng] = line.split(' ');
      // The test skips Taiwan, Hong Kong and Macao, for which the table has wrong positions or other codes. It also
      // skips divisions that a province governs directly, because the table gives them the position of the provincial
      // capital.
      const seat = /^(?!71|81|82|..90)\d{6}$/.test(code) ? told.get(code) : undefined;
      return seat ? [distanceMetres(seat, { lat: Number(lat), lng: Number(lng) })] : [];
    });
    const sorted = away.toSorted((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(200);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(3000);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(25_000);
  });

  test('after an import of real tables, People’s Square is in Huangpu District and Taipei keeps its position', async () => {
    const files = ['cn-regions.csv', 'cn-streets.csv', 'shanghai-districts.geojson'].map((name) => samples + name);
    await run({ regions: files });
    expect((await reverse(31.2304, 121.4737)).district).toMatchObject({
      code: '310101',
      name: { text: 'Huangpu District' },
    });
    expect((await reverse(31.0375, 121.2236)).district?.nameZh).toBe('松江区');
    expect((await reverse(25.0336, 121.5645)).city?.nameZh).toBe('台北市');
    expect((await reverse(22.2976, 114.1722)).city?.code).toBe('810100');
    const again = await run({ regions: files });
    for (const { added, changed, file } of again.results)
      if (file.endsWith('.csv')) expect({ file, added, changed }).toEqual({ file, added: 0, changed: 0 });
  });
});
