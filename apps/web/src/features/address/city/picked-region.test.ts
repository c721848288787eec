import { describe, expect, test } from 'vitest';
import { pickedRegion, type RegionPath } from './picked-region.ts';

type Step = RegionPath[number];
const step = (
  level: Step['level'],
  text: string,
  nameZh: string,
  seat: readonly [string, string] | null = null,
): Step => ({
  level,
  code: nameZh,
  name: { text, language: 'en' },
  nameZh,
  pinyin: '',
  hasChildren: true,
  latitude: seat?.[0] ?? null,
  longitude: seat?.[1] ?? null,
});

const shanghai = step('province', 'Shanghai', '上海市', ['31.230400', '121.473700']);
const districts = step('city', 'Districts', '市辖区');
const huangpu = step('area', 'Huangpu', '黄浦区', ['31.231700', '121.484500']);
const road = step('street', 'Nanjing East Road', '南京东路街道');
const guangdong = step('province', 'Guangdong', '广东省');
const shenzhen = step('city', 'Shenzhen', '深圳市', ['22.543100', '114.057900']);

describe('address from the list of divisions', () => {
  test('the address of a chosen region is written from small to large in the guest’s language, and from large to small in Chinese', () => {
    expect(pickedRegion([shanghai, districts, huangpu, road], ' 200 ')).toEqual({
      city: 'Shanghai',
      cityZh: '上海市',
      cityCode: '上海市',
      address: '200, Nanjing East Road, Huangpu',
      addressZh: '上海市黄浦区南京东路街道200',
      seat: { latitude: '31.231700', longitude: '121.484500' },
      isSeatNear: true,
    });
  });

  test('the address of a region chosen within a province contains the name of its city', () => {
    expect(pickedRegion([guangdong, shenzhen], '')).toMatchObject({
      city: 'Shenzhen',
      address: '',
      addressZh: '广东省深圳市',
      isSeatNear: false,
    });
  });

  test('the address of a chosen region contains the name of a municipality such as Shanghai only once', () => {
    const itself = step('city', 'Shanghai', '上海市');
    expect(pickedRegion([shanghai, itself, huangpu], '')?.addressZh).toBe('上海市黄浦区');
  });

  test('a region has no map position if the location of its government is unknown', () => {
    expect(pickedRegion([guangdong], '')?.seat).toBeNull();
    expect(pickedRegion([], 'Hotel')).toBeNull();
  });
});
