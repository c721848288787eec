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
  it('an address with a status selects its tab and status', () => {
    expect(parseOrderListFilter({ state: 'to_be_delivered' })).toEqual({
      tab: 'in_progress',
      state: 'to_be_delivered',
      search: '',
    });
  });

  it.each(orderStates)('the list can show orders with the status %s only', (state) => {
    expect(parseOrderListFilter({ state }).state).toBe(state);
    expect(parseOrderListFilter({ group: 'all', state }).state).toBe(state);
  });

  it('a status that is unknown or outside its tab is ignored', () => {
    expect(parseOrderListFilter({ group: 'finished', state: 'unpaid' })).toEqual({
      tab: 'finished',
      state: null,
      search: '',
    });
    expect(parseOrderListFilter({ state: 'lost' })).toEqual({ tab: 'all', state: null, search: '' });
  });

  it('a tab offers the statuses of its group', () => {
    expect(statesOf('all')).toEqual(orderStates);
    expect(statesOf('to_pay')).toEqual(['unpaid']);
  });
});

test('statuses that await an action have counts', () => {
  expect(orderStates.filter((state) => !hasStateCount(state))).toEqual(['completed', 'cancelled']);
});

test('an address without parameters or with an unknown group shows all orders', () => {
  expect(parseOrderListFilter({})).toEqual(unfilteredOrders);
  expect(filterOf(unfilteredOrders)).toEqual({});
  expect(parseOrderListFilter({ group: 'lost' }).tab).toBe('all');
});

test('the guest’s filter survives the address', () => {
  const choice = { tab: 'in_progress', state: 'delivering', search: 'M2611' } as const;
  expect(paramsOf(choice)).toEqual({ group: 'in_progress', state: 'delivering', search: 'M2611' });
  expect(parseOrderListFilter(paramsOf(choice))).toEqual(choice);
  expect(filterOf(choice)).toEqual({ group: 'in_progress', state: 'delivering', search: 'M2611' });
});

test('counts are shown up to 99+, and zero is hidden', () => {
  expect([0, 1, 99, 100, 4_321].map(countText)).toEqual(['', '1', '99', '99+', '99+']);
});

test('the first tab counts the orders of all other tabs', () => {
  const counts = { to_pay: 1, in_progress: 2, after_sale: 0, finished: 40 };
  expect([countOf(counts, 'all'), countOf(counts, 'in_progress')]).toEqual([43, 2]);
});
