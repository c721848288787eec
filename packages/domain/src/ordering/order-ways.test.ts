import { describe, expect, it } from 'vitest';
import { diningOptions, orderTypes } from './order-states.ts';
import { allowsChosenTime, isValidWay, orderTypeOfWay, orderWayOf, orderWays } from './order-ways.ts';

describe('ways of ordering', () => {
  it.each(orderWays)('the way %s is unchanged after writing and reading', (way) => {
    const { type, dining = null } = orderTypeOfWay[way];
    expect(orderWayOf({ type, dining })).toBe(way);
  });

  it('only collected and delivered orders can have a chosen time', () => {
    expect(orderWays.filter(allowsChosenTime)).toEqual(['collect', 'delivery']);
  });

  it('only four pairs of type and dining option are possible', () => {
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
