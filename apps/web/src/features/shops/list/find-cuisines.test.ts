import { restaurantTypes } from '@chifan/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { findCuisines } from './find-cuisines.ts';

const inEnglish = (message: { readonly message?: string | undefined }) => message.message ?? '';
const found = (words: string) =>
  findCuisines(words, inEnglish).flatMap(({ cuisines }) => cuisines.map((each) => each.cuisine));

describe('the kinds of food', () => {
  it('stand in one group each, and none is missing', () => {
    expect(found('').toSorted()).toEqual([...new Set(restaurantTypes)].toSorted());
  });

  it.each([
    ['', restaurantTypes.length],
    ['noodles', 2],
    ['  CAFE ', 2],
    ['klingon', 0],
  ])('“%s” finds %i of them', (words, count) => expect(found(words)).toHaveLength(count));

  it('are found by the label in the guest’s language and by the English name', () => {
    const inGerman = () => 'Käse und Brot';
    expect(findCuisines('kase', inGerman).flatMap(({ cuisines }) => cuisines)).toHaveLength(restaurantTypes.length);
    expect(findCuisines('bubble tea', inGerman)[0]?.cuisines).toMatchObject([{ cuisine: 'bubble_tea' }]);
  });
});
