import type { Language } from '@chifan/domain';
import { describe, expect, test } from 'vitest';
import type { FoundPlace } from '../../../platform/maps/maps.ts';
import { withChainName } from '../../../platform/maps/providers/wording.ts';
import { nameHotel } from './name-hotel.ts';

const place = (name: FoundPlace['name'], nameZh: string): FoundPlace => ({
  name,
  nameZh,
  pinyin: '',
  kind: 'landmark',
  address: { text: '', language: 'en' },
  addressZh: '',
  city: null,
  cityZh: '',
  position: { lat: 31, lng: 121 },
  distanceMetres: 0,
});
const chinese = (text: string): FoundPlace['name'] => ({ text, language: 'zh-CN' });

describe('hotels that a maps service found (rule address-31)', () => {
  test.each<[Language, string]>([
    ['en', 'Hilton'],
    ['ja', 'ヒルトン'],
    ['ko', '힐튼'],
    ['ru', 'Хилтон'],
    ['ur', 'ہلٹن'],
    ['ar', 'هيلتون'],
    ['fr', 'Hilton'],
    ['de', 'Hilton'],
    ['zh-CN', '香港希爾頓酒店'],
  ])('a guest who reads %s sees a hotel with only a Chinese name as %s', (language, name) => {
    const found = nameHotel(place(chinese('香港希爾頓酒店'), '香港希爾頓酒店'), language);
    expect(found).toMatchObject({ kind: 'hotel', name: { text: name, language } });
  });

  test('a hotel with an English name also shows its chain’s name in the script of the guest’s language', () => {
    const found = place({ text: 'Hilton Hongqiao', language: 'en' }, '虹桥希尔顿酒店');
    expect(nameHotel(found, 'ru').name.text).toBe('Хилтон (Hilton Hongqiao)');
    expect(nameHotel(found, 'fr').name.text).toBe('Hilton Hongqiao');
  });

  test('a guesthouse that has the same name as a hotel chain is not renamed', () => {
    const found = place({ text: 'Peninsula Guesthouse', language: 'en' }, '半岛宾馆');
    expect(nameHotel(found, 'ru')).toMatchObject({ kind: 'hotel', name: { text: 'Peninsula Guesthouse' } });
  });

  test('a hotel that belongs to no chain is not renamed, and a museum is not marked as a hotel', () => {
    expect(nameHotel(place(chinese('东湖宾馆'), '东湖宾馆'), 'en')).toMatchObject({
      kind: 'hotel',
      name: { text: '东湖宾馆' },
    });
    expect(nameHotel(place(chinese('上海博物馆'), '上海博物馆'), 'en').kind).toBe('landmark');
  });
});

test('withChainName replaces a hotel chain’s name in a search text by its name in the language of the maps service', () => {
  expect(withChainName('开元大酒店 人民广场', 'zh-CN')).toBe('开元大酒店 人民广场');
  expect(withChainName('peninsula shanghai', 'en')).toBe('peninsula shanghai');
  expect(withChainName('Хилтон Hongqiao', 'zh-CN')).toBe('希尔顿 hongqiao');
  expect(withChainName('希爾頓', 'en')).toBe('Hilton');
  expect(withChainName('人民廣場', 'zh-CN')).toBe('人民廣場');
  expect(withChainName('Wanda Plaza', 'zh-CN')).toBe('Wanda Plaza');
});
