import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportFailure } from './import-failure.ts';
import { readArguments } from './read-arguments.ts';
import { readRestaurantFile, readRestaurantFiles } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readText(text: string | Uint8Array) {
  const file = path.join(folder, 'file');
  await writeFile(file, text);
  return readRestaurantFile(file);
}

describe('a table', () => {
  test('reads the rows of a table as listings with OpenStreetMap’s tags', async () => {
    const { listings } = await readText(
      'id,name,name_en,lat,lng,cuisine,address_zh,region\nosm_12,麥記,"Mak, Noodles",22.28,114.15,noodle,中環,Hong Kong\n',
    );
    expect(listings).toEqual([
      {
        row: 1,
        sourceId: 'osm:node/12',
        source: 'csv',
        latitude: '22.28',
        longitude: '114.15',
        tags: {
          amenity: 'restaurant',
          name: '麥記',
          'name:en': 'Mak, Noodles',
          cuisine: 'noodle',
          'addr:full': '中環',
          region: 'Hong Kong',
        },
      },
    ]);
  });

  test.each([
    ['osm_12', '', 'osm:node/12'],
    ['osmx_12', '', 'osm:node/12'],
    ['fehd_2211', '2211', 'fehd:2211'],
    ['', '2211', 'fehd:2211'],
    ['mine-7', '', 'csv:mine-7'],
  ])('a row with the id "%s" and the licence "%s" gets the source id %s', async (id, licence, sourceId) => {
    const { listings } = await readText(`id,licence_no,name,lat,lng\n${id},${licence},麥記,22.28,114.15\n`);
    expect(listings.map((listing) => listing.sourceId)).toEqual([sourceId]);
  });

  test('identifies a row without an id by name and position, equally in every run', async () => {
    const text = 'name,lat,lng\n麥記,22.28,114.15\n麥記,22.29,114.15\n';
    const ids = (await readText(text)).listings.map(({ sourceId }) => sourceId);
    expect(new Set(ids).size).toBe(2);
    expect((await readText(text)).listings.map(({ sourceId }) => sourceId)).toEqual(ids);
  });

  test('an import skips only a broken row and reports its number', async () => {
    const { listings, problems } = await readText('name,lat,lng\na,1,2\nb,1,2,3,4\nc,1,2\n');
    expect(listings.map(({ row, tags }) => [row, tags['name']])).toEqual([
      [1, 'a'],
      [3, 'c'],
    ]);
    expect(problems).toMatchObject([{ row: 2, why: 'row_unreadable', lost: 'row' }]);
  });

  test('reads a table with a byte-order mark and CRLF line ends', async () => {
    const { listings } = await readText('\uFEFFname,lat,lng\r\n麥記,22.28,114.15\r\n');
    expect(listings[0]?.tags['name']).toBe('麥記');
    expect(listings[0]?.longitude).toBe('114.15');
  });
});

describe('GeoJSON', () => {
  const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const point = { type: 'Point', coordinates: [121.47, 31.23] };

  test.each([
    [{ '@id': 'node/12' }, undefined, 'osm:node/12'],
    [{}, 'way/34', 'osm:way/34'],
    [{ id: 'https://www.openstreetmap.org/relation/56' }, undefined, 'osm:relation/56'],
  ])('a feature with %j and the id %s gets the source id %s', async (properties, id, sourceId) => {
    const { listings } = await readText(collection({ type: 'Feature', id, properties, geometry: point }));
    expect(listings[0]?.sourceId).toBe(sourceId);
  });

  test('the position of an outline is its centre', async () => {
    const ring = [
      [121, 31],
      [121.2, 31],
      [121.2, 31.4],
      [121, 31.4],
      [121, 31],
    ];
    const geometry = { type: 'Polygon', coordinates: [ring] };
    const { listings } = await readText(collection({ properties: {}, geometry }));
    expect([Number(listings[0]?.latitude), Number(listings[0]?.longitude)]).toEqual([31.2, 121.1]);
  });

  test('reads the Chinese properties of the list of cafes', async () => {
    const properties = {
      city: '上海',
      city_en: 'Shanghai',
      名称: '弄堂咖啡',
      营业状态: '停业',
      营业时间: '周一至周五：7:30–20:00',
    };
    const { listings } = await readText(collection({ properties, geometry: point }));
    expect(listings[0]?.tags).toEqual({
      name: '弄堂咖啡',
      amenity: 'cafe',
      cuisine: 'coffee_shop',
      opening_hours: '周一至周五：7:30–20:00',
      district: '上海',
      'district:en': 'Shanghai',
      shut: '停业',
    });
    expect(listings[0]?.sourceId).toMatch(/^cn-cafe:/);
  });

  test('an import skips only an invalid feature', async () => {
    const { listings, problems } = await readText(collection(7, { properties: { name: 'a' }, geometry: null }));
    expect(listings).toHaveLength(1);
    expect(problems).toMatchObject([{ row: 1, why: 'row_unreadable' }]);
  });
});

describe('unusable files', () => {
  test.each([
    ['', 'is empty'],
    ['{"type": "Feature"}', 'is not a GeoJSON FeatureCollection'],
    ['{"type": ', 'is not GeoJSON'],
    ['a,b\n1,2\n', 'no column name, lat, lng'],
    ['just words', 'no column name, lat, lng'],
    [new Uint8Array([0xff, 0xfe, 0x41]), 'is not UTF-8'],
  ])('reports in one sentence that the content %j %s', async (text, sentence) => {
    await expect(readText(text)).rejects.toThrow(sentence);
    await expect(readText(text)).rejects.toThrow(ImportFailure);
  });

  test('reports a missing file and a folder in one sentence', async () => {
    await expect(readRestaurantFile(path.join(folder, 'nothing'))).rejects.toThrow('No such file');
    await expect(readRestaurantFile(folder)).rejects.toThrow('Not a file but a folder');
  });
});

test('an import rejects all files if one of them is bad', async () => {
  const good = path.join(folder, 'good.csv');
  await writeFile(good, 'name,lat,lng\n好,31.2,121.4\n');
  await expect(readRestaurantFiles([good])).resolves.toMatchObject([{ file: good, listings: [{ row: 1 }] }]);
  await expect(readRestaurantFiles([good, path.join(folder, 'nothing')])).rejects.toThrow('No such file');
});

describe('import command', () => {
  test('the import command reads files and its four settings', () => {
    const read = readArguments(['a.csv', '--sample-menus', 'b.geojson', '--limit', '9', '--merchant', 'Li']);
    expect(read).toEqual({
      files: ['a.csv', 'b.geojson'],
      places: { basemaps: [], regions: [] },
      sampleMenus: true,
      limit: 9,
      merchant: 'li',
    });
  });

  test.each([
    [[], 'No file'],
    [['a', '--limit', 'many'], '--limit'],
    [['a', '--limit', '0'], '--limit'],
    [['a', '--merchant', 'li:a-password'], 'prompts for its password'],
    [['a', '--nonsense'], '--nonsense'],
  ])('the import command rejects %j in one sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(ImportFailure);
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
