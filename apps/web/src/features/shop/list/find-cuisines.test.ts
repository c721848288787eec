import { restaurantTypes } from '@chifan/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { findCuisines } from './find-cuisines.ts';

const inEnglish = (message: { readonly message?: string | undefined }) => message.message ?? '';
const found = (words: string) =>
  findCuisines(words, inEnglish).flatMap(({ cuisines }) => cuisines.map((each) => each.cuisine));

describe('search for cuisines', () => {
  it('every restaurant type is in exactly one group', () => {
    expect(found('').toSorted()).toEqual([...new Set(restaurantTypes)].toSorted());
  });

  it.each([
    ['', restaurantTypes.length],
    ['noodles', 2],
    ['  CAFE ', 2],
    ['klingon', 0],
  ])('the search for “%s” finds %i restaurant types', (words, count) => expect(found(words)).toHaveLength(count));

  it('restaurant types are found by their label in the guest’s language and by their English label', () => {
    const inGerman = () => 'Käse und Brot';
    expect(findCuisines('kase', inGerman).flatMap(({ cuisines }) => cuisines)).toHaveLength(restaurantTypes.length);
    expect(findCuisines('bubble tea', inGerman)[0]?.cuisines).toMatchObject([{ cuisine: 'bubble_tea' }]);
  });
});
