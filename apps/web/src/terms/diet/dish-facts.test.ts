import { allergens } from '@chifan/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { allergensByPresence, promisedDiets, warnedDiets } from './dish-facts.ts';

describe('marks of a dish', () => {
  it('each allergen of a dish is in one of three groups (contained, free, unknown), and an unmarked allergen is unknown', () => {
    const { contains, free, unknown } = allergensByPresence({ contains: ['soy', 'egg'], free: ['egg', 'milk'] });
    expect([contains, free]).toEqual([['egg', 'soy'], ['milk']]);
    expect([...contains, ...free, ...unknown].toSorted()).toEqual([...allergens].toSorted());
  });

  it('a vegan dish is labelled as vegan, but not also as vegetarian', () => {
    expect(promisedDiets({ vegan: 'yes', vegetarian: 'yes', halal: 'unknown' })).toEqual(['vegan']);
    expect(promisedDiets({ vegetarian: 'yes', vegan: 'no' })).toEqual(['vegetarian']);
  });

  it('an unknown diet mark of a dish is shown neither as a promise nor as a warning', () => {
    expect(promisedDiets({ halal: 'unknown' })).toEqual([]);
    expect(warnedDiets({ pork: 'yes', alcohol: 'unknown' })).toEqual(['pork']);
  });
});
