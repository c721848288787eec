import { describe, expect, test } from 'vitest';
import { prependPlace, readRecent } from './recent-places.ts';

const place = (name: string) => ({
  position: { latitude: '31.230400', longitude: '121.473700' },
  name,
  nameZh: `${name}站`,
  address: 'Huangpu',
  addressZh: '黄浦区',
  city: 'Shanghai',
  cityZh: '上海市',
});
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

describe('recently chosen places', () => {
  test('recent places contain the latest choice first, each place once, and at most eight places', () => {
    const taken = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c'].map(place);
    const kept = taken.reduce<readonly ReturnType<typeof place>[]>(prependPlace, []);
    expect(names(kept)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  test('recent places are restored from the browser storage', () => {
    expect(readRecent(JSON.stringify([place('a')]))).toEqual([place('a')]);
  });

  test.each([
    null,
    '',
    'nonsense',
    '{}',
    '[null]',
    '[{"name":"a"}]',
    JSON.stringify([{ ...place('a'), position: {} }]),
  ])('invalid stored recent places (%s) are read as an empty list', (text) => expect(readRecent(text)).toEqual([]));
});
