import { describe, expect, test } from 'vitest';
import { type NameCandidate, placeNames, wordsOf } from './place-names.ts';

/** Fake text measurement: a Latin letter is 6 px wide, a Chinese character 12 px. */
const measure = ({ text, chinese }: { text: string; chinese: string }) => ({
  text: text.length * 6,
  chinese: chinese.length * 12,
});
const fuzhou = { en: 'Fuzhou Road', 'zh-CN': '福州路' };
const place = (candidates: readonly NameCandidate[], zoom = 16, language = 'en') =>
  placeNames(candidates, { zoom, language, measure });
const street = (
  points: readonly (readonly [number, number])[],
  name: NameCandidate['name'] = fuzhou,
): NameCandidate => ({
  kind: 'street',
  name,
  run: points.map(([x, y]) => ({ x, y })),
});

describe('street names', () => {
  test('a street name is on the longest straight section of its street and includes the Chinese name if there is room', () => {
    const [name] = place([
      street([
        [0, 0],
        [0, 30],
        [200, 30],
      ]),
    ]);
    expect(name).toMatchObject({ text: 'Fuzhou Road', chinese: '福州路', at: { x: 100, y: 30 }, angle: 0 });
  });

  test('a short street shows its name without the Chinese name, and a street too short for its name shows no name', () => {
    expect(
      place([
        street([
          [0, 0],
          [80, 0],
        ]),
      ]),
    ).toMatchObject([{ text: 'Fuzhou Road', chinese: '' }]);
    expect(
      place([
        street([
          [0, 0],
          [60, 0],
        ]),
      ]),
    ).toEqual([]);
  });

  test('a street name is never upside down', () => {
    const [name] = place([
      street([
        [200, 100],
        [0, 0],
      ]),
    ]);
    expect(name?.angle).toBeCloseTo(Math.atan2(100, 200));
  });

  test('a street name is hidden at a low zoom', () => {
    expect(
      place(
        [
          street([
            [0, 0],
            [200, 0],
          ]),
        ],
        13,
      ),
    ).toEqual([]);
  });

  test('the map repeats the name of a street only if the two names are at least the minimum distance apart', () => {
    const near = street([
      [0, 100],
      [200, 100],
    ]);
    const far = street([
      [0, 900],
      [200, 900],
    ]);
    expect(
      place([
        street([
          [0, 0],
          [200, 0],
        ]),
        near,
        far,
      ]),
    ).toHaveLength(2);
  });

  test('where two street names overlap, only the name of the main road is shown', () => {
    const main: NameCandidate = {
      ...street(
        [
          [100, -100],
          [100, 100],
        ],
        { en: 'Xizang Road' },
      ),
      kind: 'main',
    };
    expect(
      place([
        street([
          [0, 0],
          [200, 0],
        ]),
        main,
      ]).map(({ text }) => text),
    ).toEqual(['Xizang Road']);
  });
});

test('the name of an area is in the centre of the area and hidden if the area is too narrow', () => {
  const park = (edge: number): NameCandidate => ({
    kind: 'green',
    name: { en: 'People’s Park', 'zh-CN': '人民公园' },
    run: [
      { x: 0, y: 0 },
      { x: edge, y: 0 },
      { x: edge, y: 50 },
    ],
  });
  expect(place([park(100)])).toMatchObject([{ text: 'People’s Park', at: { x: 50, y: 25 }, angle: 0 }]);
  expect(place([park(40)])).toEqual([]);
});

test('a map name is in the guest’s language, otherwise in English, otherwise only in Chinese', () => {
  expect(wordsOf({ ...fuzhou, ja: '福州路（ふくしゅう）' }, 'ja')).toEqual({
    text: '福州路（ふくしゅう）',
    chinese: '福州路',
  });
  expect(wordsOf(fuzhou, 'ar')).toEqual({ text: 'Fuzhou Road', chinese: '福州路' });
  expect(wordsOf({ 'zh-CN': '福州路' }, 'de')).toEqual({ text: '福州路', chinese: '' });
  expect(wordsOf(fuzhou, 'zh-CN')).toEqual({ text: '福州路', chinese: '' });
  expect(wordsOf({}, 'en')).toBeNull();
});
