import { expect, test } from 'vitest';
import { dietWishes } from '../../member/diet-wishes.ts';
import { allergens } from '../allergens.ts';
import { combinedDiet, conflictsZh, dietProfileLinesZh, dietWordLinesZh } from './diet-words-zh.ts';

test('dietProfileLinesZh lists avoided allergens first, and diet wishes after them', () => {
  expect(dietProfileLinesZh({ avoids: ['peanut', 'crustacean'], wishes: ['no_pork', 'no_alcohol'] })).toEqual([
    '忌口/过敏：花生、虾蟹',
    '饮食要求：不吃猪肉、不沾酒精（含料酒）',
  ]);
});

test('every allergen and diet wish has a different Chinese text, and an empty profile has none', () => {
  const [avoided = '', wished = ''] = dietProfileLinesZh({ avoids: allergens, wishes: dietWishes });
  expect(new Set(allergens.map((allergen) => dietProfileLinesZh({ avoids: [allergen], wishes: [] })[0])).size).toBe(
    allergens.length,
  );
  expect(avoided).not.toContain('undefined');
  expect(wished).not.toContain('undefined');
  expect(dietProfileLinesZh({ avoids: [], wishes: [] })).toEqual([]);
});

test('dietWordLinesZh calls allergies and diets from a remark “possible”, also an allergy to an unknown food', () => {
  expect(
    dietWordLinesZh({ allergies: ['peanut'], avoids: ['egg', 'milk'], wishes: ['halal'], isUnnamed: false }),
  ).toEqual(['可能是过敏：花生', '可能不要放：鸡蛋、牛奶', '可能是饮食要求：清真']);
  expect(dietWordLinesZh({ allergies: [], avoids: [], wishes: [], isUnnamed: true })).toEqual([
    '可能是过敏：没认出是什么，请先问客人',
  ]);
});

test('combinedDiet adds the allergens and wishes in a remark to those of the diet profile, each once', () => {
  const profile = { avoids: ['peanut'], wishes: ['halal'] } as const;
  expect(combinedDiet('no peanuts, no egg. I am vegetarian', profile)).toEqual({
    avoids: ['peanut', 'egg'],
    wishes: ['halal', 'vegetarian'],
  });
  expect(combinedDiet('extra spicy', null)).toEqual({ avoids: [], wishes: [] });
});

test('conflictsZh names each allergen and each broken wish of a dish, and is empty without any', () => {
  expect(conflictsZh({ avoids: ['peanut', 'crustacean'], wishes: ['no_pork'] })).toBe('含花生、虾蟹，含猪肉');
  expect(new Set(dietWishes.map((wish) => conflictsZh({ avoids: [], wishes: [wish] }))).size).toBe(dietWishes.length);
  expect(conflictsZh({ avoids: [], wishes: [] })).toBe('');
});
