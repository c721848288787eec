import { allergens } from '@chifan/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { allergensByPresence, promisedDiets, warnedDiets } from './dish-facts.ts';

describe('what a dish is marked with', () => {
  it('puts each allergen into exactly one of three groups, the unmarked into unknown', () => {
    const { contains, free, unknown } = allergensByPresence({ contains: ['soy', 'egg'], free: ['egg', 'milk'] });
    expect([contains, free]).toEqual([['egg', 'soy'], ['milk']]);
    expect([...contains, ...free, ...unknown].toSorted()).toEqual([...allergens].toSorted());
  });

  it('says vegan and not vegetarian beside it', () => {
    expect(promisedDiets({ vegan: 'yes', vegetarian: 'yes', halal: 'unknown' })).toEqual(['vegan']);
    expect(promisedDiets({ vegetarian: 'yes', vegan: 'no' })).toEqual(['vegetarian']);
  });

  it('never promises what is unknown', () => {
    expect(promisedDiets({ halal: 'unknown' })).toEqual([]);
    expect(warnedDiets({ pork: 'yes', alcohol: 'unknown' })).toEqual(['pork']);
  });
});
