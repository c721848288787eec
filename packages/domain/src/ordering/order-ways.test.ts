import { describe, expect, it } from 'vitest';
import { diningOptions, orderTypes } from './order-states.ts';
import { allowsChosenTime, isValidWay, orderTypeOfWay, orderWayOf, orderWays } from './order-ways.ts';

describe('order types of guests', () => {
  it.each(orderWays)('for the order type %s, orderWayOf is the inverse of the table orderTypeOfWay', (way) => {
    const { type, dining = null } = orderTypeOfWay[way];
    expect(orderWayOf({ type, dining })).toBe(way);
  });

  it('a guest can choose a time only for collected and delivered orders', () => {
    expect(orderWays.filter(allowsChosenTime)).toEqual(['collect', 'delivery']);
  });

  it('isValidWay rejects a dining option that does not fit the order type, and accepts a missing dining option', () => {
    const pairs = orderTypes.flatMap((type) => [undefined, null, ...diningOptions].map((dining) => ({ type, dining })));
    const possible = pairs.filter(isValidWay).map(({ type, dining }) => `${type}/${dining ?? 'none'}`);
    const stillToSay = ['pickup/none', 'pack/none'];
    expect(new Set(possible)).toEqual(
      new Set(['delivery/none', 'pack/take_away', 'pickup/dine_in', 'pickup/take_away', ...stillToSay]),
    );
  });

  it('a delivery has no dining option', () => {
    expect(orderTypeOfWay.delivery).toEqual({ type: 'delivery' });
  });
});
