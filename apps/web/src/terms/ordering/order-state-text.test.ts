import { expect, it } from 'vitest';
import { orderStateText } from './order-state-text.ts';

const now = new Date('2026-11-21T04:00:00Z');
const taken = { state: 'delivering', workingState: 'delivering', type: 'pickup', dining: 'take_away' } as const;
const titleOf = (wantedAt: string | null) => orderStateText({ ...taken, wantedAt }, now).title.message;

it('an accepted order for a later time is shown as accepted, and not as being cooked', () => {
  expect(titleOf('2026-11-22T10:00:00Z')).toBe('The restaurant accepted your order');
  expect(titleOf('2026-11-21T04:00:00Z')).toBe('The kitchen is cooking');
  expect(titleOf(null)).toBe('The kitchen is cooking');
  const coded = { ...taken, state: 'to_be_picked_up', workingState: 'to_be_picked_up' } as const;
  expect(orderStateText({ ...coded, wantedAt: '2026-11-22T10:00:00Z' }, now).title.message).toBe(
    'The restaurant accepted your order',
  );
});

it('a dine-in order is shown as served at the table, and not as ready for pickup (rule ordering-47)', () => {
  const wordsOf = (state: 'delivering' | 'to_be_picked_up', readyAt: string | null) => {
    const { title, text } = orderStateText(
      { ...taken, dining: 'dine_in', state, workingState: state, wantedAt: null, readyAt },
      now,
    );
    return [title.message, text?.message];
  };
  const brought = 'They bring your food. Show your code only if staff ask for it.';
  expect(wordsOf('delivering', null)).toEqual(['The kitchen is cooking', brought]);
  expect(wordsOf('to_be_picked_up', null)).toEqual(['The kitchen is cooking', brought]);
  expect(wordsOf('to_be_picked_up', now.toISOString())).toEqual(['Your food is ready', brought]);
});

it('an order with a pickup code is shown as being cooked, with one instruction for the counter', () => {
  const coded = { ...taken, state: 'to_be_picked_up', workingState: 'to_be_picked_up', wantedAt: null } as const;
  const { title, text } = orderStateText(coded, now);
  expect(title.message).toBe('The kitchen is cooking');
  expect(text?.message).toBe('When they call your number, show your pickup code at the counter.');
});

it('a set meal with a pickup code sends the guest to the restaurant and shows nothing as being cooked', () => {
  const coded = { ...taken, state: 'to_be_picked_up', workingState: 'to_be_picked_up', wantedAt: null } as const;
  for (const dining of ['dine_in', 'take_away'] as const) {
    const { title, text } = orderStateText({ ...coded, dining, setMealId: 3 }, now);
    expect([title.message, text?.message]).toEqual(['Your code is ready', 'Show it at your restaurant today.']);
  }
});

it('the status text of a delivery mentions no courier on the way before one has accepted it', () => {
  const ready = { state: 'to_be_picked_up', workingState: 'to_be_picked_up', type: 'delivery', dining: null } as const;
  const wordsOf = (hasCourier: boolean) => {
    const { title, text } = orderStateText({ ...ready, wantedAt: null, hasCourier }, now);
    return [title.message, text?.message];
  };
  expect(wordsOf(false)).toEqual(['Looking for a courier', 'Your food is ready and waiting for a courier.']);
  expect(wordsOf(true)).toEqual(['Your food is ready', 'A courier is on the way to the restaurant.']);
});

it('a refund request that the restaurant has answered is not shown as under review', () => {
  const asked = { ...taken, state: 'after_sale_processing', wantedAt: null } as const;
  expect(orderStateText({ ...asked, refundState: 2 }, now).title.message).toBe('Your refund is under review');
  expect(orderStateText({ ...asked, refundState: 3 }, now).title.message).toBe(
    'The restaurant replied to your refund request',
  );
});
