import { expect, test } from 'vitest';
import { dietWishes } from '../../member/member.ts';
import { allergens } from '../allergens.ts';
import { combinedDiet, conflictsZh, dietProfileLinesZh, dietWordLinesZh } from './diet-words-zh.ts';

test('the kitchen reads avoided contents first, and wishes after them', () => {
  expect(dietProfileLinesZh({ avoids: ['peanut', 'crustacean'], wishes: ['no_pork', 'no_alcohol'] })).toEqual([
    '忌口/过敏：花生、虾蟹',
    '饮食要求：不吃猪肉、不沾酒精（含料酒）',
  ]);
});

test('every allergen and wish has a different Chinese text, and an empty profile has none', () => {
  const [avoided = '', wished = ''] = dietProfileLinesZh({ avoids: allergens, wishes: dietWishes });
  expect(new Set(allergens.map((allergen) => dietProfileLinesZh({ avoids: [allergen], wishes: [] })[0])).size).toBe(
    allergens.length,
  );
  expect(avoided).not.toContain('undefined');
  expect(wished).not.toContain('undefined');
  expect(dietProfileLinesZh({ avoids: [], wishes: [] })).toEqual([]);
});

test('words read from a remark are marked as possible, and an unidentified allergy comes first', () => {
  expect(
    dietWordLinesZh({ allergies: ['peanut'], avoids: ['egg', 'milk'], wishes: ['halal'], isUnnamed: false }),
  ).toEqual(['可能是过敏：花生', '可能不要放：鸡蛋、牛奶', '可能是饮食要求：清真']);
  expect(dietWordLinesZh({ allergies: [], avoids: [], wishes: [], isUnnamed: true })).toEqual([
    '可能是过敏：没认出是什么，请先问客人',
  ]);
});

test('the whole diet combines the profile and the remark without repetition', () => {
  const profile = { avoids: ['peanut'], wishes: ['halal'] } as const;
  expect(combinedDiet('no peanuts, no egg. I am vegetarian', profile)).toEqual({
    avoids: ['peanut', 'egg'],
    wishes: ['halal', 'vegetarian'],
  });
  expect(combinedDiet('extra spicy', null)).toEqual({ avoids: [], wishes: [] });
});

test('the conflicts of a dish name each allergen and each broken wish, and are empty without conflicts', () => {
  expect(conflictsZh({ avoids: ['peanut', 'crustacean'], wishes: ['no_pork'] })).toBe('含花生、虾蟹，含猪肉');
  expect(new Set(dietWishes.map((wish) => conflictsZh({ avoids: [], wishes: [wish] }))).size).toBe(dietWishes.length);
  expect(conflictsZh({ avoids: [], wishes: [] })).toBe('');
});
