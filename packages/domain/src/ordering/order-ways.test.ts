import { describe, expect, it } from 'vitest';
import { mayChooseTime, meaningOf, orderWays, wayOf } from './order-ways.ts';

describe('the way of ordering', () => {
  it.each(orderWays)('%s is read back as what the guest had said', (way) => {
    const { type, dining = null } = meaningOf[way];
    expect(wayOf({ type, dining })).toBe(way);
  });

  it('lets only those choose a time who are not in the shop already', () => {
    expect(orderWays.filter(mayChooseTime)).toEqual(['collect', 'delivery']);
  });

  it('asks for no dining option when the food is brought', () => {
    expect(meaningOf.delivery).toEqual({ type: 'delivery' });
  });
});
