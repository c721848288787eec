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
  test('an import reads the rows of a CSV file as restaurants with OpenStreetMap’s tags', async () => {
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
  ])('an imported row with the id “%s” and the licence “%s” gets the source id %s', async (id, licence, sourceId) => {
    const { listings } = await readText(`id,licence_no,name,lat,lng\n${id},${licence},麥記,22.28,114.15\n`);
    expect(listings.map((listing) => listing.sourceId)).toEqual([sourceId]);
  });

  test('a row without an id gets the same source id in every run, from its name and position', async () => {
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

  test('an import reads a CSV file with a byte-order mark and CRLF line ends', async () => {
    const { listings } = await readText('\uFEFFname,lat,lng\r\n麥記,22.28,114.15\r\n');
    expect(listings[0]?.tags['name']).toBe('麥記');
    expect(listings[0]?.longitude).toBe('114.15');
  });
});

describe('GeoJSON', () => {
  const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const point = { type: 'Point', coordinates: [121.47, 31.23] };

  test.each([
    ['the property @id', 'osm:node/12', { '@id': 'node/12' }, undefined],
    ['its own id', 'osm:way/34', {}, 'way/34'],
    ['a URL as id', 'osm:relation/56', { id: 'https://www.openstreetmap.org/relation/56' }, undefined],
  ])('an imported feature with %s gets the source id %s', async (_what, sourceId, properties, id) => {
    const { listings } = await readText(collection({ type: 'Feature', id, properties, geometry: point }));
    expect(listings[0]?.sourceId).toBe(sourceId);
  });

  test('a restaurant imported as an outline gets the centre of the outline as its position', async () => {
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

  test('an import reads a list of cafes whose properties have Chinese names', async () => {
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

  test('an import skips only an invalid GeoJSON feature', async () => {
    const { listings, problems } = await readText(collection(7, { properties: { name: 'a' }, geometry: null }));
    expect(listings).toHaveLength(1);
    expect(problems).toMatchObject([{ row: 1, why: 'row_unreadable' }]);
  });
});

describe('unusable files', () => {
  test.each([
    ['an empty file', '', 'is empty'],
    ['GeoJSON that is no collection', '{"type": "Feature"}', 'is not a GeoJSON FeatureCollection'],
    ['truncated GeoJSON', '{"type": ', 'is not GeoJSON'],
    ['a CSV file without the needed columns', 'a,b\n1,2\n', 'no column name, lat, lng'],
    ['plain text', 'just words', 'no column name, lat, lng'],
    ['a file that is not UTF-8', new Uint8Array([0xff, 0xfe, 0x41]), 'is not UTF-8'],
  ])('an import rejects %s with a one-sentence error', async (_what, text, sentence) => {
    await expect(readText(text)).rejects.toThrow(sentence);
    await expect(readText(text)).rejects.toThrow(ImportFailure);
  });

  test('an import rejects a missing file and a folder, each with a one-sentence error', async () => {
    await expect(readRestaurantFile(path.join(folder, 'nothing'))).rejects.toThrow('No such file');
    await expect(readRestaurantFile(folder)).rejects.toThrow('Not a file but a folder');
  });
});

test('an import rejects all files if one of them is unusable', async () => {
  const good = path.join(folder, 'good.csv');
  await writeFile(good, 'name,lat,lng\n好,31.2,121.4\n');
  await expect(readRestaurantFiles([good])).resolves.toMatchObject([{ file: good, listings: [{ row: 1 }] }]);
  await expect(readRestaurantFiles([good, path.join(folder, 'nothing')])).rejects.toThrow('No such file');
});

describe('import command', () => {
  test('the import command reads files and the options for samples, limit and merchant', () => {
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
    ['no file', [], 'No file'],
    ['a limit that is not a number', ['a', '--limit', 'many'], '--limit'],
    ['a limit of 0', ['a', '--limit', '0'], '--limit'],
    ['a password as an argument', ['a', '--merchant', 'li:a-password'], 'prompts for its password'],
    ['an unknown option', ['a', '--nonsense'], '--nonsense'],
  ])('the import command rejects %s with a one-sentence error', (_what, args, sentence) => {
    expect(() => readArguments(args)).toThrow(ImportFailure);
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
