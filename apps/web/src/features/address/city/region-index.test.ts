import { describe, expect, test } from 'vitest';
import type { Region } from '../../../data/place.ts';
import { byLetter, matchingRegions } from './region-index.ts';

const region = (text: string, nameZh: string, pinyin: string): Region => ({
  code: nameZh,
  name: { text, language: 'en' },
  nameZh,
  pinyin,
  hasChildren: true,
  latitude: null,
  longitude: null,
});
const shanghai = region('Shanghai', '上海市', 'shàng hǎi');
const shaanxi = region('Shaanxi', '陕西省', 'shǎn xī');
const beijing = region('Beijing', '北京市', 'běi jīng');
const unnamed = region('1号', '1号', '');
const all = [shanghai, beijing, unnamed, shaanxi];
const names = (regions: readonly Region[]) => regions.map(({ name }) => name.text);

describe('list of divisions', () => {
  test('regions are grouped by the first letter of their name, and regions without a letter come last', () => {
    expect(byLetter(all).map(({ letter, regions }) => [letter, names(regions)])).toEqual([
      ['B', ['Beijing']],
      ['S', ['Shaanxi', 'Shanghai']],
      ['#', ['1号']],
    ]);
  });

  test('regions are grouped by the name in the guest’s language', () => {
    const macao = region('Macao', '澳门特别行政区', 'ào mén');
    expect(byLetter([macao]).map(({ letter }) => letter)).toEqual(['M']);
    expect(byLetter([{ ...macao, name: { text: 'マカオ', language: 'ja' } }]).map(({ letter }) => letter)).toEqual([
      'A',
    ]);
  });

  test.each([
    ['shang', ['Shanghai']],
    ['Shàng Hǎi', ['Shanghai']],
    ['上海', ['Shanghai']],
    ['sx', ['Shaanxi']],
    ['jing', ['Beijing']],
    ['  ', names(all)],
    ['Paris', []],
  ])('typing “%s” into the region search finds %j', (typed, left) => {
    expect(names(matchingRegions(all, typed))).toEqual(left);
  });
});
