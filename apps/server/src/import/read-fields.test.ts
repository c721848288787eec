import { restaurantTypes } from '@chifan/domain/catalogue';
import { describe, expect, test } from 'vitest';
import { osmCuisines } from './cuisine-table.ts';
import { type Region, regionOf } from './listing.ts';
import { readAddress } from './read-address.ts';
import { placeKindOf, readCuisine, readShopTypes } from './read-cuisine.ts';
import { readNames } from './read-names.ts';
import { readPhone } from './read-phone.ts';

describe('a telephone number', () => {
  test.each<[string, Region, string | undefined]>([
    ['+852 2571 6446', 'hong_kong', '+85225716446'],
    ['25617288', 'hong_kong', '+85225617288'],
    ['852 93797957', 'hong_kong', '+85293797957'],
    ['(+852) 2382 2988', 'hong_kong', '+85223822988'],
    ['+852 2788-4779', 'hong_kong', '+85227884779'],
    ['+852 2712 2523;+852 2712 7070', 'hong_kong', '+85227122523'],
    ['+86 755 2667 3160', 'mainland', '+8675526673160'],
    ['+86 400-065-9988', 'mainland', '+864000659988'],
    ['021-6352 8416', 'mainland', '+862163528416'],
    ['010 65292860', 'mainland', '+861065292860'],
    ['13912345678', 'mainland', '+8613912345678'],
    ['0086 21 63528416', 'mainland', '+862163528416'],
    ['２８５６ ３６７７', 'hong_kong', '+85228563677'],
    ['55246 7692', 'hong_kong', undefined],
    ['+8528016881', 'hong_kong', undefined],
    ['+852', 'hong_kong', undefined],
    ['ask inside', 'mainland', undefined],
  ])('an import reads the phone number %s (region %s) as %s', (text, region, number) => {
    expect(readPhone(text, region)).toBe(number);
  });
});

describe('a name', () => {
  test.each([
    [
      'a Chinese and an English name',
      { name: '大家樂', 'name:en': 'Cafe de Coral' },
      '大家樂',
      { en: 'Cafe de Coral', 'zh-CN': '大家樂' },
    ],
    [
      'two scripts in one name',
      { name: '意樂餐廳 Cafe de Itamomo' },
      '意樂餐廳 Cafe de Itamomo',
      { en: 'Cafe de Itamomo', 'zh-CN': '意樂餐廳 Cafe de Itamomo' },
    ],
    [
      'English and Chinese names in the wrong fields',
      { name: 'Little Field', 'name:en': '小隱於野' },
      '小隱於野',
      { en: 'Little Field', 'zh-CN': '小隱於野' },
    ],
    ['the same name in two fields', { name: '花園餐廳', 'name:en': '花園餐廳' }, '花園餐廳', { 'zh-CN': '花園餐廳' }],
    ['names by language only', { 'name:en': 'KFC', 'name:zh': '肯德基' }, '肯德基', { en: 'KFC', 'zh-CN': '肯德基' }],
    ['an English name', { name: 'Starbucks' }, 'Starbucks', { en: 'Starbucks' }],
    ['a Japanese name', { name: '日の出食堂' }, '日の出食堂', { ja: '日の出食堂', 'zh-CN': '日の出食堂' }],
    ['a Latin and Korean name', { name: 'JMT 존맛탱' }, 'JMT 존맛탱', { en: 'JMT 존맛탱', ko: 'JMT 존맛탱' }],
    [
      'names in French and Japanese',
      { name: 'Chez Paul', 'name:fr': 'Chez Paul', 'name:ja': 'シェ・ポール' },
      'Chez Paul',
      { en: 'Chez Paul', fr: 'Chez Paul', ja: 'シェ・ポール' },
    ],
    ['a name on two lines', { name: ' 兩\n 行  ' }, '兩 行', { 'zh-CN': '兩 行' }],
  ])('an import reads the names of a restaurant with %s', (_what, tags, sign, names) => {
    expect(readNames(tags)).toEqual({ sign, names });
  });

  test('an import reads no name for a restaurant that has no name in any language', () => {
    expect(readNames({ amenity: 'cafe', name: '  ' })).toBeUndefined();
  });
});

