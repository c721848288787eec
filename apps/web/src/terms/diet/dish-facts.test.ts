import { allergens } from '@chifan/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { allergensByPresence, promisedDiets, warnedDiets } from './dish-facts.ts';

describe('marks of a dish', () => {
  it('each allergen is in exactly one of three groups, and an unmarked allergen is in the group unknown', () => {
    const { contains, free, unknown } = allergensByPresence({ contains: ['soy', 'egg'], free: ['egg', 'milk'] });
    expect([contains, free]).toEqual([['egg', 'soy'], ['milk']]);
    expect([...contains, ...free, ...unknown].toSorted()).toEqual([...allergens].toSorted());
  });

  it('a vegan dish is promised as vegan, not also as vegetarian', () => {
    expect(promisedDiets({ vegan: 'yes', vegetarian: 'yes', halal: 'unknown' })).toEqual(['vegan']);
    expect(promisedDiets({ vegetarian: 'yes', vegan: 'no' })).toEqual(['vegetarian']);
  });

  it('an unknown diet mark is neither a promise nor a warning', () => {
    expect(promisedDiets({ halal: 'unknown' })).toEqual([]);
    expect(warnedDiets({ pork: 'yes', alcohol: 'unknown' })).toEqual(['pork']);
  });
});
