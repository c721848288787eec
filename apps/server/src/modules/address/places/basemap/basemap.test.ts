import { readFile } from 'node:fs/promises';
import { fromMercator, type Position, toMercator } from '@chifan/domain/address';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoFolder } from '../../../../seed/demo-files.ts';
import { openFilledDatabase, openTestApp, type TestApp } from '../../../../testing/index.ts';
import { tileBytes } from './draw-tile.ts';
import { fillBasemap } from './fill-basemap.ts';
import type { ReadFeature } from './map-feature.ts';
import { streetNameEn } from './street-name.ts';
import { writeMap } from './write-map.ts';

let app: TestApp;
let drawing: string;

beforeAll(async () => {
  drawing = await readFile(`${demoFolder}/basemap.json`, 'utf8');
  app = await openDrawn();
});
afterAll(() => app.close());

async function openDrawn(): Promise<TestApp> {
  const opened = await openTestApp(undefined, () => openFilledDatabase('places'));
  await fillBasemap(opened.app.database, drawing);
  return opened;
}

const square = { lat: 31.2304, lng: 121.4737 };
const world = 2 * Math.PI * 6_378_137;

function tileAt(position: Position, z: number): string {
  const { x, y } = toMercator(position);
  const across = Math.floor(((x + world / 2) / world) * 2 ** z);
  return `/rest/place/basemap/${z}/${across}/${Math.floor(((world / 2 - y) / world) * 2 ** z)}.json`;
}

type Feature = { properties: { class: string; name?: Record<string, string> }; geometry: { coordinates: unknown } };
const featuresAt = async (position: Position, z: number): Promise<Feature[]> =>
  (await app.raw({ url: tileAt(position, z) })).json().features;
const namesOf = (features: Feature[]) => features.map(({ properties }) => properties.name?.['zh-CN']);

