import { CallError } from '@chifan/contract/client';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetPlacing, noteFailure, type PlaceInput, placingOf } from './placing.ts';

const input: PlaceInput = {
  wish: { shopId: 7, type: 'pickup', dining: 'dine_in', lines: [{ dishId: 1, quantity: 1 }] },
  quoteToken: 'first',
  contactName: 'Aiko',
  contactPhone: '13800138000',
};
const lost = new CallError(602_001, 'Network error');

afterEach(() => forgetPlacing(7));

describe('an order that is being placed', () => {
  it('is sent again word by word when no answer came, although the quote was renewed', () => {
    const first = placingOf(input);
    noteFailure(first, lost);
    expect(placingOf({ ...input, quoteToken: 'second' })).toBe(first);
  });

  it('goes with the new quote once the server has refused it', () => {
    const first = placingOf(input);
    noteFailure(first, lost);
    noteFailure(first, new CallError(409, 'The restaurant is resting'));
    expect(placingOf({ ...input, quoteToken: 'second' }).input.quoteToken).toBe('second');
  });

  it('is sent as changed when the guest has changed it', () => {
    noteFailure(placingOf(input), lost);
    expect(placingOf({ ...input, remark: 'No coriander' }).input.remark).toBe('No coriander');
  });
});
