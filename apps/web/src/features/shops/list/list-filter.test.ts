import { describe, expect, it } from 'vitest';
import { askedFilter, listParams, narrowings, readListFilter, widened } from './list-filter.ts';

describe('what a list is narrowed by', () => {
  it.each([
    [{}],
    [{ type: 'halal' }],
    [{ way: 'delivery' }],
    [{ way: 'delivery', deliversHere: '0' }],
    [{ price: '40', rating: '4.5' }],
    [{ deliversHere: '1', openNow: '1', halal: '1', vegetarian: '1', coupon: '1', foreignCard: '1' }],
    [{ cuisine: 'hotpot', sort: 'rating', view: 'map', way: 'delivery', openNow: '1' }],
  ])('%o is written as it was read', (params) => expect(listParams(readListFilter(params))).toEqual(params));

  it('is only what the product knows', () => {
    const filter = readListFilter({ type: 'nothing', cuisine: 'lunch', sort: 'name', openNow: 'yes', view: 'globe' });
    expect(filter).toEqual(readListFilter({}));
    expect(askedFilter(filter)).toEqual({});
  });

  it('asks the server in fen and tenths of a star', () => {
    expect(askedFilter(readListFilter({ price: '40', rating: '4.5' }))).toEqual({ maxPrice: 4_000, minRating: 45 });
    expect(askedFilter(readListFilter({ price: '41', rating: '6' }))).toEqual({});
  });

  it('holds who brings food here as soon as food is to be brought', () => {
    expect(askedFilter(readListFilter({ way: 'delivery' }))).toEqual({ deliversHere: true });
    expect(askedFilter(readListFilter({ way: 'delivery', deliversHere: '0' }))).toEqual({});
    expect(askedFilter(readListFilter({}))).toEqual({});
  });

  it('is nothing once it is cleared, while order and view stay', () => {
    const set = readListFilter({
      way: 'delivery',
      type: 'asian',
      cuisine: 'thai',
      halal: '1',
      price: '20',
      rating: '4',
      sort: 'fee',
      view: 'map',
    });
    expect(narrowings(set)).toBe(6);
    const cleared = widened(set);
    expect(narrowings(cleared)).toBe(0);
    expect(askedFilter(cleared)).toEqual({});
    expect(cleared).toMatchObject({ way: 'delivery', sort: 'fee', view: 'map' });
  });
});
