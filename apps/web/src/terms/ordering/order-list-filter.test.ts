import { orderStates } from '@chifan/domain/ordering';
import { describe, expect, it, test } from 'vitest';
import {
  countOf,
  countText,
  filterOf,
  hasStateCount,
  paramsOf,
  parseOrderListFilter,
  statesOf,
  unfilteredOrders,
} from './order-list-filter.ts';

describe('filter of the order list', () => {
  it('a URL with an order status selects the status and the tab that contains it', () => {
    expect(parseOrderListFilter({ state: 'to_be_delivered' })).toEqual({
      tab: 'in_progress',
      state: 'to_be_delivered',
      search: '',
    });
  });

  it.each(orderStates)('the order list can be filtered by the status %s', (state) => {
    expect(parseOrderListFilter({ state }).state).toBe(state);
    expect(parseOrderListFilter({ group: 'all', state }).state).toBe(state);
  });

  it('the order list ignores a status that is unknown or not in the selected tab', () => {
    expect(parseOrderListFilter({ group: 'finished', state: 'unpaid' })).toEqual({
      tab: 'finished',
      state: null,
      search: '',
    });
    expect(parseOrderListFilter({ state: 'lost' })).toEqual({ tab: 'all', state: null, search: '' });
  });

  it('a tab of the order list offers only the statuses that its orders can have', () => {
    expect(statesOf('all')).toEqual(orderStates);
    expect(statesOf('to_pay')).toEqual(['unpaid']);
  });
});

test('the order list shows a count for every order status except completed and cancelled', () => {
  expect(orderStates.filter((state) => !hasStateCount(state))).toEqual(['completed', 'cancelled']);
});

test('a URL without parameters or with an unknown group shows all orders', () => {
  expect(parseOrderListFilter({})).toEqual(unfilteredOrders);
  expect(filterOf(unfilteredOrders)).toEqual({});
  expect(parseOrderListFilter({ group: 'lost' }).tab).toBe('all');
});

test('the order list filter is the same after writing it to the URL and reading it back', () => {
  const choice = { tab: 'in_progress', state: 'delivering', search: 'M2611' } as const;
  expect(paramsOf(choice)).toEqual({ group: 'in_progress', state: 'delivering', search: 'M2611' });
  expect(parseOrderListFilter(paramsOf(choice))).toEqual(choice);
  expect(filterOf(choice)).toEqual({ group: 'in_progress', state: 'delivering', search: 'M2611' });
});

test('a count of more than 99 orders is shown as 99+, and a count of zero is not shown', () => {
  expect([0, 1, 99, 100, 4_321].map(countText)).toEqual(['', '1', '99', '99+', '99+']);
});

test('the tab “all” of the order list shows the sum of the counts of all other tabs', () => {
  const counts = { to_pay: 1, in_progress: 2, after_sale: 0, finished: 40 };
  expect([countOf(counts, 'all'), countOf(counts, 'in_progress')]).toEqual([43, 2]);
});
