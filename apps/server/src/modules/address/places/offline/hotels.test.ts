import { readFile } from 'node:fs/promises';
import type { Language } from '@chifan/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFolder } from '../../../../seed/demo-files.ts';
import { openFilledDatabase, openTestApp, type TestApp } from '../../../../testing/index.ts';
import { fillBasemap } from '../basemap/fill-basemap.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp(undefined, () => openFilledDatabase('places'));
  await fillBasemap(app.app.database, await readFile(`${demoFolder}/basemap.json`, 'utf8'));
});
afterAll(() => app.close());

const square = { latitude: '31.230400', longitude: '121.473700' };
const find = async (keyword: string, language: Language = 'en') =>
  (await app.call('searchPlaces', { ...square, keyword }, { language })).data.places;

describe('hotels of the demo city (rule address-31)', () => {
  test.each([
    ['en', 'Hilton', 'Hilton Shanghai Hongqiao'],
    ['ja', 'ヒルトン', 'ヒルトン上海虹橋'],
    ['ko', '힐튼', '힐튼 상하이 훙차오'],
    ['ru', 'Хилтон', 'Хилтон Шанхай Хунцяо'],
    ['ur', 'ہلٹن', 'ہلٹن شنگھائی ہونگ چیاؤ'],
    ['ar', 'هيلتون', 'هيلتون شنغهاي هونغتشياو'],
    ['fr', 'hilton hôtel', 'Hilton Shanghai Hongqiao'],
    ['de', 'HILTON Hotel', 'Hilton Shanghai Hongqiao'],
    ['zh-CN', '希爾頓酒店', '上海虹桥元一希尔顿酒店'],
  ] as const)(
    'a guest who reads %s finds Hilton hotels with the query "%s", with their names in the same language',
    async (language, keyword, name) => {
      const places = await find(keyword, language);
      expect(places.map(({ nameZh }) => nameZh)).toEqual(
        expect.arrayContaining(['上海虹桥元一希尔顿酒店', '上海东锦江希尔顿逸林酒店']),
      );
      expect(places.find(({ nameZh }) => nameZh === '上海虹桥元一希尔顿酒店')).toMatchObject({
        kind: 'hotel',
        name: { text: name, language },
        addressZh: expect.stringMatching(/^上海市.*红松东路1116号$/),
      });
    },
  );

  test('a search for a hotel chain and a place, such as “Hilton Pudong”, returns the hotel at that place first', async () => {
    expect((await find('Hilton Pudong'))[0]?.nameZh).toBe('上海东锦江希尔顿逸林酒店');
    expect((await find('hongqiao hilton'))[0]?.nameZh).toBe('上海虹桥元一希尔顿酒店');
  });

  test('the first letters of a hotel chain’s name already find its hotels', async () => {
    expect((await find('Хил', 'ru')).map(({ nameZh }) => nameZh)).toContain('上海虹桥元一希尔顿酒店');
  });

  test('a hotel that belongs to no chain is found by its name, and its address contains the street', async () => {
    expect((await find('park hotel'))[0]).toMatchObject({
      kind: 'hotel',
      nameZh: '国际饭店',
      address: { text: '170 Nanjing West Road, Huangpu District, Shanghai' },
    });
    expect((await find('国际饭店'))[0]?.addressZh).toBe('上海市黄浦区南京西路170号');
    expect((await find('guoji fandian'))[0]?.nameZh).toBe('国际饭店');
  });

  test('a place search returns a square as a landmark and not as a hotel', async () => {
    expect((await find('people square'))[0]?.kind).toBe('landmark');
  });

  test('each hotel of the demo map has its name in nine languages', async () => {
    const { features } = JSON.parse(await readFile(`${demoFolder}/basemap.json`, 'utf8'));
    const hotels = features.filter(({ properties }: { properties: { isHotel?: boolean } }) => properties.isHotel);
    expect(hotels.length).toBeGreaterThanOrEqual(30);
    for (const { properties } of hotels) expect(Object.keys(properties.name)).toHaveLength(9);
  });
});
