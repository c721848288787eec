import { describe, expect, it } from 'vitest';
import { activeFilterCount, listParams, readListFilter, shopFilterInput, withoutFilters } from './list-filter.ts';

describe('filter of the restaurant list', () => {
  it.each([
    [{}],
    [{ type: 'halal' }],
    [{ price: '40', rating: '4.5' }],
    [{ deliversHere: '1', openNow: '1', halal: '1', vegetarian: '1', coupon: '1', foreignCard: '1' }],
    [{ cuisine: 'hotpot', sort: 'rating', view: 'map', openNow: '1' }],
  ])('the restaurant filter %o is the same after writing it to the URL and reading it back', (params) =>
    expect(listParams(readListFilter(params, 'eat_here'))).toEqual(params),
  );

  it('the URL of a delivery list mentions the filter for shops that deliver to the guest only if the filter is off', () => {
    expect(listParams(readListFilter({}, 'delivery'))).toEqual({});
    expect(listParams(readListFilter({ deliversHere: '0' }, 'delivery'))).toEqual({ deliversHere: '0' });
  });

  it('the restaurant filter ignores unknown values in the URL', () => {
    const filter = readListFilter(
      { type: 'nothing', cuisine: 'lunch', sort: 'name', openNow: 'yes', view: 'globe' },
      'eat_here',
    );
    expect(filter).toEqual(readListFilter({}, 'eat_here'));
    expect(shopFilterInput(filter)).toEqual({});
  });

  it('the API input of the restaurant filter has the price in fen and the rating in tenths of a star', () => {
    expect(shopFilterInput(readListFilter({ price: '40', rating: '4.5' }, 'eat_here'))).toEqual({
      maxPrice: 4_000,
      minRating: 45,
    });
    expect(shopFilterInput(readListFilter({ price: '41', rating: '6' }, 'eat_here'))).toEqual({});
  });

  it('the delivery list shows only shops that deliver to the guest, unless the guest removes this filter', () => {
    expect(shopFilterInput(readListFilter({}, 'delivery'))).toEqual({ deliversHere: true });
    expect(shopFilterInput(readListFilter({ deliversHere: '0' }, 'delivery'))).toEqual({});
    expect(shopFilterInput(readListFilter({}, 'eat_here'))).toEqual({});
  });

  it('removing the filters of the restaurant list keeps the sort order and the choice of list or map', () => {
    const set = readListFilter(
      {
        type: 'asian',
        cuisine: 'thai',
        halal: '1',
        price: '20',
        rating: '4',
        sort: 'fee',
        view: 'map',
      },
      'delivery',
    );
    expect(activeFilterCount(set)).toBe(6);
    const cleared = withoutFilters(set);
    expect(activeFilterCount(cleared)).toBe(0);
    expect(shopFilterInput(cleared)).toEqual({});
    expect(cleared).toMatchObject({ way: 'delivery', sort: 'fee', view: 'map' });
  });
});
