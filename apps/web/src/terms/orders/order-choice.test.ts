import { orderStates } from '@chifan/domain/ordering';
import { describe, expect, it, test } from 'vitest';
import {
  countOf,
  countText,
  everyOrder,
  filterOf,
  isCounted,
  orderChoice,
  paramsOf,
  statesOf,
} from './order-choice.ts';

describe('which orders the list shows', () => {
  it('are those of the status that a button names, in the tab where they stand', () => {
    expect(orderChoice({ state: 'to_be_delivered' })).toEqual({
      tab: 'in_progress',
      state: 'to_be_delivered',
      search: '',
    });
  });

  it.each(orderStates)('may be those that are %s alone', (state) => {
    expect(orderChoice({ state }).state).toBe(state);
    expect(orderChoice({ group: 'all', state }).state).toBe(state);
  });

  it('are not narrowed to a status that the tab does not have, nor to one that there is not', () => {
    expect(orderChoice({ group: 'finished', state: 'unpaid' })).toEqual({ tab: 'finished', state: null, search: '' });
    expect(orderChoice({ state: 'lost' })).toEqual({ tab: 'all', state: null, search: '' });
  });

  it('may be of each status under one of the tabs', () => {
    expect(statesOf('all')).toEqual(orderStates);
    expect(statesOf('to_pay')).toEqual(['unpaid']);
  });
});

test('counts stand where something is to be done', () => {
  expect(orderStates.filter((state) => !isCounted(state))).toEqual(['completed', 'cancelled']);
});

test('an address without words shows all orders, and so does a group that there is not', () => {
  expect(orderChoice({})).toEqual(everyOrder);
  expect(filterOf(everyOrder)).toEqual({});
  expect(orderChoice({ group: 'lost' }).tab).toBe('all');
});

test('what the guest has chosen stands in the address, and comes back out of it', () => {
  const choice = { tab: 'in_progress', state: 'delivering', search: 'M2611' } as const;
  expect(paramsOf(choice)).toEqual({ group: 'in_progress', state: 'delivering', search: 'M2611' });
  expect(orderChoice(paramsOf(choice))).toEqual(choice);
  expect(filterOf(choice)).toEqual({ group: 'in_progress', state: 'delivering', search: 'M2611' });
});

test('counts say no more than 99+, and nothing where there is nothing', () => {
  expect([0, 1, 99, 100, 4_321].map(countText)).toEqual(['', '1', '99', '99+', '99+']);
});

test('the first tab counts the orders of all others', () => {
  const counts = { to_pay: 1, in_progress: 2, after_sale: 0, finished: 40 };
  expect([countOf(counts, 'all'), countOf(counts, 'in_progress')]).toEqual([43, 2]);
});
