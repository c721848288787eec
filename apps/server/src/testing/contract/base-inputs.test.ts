import { type AnyCall, type CallName, calls } from '@chifan/contract';
import { describe, expect, it } from 'vitest';
import { baseInput } from './base-inputs.ts';

const everyCall = Object.entries(calls) as [CallName, AnyCall][];

describe('baseInput', () => {
  it.each(everyCall)(
    'the input schema of the API call %s accepts the generated input, with all fields and with required fields only',
    (name, entry) => {
      expect(entry.input.safeParse(baseInput(name)).error).toBeUndefined();
      expect(entry.input.safeParse(baseInput(name, {}, 'required')).error).toBeUndefined();
    },
  );

  it('baseInput fills a field with the known value for the field’s name or whole path', () => {
    expect(baseInput('setFavourite', { shopId: 7 })).toEqual({ shopId: 7, isFavourite: true });
    const known = { shopId: 7, 'quoteOrder.lines.dishId': 9, dishId: 8 };
    expect(baseInput('quoteOrder', known)).toMatchObject({ shopId: 7, lines: [{ dishId: 9 }] });
  });

  it('baseInput leaves out optional fields if only required fields are requested', () => {
    expect(baseInput('listOrders', {}, 'required')).toEqual({});
    expect(Object.keys(baseInput('listOrders'))).toEqual(['pageNo', 'pageSize', 'state', 'group', 'search']);
  });
});
