import { describe, expect, test } from 'vitest';
import { type NameCandidate, placeNames, wordsOf } from './place-names.ts';

/** Every letter is 6 px wide. */
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

describe('the name of a street', () => {
  test('lies along its longest straight stretch, with the Chinese where there is room', () => {
    const [name] = place([
      street([
        [0, 0],
        [0, 30],
        [200, 30],
      ]),
    ]);
    expect(name).toMatchObject({ text: 'Fuzhou Road', chinese: '福州路', at: { x: 100, y: 30 }, angle: 0 });
  });

  test('is said without the Chinese where only one face has room, and not at all where none has', () => {
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

  test('is never upside down', () => {
    const [name] = place([
      street([
        [200, 100],
        [0, 0],
      ]),
    ]);
    expect(name?.angle).toBeCloseTo(Math.atan2(100, 200));
  });

  test('waits for the zoom at which streets are wide enough', () => {
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

  test('is not said twice near by, and again far away', () => {
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

  test('makes way for a main road’s', () => {
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

test('an area is named in its middle, if it is wide enough', () => {
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

test('words are the guest’s, else English, else Chinese alone; a Chinese guest reads one face', () => {
  expect(wordsOf({ ...fuzhou, ja: '福州路（ふくしゅう）' }, 'ja')).toEqual({
    text: '福州路（ふくしゅう）',
    chinese: '福州路',
  });
  expect(wordsOf(fuzhou, 'ar')).toEqual({ text: 'Fuzhou Road', chinese: '福州路' });
  expect(wordsOf({ 'zh-CN': '福州路' }, 'de')).toEqual({ text: '福州路', chinese: '' });
  expect(wordsOf(fuzhou, 'zh-CN')).toEqual({ text: '福州路', chinese: '' });
  expect(wordsOf({}, 'en')).toBeNull();
});