describe('the demo map', () => {
  test('fillBasemap adds nothing if the database already has a map', async () => {
    expect(await fillBasemap(app.app.database, drawing)).toBeNull();
  });

  test('fillBasemap replaces an earlier version of the demo map, but not a map that an operator imported', async () => {
    const opened = await openDrawn();
    const { database } = opened.app;
    const newer = drawing.replace('Park Hotel', 'Park Hotel Shanghai');
    expect(await fillBasemap(database, newer)).toBeGreaterThan(0);
    expect(await fillBasemap(database, newer)).toBeNull();
    const find = async () =>
      (await opened.call('searchPlaces', { latitude: '31.2304', longitude: '121.4737', keyword: '国际饭店' })).data;
    expect((await find()).places.map(({ name }) => name.text)).toEqual(['Park Hotel Shanghai']);
    await database.transact((tx) => writeMap(tx, { name: 'own', attribution: '', version: '1' }, []));
    expect(await fillBasemap(database, drawing)).toBeNull();
    await opened.close();
  });

  test('a map tile shows streets, water, parks and landmarks with Chinese and English names', async () => {
    const features = await featuresAt({ lat: 31.2355, lng: 121.474 }, 15);
    expect(new Set(features.map(({ properties }) => properties.class))).toEqual(
      new Set(['green', 'building', 'motorway', 'main', 'street', 'place']),
    );
    expect(namesOf(await featuresAt({ lat: 31.238, lng: 121.49 }, 15))).toContain('黄浦江');
    const fuzhou = features.find(({ properties }) => properties.name?.['zh-CN'] === '福州路');
    expect(fuzhou?.properties.name?.['en']).toBe('Fuzhou Road');
  });

  test('a map tile at low zoom shows only names of cities and water', async () => {
    const features = await featuresAt(square, 5);
    expect(namesOf(features)).toEqual(expect.arrayContaining(['上海市', '南京市', '杭州市']));
    expect(features.every(({ properties }) => ['place', 'water'].includes(properties.class))).toBe(true);
  });

  test('a map tile shows district names only at zoom levels without streets', async () => {
    expect(namesOf(await featuresAt(square, 12))).toContain('黄浦区');
    expect(namesOf(await featuresAt(square, 14))).not.toContain('黄浦区');
  });

  test('the features of a map tile are clipped to the bounds of the tile plus a margin', async () => {
    const z = 16;
    const [, , , , , x, y] = tileAt(square, z).split(/[/.]/).map(Number);
    const corner = (dx: number, dy: number) =>
      fromMercator({
        x: ((x ?? 0) + dx) * (world / 2 ** z) - world / 2,
        y: world / 2 - ((y ?? 0) + dy) * (world / 2 ** z),
      });
    const [northWest, southEast] = [corner(-0.05, -0.05), corner(1.05, 1.05)];
    for (const { geometry } of await featuresAt(square, z)) {
      for (const [lng = 0, lat = 0] of pointsOf(geometry.coordinates)) {
        expect(lng).toBeGreaterThanOrEqual(northWest.lng);
        expect(lng).toBeLessThanOrEqual(southEast.lng);
        expect(lat).toBeLessThanOrEqual(northWest.lat);
        expect(lat).toBeGreaterThanOrEqual(southEast.lat);
      }
    }
  });

  test('a map tile URL with a version is cached, and one without a version is revalidated by ETag', async () => {
    const url = tileAt(square, 15);
    const first = await app.raw({ url: `${url}?v=abc` });
    expect(first.headers['cache-control']).toContain('max-age');
    expect((await app.raw({ url })).headers['cache-control']).toBe('no-cache');
    const again = await app.raw({ url, headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.statusCode).toBe(304);
  });

  test.each(['4/1/1.json', '19/1/1.json', '5/99/1.json', '10/1/1.png', '10/-1/1.json', '10/1.5/1.json', '10/x/1.json'])(
    'the server returns 404 for the map tile %s, which does not exist',
    async (path) => {
      expect((await app.raw({ url: `/rest/place/basemap/${path}` })).statusCode).toBe(404);
    },
  );

  test('reverseGeocode names the street near the position', async () => {
    const { data } = await app.call('reverseGeocode', { latitude: '31.235200', longitude: '121.476000' });
    expect(data.line.text).toBe('Fuzhou Road, Huangpu District, Shanghai');
    expect(data.lineZh).toBe('上海市黄浦区福州路');
  });

  test('reverseGeocode never names an elevated road as the street of an address', async () => {
    const { data } = await app.call('reverseGeocode', { latitude: '31.223500', longitude: '121.466700' });
    expect(data.streetZh).not.toContain('高架');
  });

  test('a street is found by its Chinese, English or pinyin name', async () => {
    const near = { latitude: '31.230400', longitude: '121.473700' };
    for (const keyword of ['福州路', 'fuzhou', 'Fuzhou Road', 'fuzhoulu']) {
      const { data } = await app.call('searchPlaces', { ...near, keyword });
      expect(data.places.find(({ kind }) => kind === 'street')).toMatchObject({ nameZh: '福州路' });
    }
    for (const address of ['568 Fuzhou Rd', '福州路568号', 'East Nanjing Road 300', 'No. 300 Nanjing East Road']) {
      expect((await app.call('geocode', { city: 'Shanghai', address })).success).toBe(true);
    }
  });
});

describe('an imported map', () => {
  let shared: TestApp;
  // An import replaces the demo map, so each test has a separate database.
  beforeEach(async () => {
    shared = app;
    app = await openDrawn();
  });
  afterEach(async () => {
    await app.close();
    app = shared;
  });

  test('a map tile never exceeds its maximum size, because the least important features are omitted', async () => {
    const walls = Array.from({ length: 4000 }, (_, index) => ({
      class: 'path' as const,
      name: { en: `Passage ${index}`, 'zh-CN': `第${index}弄` },
      shape: { type: 'LineString' as const, coordinates: lineAt(index) },
    }));
    const river = {
      class: 'water' as const,
      name: { en: 'River', 'zh-CN': '河' },
      shape: { type: 'LineString' as const, coordinates: lineAt(0) },
    };
    await app.app.database.transact((tx) =>
      writeMap(tx, { name: 'walls.geojson', attribution: '© somebody', version: '1' }, [...walls, river]),
    );
    const answer = await app.raw({ url: tileAt({ lat: 22.3, lng: 114.17 }, 15) });
    expect(Buffer.byteLength(answer.body)).toBeLessThanOrEqual(tileBytes);
    const classes = answer.json().features.map((feature: Feature) => feature.properties.class);
    expect(classes[0]).toBe('water');
    expect(classes.length).toBeGreaterThan(100);
  });

  test('a map tile has one feature for two segments of the same street', async () => {
    const piece = (west: number): ReadFeature => ({
      class: 'street',
      name: { en: 'Long Road', 'zh-CN': '长路' },
      shape: {
        type: 'LineString',
        coordinates: [
          [west, 30.5],
          [west + 0.001, 30.5],
        ],
      },
    });
    await app.app.database.transact((tx) =>
      writeMap(tx, { name: 'pieces.geojson', attribution: '', version: '1' }, [piece(120.5), piece(120.501)]),
    );
    const streets = (await featuresAt({ lat: 30.5, lng: 120.501 }, 14)).filter(
      ({ properties }) => properties.name?.['en'] === 'Long Road',
    );
    expect(streets).toHaveLength(1);
    expect(streets[0]?.geometry.coordinates).toHaveLength(2);
  });

  test('importing a map adds its attribution and changes the version of the basemap', async () => {
    await app.app.database.transact((tx) =>
      writeMap(tx, { name: 'walls.geojson', attribution: '© somebody', version: '1' }, []),
    );
    const before = (await app.call('mapSettings', {})).data;
    expect(before.attribution).toBe('© somebody');
    await app.app.database.transact((tx) =>
      writeMap(tx, { name: 'other.geojson', attribution: '© others', version: '1' }, []),
    );
    const after = (await app.call('mapSettings', {})).data;
    expect(after.attribution).toBe('© others, © somebody');
    expect(after.basemapVersion).not.toBe(before.basemapVersion);
    expect(after.tiles).toBeNull();
  });

  test('importing a map replaces the demo streets in its area but not the other demo features', async () => {
    const coordinates: [number, number][] = [
      [121.46, 31.22],
      [121.49, 31.24],
    ];
    const street = {
      class: 'street' as const,
      name: { en: 'New Road', 'zh-CN': '新路' },
      shape: { type: 'LineString' as const, coordinates },
    };
    const gone = await app.app.database.transact((tx) =>
      writeMap(tx, { name: 'new.geojson', attribution: '', version: '1' }, [street]),
    );
    expect(gone).toBeGreaterThan(30);
    const { rows } = await sql<{ class: string }>`
      SELECT DISTINCT class FROM map_feature WHERE source = 'demo' ORDER BY class`.execute(app.app.database.read);
    expect(rows.map((row) => row.class)).toEqual(['building', 'green', 'place', 'water']);
  });
});

test('the content security policy allows the tile server that the operator configured', async () => {
  const mapTiles = {
    url: 'http://{s}.tiles.example/{z}/{x}/{y}.png',
    attribution: '© us',
    maxZoom: 17,
    datum: 'gcj02',
  } as const;
  const other = await openTestApp((config) => ({ ...config, mapTiles }));
  expect((await other.call('mapSettings', {})).data.tiles).toEqual(mapTiles);
  const { headers } = await other.raw({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain('http://*.tiles.example');
  await other.close();
});

test.each([
  ['南京东路', 'Nanjing East Road'],
  ['南北高架路', 'Nanbei Elevated Road'],
  ['世纪大道', 'Shiji Avenue'],
  ['西安路', "Xi'an Road"],
  ['中路', 'Zhong Road'],
])('streetNameEn translates %s as %s, like Chinese street signs', (zh, en) => {
  expect(streetNameEn(zh)).toBe(en);
});

const lineAt = (index: number): [number, number][] => {
  const lat = 22.299 + (index % 50) * 0.00002;
  return [
    [114.168, lat],
    [114.17 + (index % 7) * 0.0003, lat],
  ];
};

function pointsOf(coordinates: unknown): number[][] {
  if (!Array.isArray(coordinates)) return [];
  return coordinates.every((value) => typeof value === 'number') ? [coordinates] : coordinates.flatMap(pointsOf);
}

describe('a search for a street or landmark of the map (rule address-16)', () => {
  const near = { latitude: square.lat.toFixed(6), longitude: square.lng.toFixed(6) };

  test.each([
    ['people square', '人民广场', "People's Square"],
    ['peoples square', '人民广场', "People's Square"],
    ['nanjing lu', '南京东路', 'Nanjing East Road'],
    ['南京路', '南京东路', 'Nanjing East Road'],
    ['Fuzhou Road 300', '福州路300号', '300 Fuzhou Road'],
    ['627 Hankou Road', '汉口路627号', '627 Hankou Road'],
    ['汉口路627号', '汉口路627号', '627 Hankou Road'],
  ])('a place search for %s returns %s first', async (keyword, nameZh, name) => {
    const [first] = (await app.call('searchPlaces', { ...near, keyword })).data.places;
    expect(first).toMatchObject({ nameZh, name: { text: name } });
    if (/\d/.test(keyword)) expect(first?.addressZh).toContain(nameZh);
  });

  test('a place search for nanjing lu finds both Nanjing East Road and Nanjing West Road', async () => {
    const { places } = (await app.call('searchPlaces', { ...near, keyword: 'nanjing lu' })).data;
    expect(places.map((place) => place.nameZh)).toEqual(expect.arrayContaining(['南京东路', '南京西路']));
  });
});