describe('an address', () => {
  test.each<[string, Record<string, string>, Region, object]>([
    [
      'a full address with its city',
      { 'addr:full': '香港北角 英皇道6至8號', district: '東區', 'district:en': 'Eastern' },
      'hong_kong',
      { 'zh-CN': '香港北角 英皇道6至8號', en: 'Eastern, Hong Kong' },
    ],
    [
      'a street in two languages',
      { 'addr:full': '青翠徑 Tsing Chui Path', district: '屯門', 'district:en': 'Tuen Mun' },
      'hong_kong',
      { 'zh-CN': '香港屯門青翠徑', en: 'Tsing Chui Path, Tuen Mun, Hong Kong' },
    ],
    [
      'a street and the region only',
      { 'addr:full': '新湖路', region: 'Shenzhen' },
      'mainland',
      { 'zh-CN': '深圳市新湖路', en: 'Shenzhen' },
    ],
    [
      'a street with number, floor and unit',
      { 'addr:street': '彌敦道 Nathan Road', 'addr:housenumber': '132', 'addr:floor': '3', 'addr:unit': 'B' },
      'hong_kong',
      { 'zh-CN': '香港彌敦道132号3楼B室', en: 'Unit B, 3/F, 132 Nathan Road, Hong Kong' },
    ],
    [
      'full addresses in two languages',
      { 'addr:full': '香港堅道2號', 'addr:full:en': '2 CAINE ROAD' },
      'hong_kong',
      { 'zh-CN': '香港堅道2號', en: '2 CAINE ROAD' },
    ],
    ['no address', {}, 'mainland', {}],
  ])('an import reads the address of a restaurant with %s', (_what, tags, region, address) => {
    expect(readAddress(tags, region)).toEqual(address);
  });
});

describe('a cuisine', () => {
  const cuisineOf = (cuisine: string | undefined, name = '', place = 'restaurant', region: Region = 'mainland') =>
    readCuisine(cuisine === undefined ? {} : { cuisine }, name, place, region).cuisine;

  test.each([
    ['cantonese;western', 'cantonese'],
    ['chinese;fast_food', 'home_style'],
    ['chinese;noodle', 'noodles'],
    ['steak_house, pizza', 'steak'],
    ['Dim_Sum', 'dim_sum'],
    ['hot pot', 'hotpot'],
    ['american italian', 'italian'],
    ['川菜', 'sichuan'],
    ['German, Bavarian', 'german'],
  ])('an import reads the cuisine %s as the restaurant type %s', (value, type) => {
    expect(cuisineOf(value)).toBe(type);
  });

  test('an import derives a missing cuisine from the name, otherwise from the kind of place', () => {
    expect(cuisineOf(undefined, '東升茶餐廳')).toBe('hong_kong_cafe');
    expect(cuisineOf(undefined, '韩国料理')).toBe('korean');
    expect(cuisineOf('chinese', '老王火锅')).toBe('hotpot');
    expect(cuisineOf(undefined, '老王', 'cafe')).toBe('cafe');
    expect(cuisineOf(undefined, '老王', 'restaurant', 'mainland')).toBe('home_style');
    expect(cuisineOf(undefined, '老王', 'restaurant', 'hong_kong')).toBe('cantonese');
  });

  test('an import reports a cuisine that is not in the cuisine table', () => {
    expect(readCuisine({ cuisine: 'martian;thai' }, '', 'restaurant', 'mainland')).toEqual({
      cuisine: 'thai',
      unknown: ['martian'],
    });
  });

  test('the cuisine table lists each cuisine once and covers every restaurant type', () => {
    const values = Object.values(osmCuisines).flatMap((list) => list.split(' '));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    expect(restaurantTypes.filter((type) => osmCuisines[type] === undefined)).toEqual([]);
  });
});

test('an imported shop is halal only if the source states it, never because of its cuisine', () => {
  expect(readShopTypes({}, 'xinjiang', 'restaurant', false)).toEqual(['asian']);
  expect(readShopTypes({ 'diet:halal': 'yes' }, 'xinjiang', 'restaurant', false)).toEqual(['asian', 'halal']);
});

test.each([
  ['the tag amenity=restaurant', 'a restaurant', { amenity: 'restaurant' }, 'restaurant'],
  ['the tag shop=bakery', 'a bakery', { shop: 'bakery' }, 'bakery'],
  ['the tags amenity=cafe and shop=hairdresser', 'a cafe', { amenity: 'cafe', shop: 'hairdresser' }, 'cafe'],
  ['the tag amenity=bank', 'no place to eat', { amenity: 'bank' }, undefined],
  ['the tag shop=constructor', 'no place to eat', { shop: 'constructor' }, undefined],
])('an import reads a feature with %s as %s', (_what, _kind, tags, place) => {
  expect(placeKindOf(tags)).toBe(place);
});

test.each([
  [22.28, 114.15, undefined, 'hong_kong'],
  [22.54, 114.05, undefined, 'mainland'],
  [22.54, 114.2, 'Hong Kong', 'hong_kong'],
  [22.19, 113.54, undefined, 'macao'],
  [31.23, 121.47, undefined, 'mainland'],
] as const)(
  'an import assigns the position %s, %s (region in the file: %s) to the region %s',
  (lat, lng, told, region) => {
    expect(regionOf(lat, lng, told)).toBe(region);
  },
);
