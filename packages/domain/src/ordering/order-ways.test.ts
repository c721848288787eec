import { describe, expect, it } from 'vitest';
import { diningOptions, orderTypes } from './order-states.ts';
import { isPossibleWay, mayChooseTime, meaningOf, orderWays, wayOf } from './order-ways.ts';

describe('the way of ordering', () => {
  it.each(orderWays)('%s is read back as what the guest had said', (way) => {
    const { type, dining = null } = meaningOf[way];
    expect(wayOf({ type, dining })).toBe(way);
  });

  it('lets only those choose a time who are not in the shop already', () => {
    expect(orderWays.filter(mayChooseTime)).toEqual(['collect', 'delivery']);
  });

  it('is one of four pairs of type and dining option, and no other pair is possible', () => {
    const pairs = orderTypes.flatMap((type) => [undefined, null, ...diningOptions].map((dining) => ({ type, dining })));
    const possible = pairs.filter(isPossibleWay).map(({ type, dining }) => `${type}/${dining ?? 'none'}`);
    const stillToSay = ['pickup/none', 'pack/none'];
    expect(new Set(possible)).toEqual(
      new Set(['delivery/none', 'pack/take_away', 'pickup/dine_in', 'pickup/take_away', ...stillToSay]),
    );
  });

  it('asks for no dining option when the food is brought', () => {
    expect(meaningOf.delivery).toEqual({ type: 'delivery' });
  });
});
