import { describe, expect, it } from 'vitest';
import { activeFilterCount, listParams, readListFilter, shopFilterInput, withoutFilters } from './list-filter.ts';

describe('filter of the restaurant list', () => {
  it.each([
    [{}],
    [{ type: 'halal' }],
    [{ way: 'delivery' }],
    [{ way: 'delivery', deliversHere: '0' }],
    [{ price: '40', rating: '4.5' }],
    [{ deliversHere: '1', openNow: '1', halal: '1', vegetarian: '1', coupon: '1', foreignCard: '1' }],
    [{ cuisine: 'hotpot', sort: 'rating', view: 'map', way: 'delivery', openNow: '1' }],
  ])('the filter %o survives the address', (params) => expect(listParams(readListFilter(params))).toEqual(params));

  it('unknown values are ignored', () => {
    const filter = readListFilter({ type: 'nothing', cuisine: 'lunch', sort: 'name', openNow: 'yes', view: 'globe' });
    expect(filter).toEqual(readListFilter({}));
    expect(shopFilterInput(filter)).toEqual({});
  });

  it('prices are sent in fen and ratings in tenths of a star', () => {
    expect(shopFilterInput(readListFilter({ price: '40', rating: '4.5' }))).toEqual({ maxPrice: 4_000, minRating: 45 });
    expect(shopFilterInput(readListFilter({ price: '41', rating: '6' }))).toEqual({});
  });

  it('delivery implies shops that deliver here, unless the guest removes it', () => {
    expect(shopFilterInput(readListFilter({ way: 'delivery' }))).toEqual({ deliversHere: true });
    expect(shopFilterInput(readListFilter({ way: 'delivery', deliversHere: '0' }))).toEqual({});
    expect(shopFilterInput(readListFilter({}))).toEqual({});
  });

  it('clearing removes all filters, but not sort and view', () => {
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
    expect(activeFilterCount(set)).toBe(6);
    const cleared = withoutFilters(set);
    expect(activeFilterCount(cleared)).toBe(0);
    expect(shopFilterInput(cleared)).toEqual({});
    expect(cleared).toMatchObject({ way: 'delivery', sort: 'fee', view: 'map' });
  });
});
