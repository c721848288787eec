import { expect, test } from 'vitest';
import { dietWishes } from '../../member/member.ts';
import { allergens } from '../allergens.ts';
import { dietLinesZh } from './diet-words-zh.ts';

test('a kitchen reads what must not be in the food first, and what is wished after it', () => {
  expect(dietLinesZh({ avoids: ['peanut', 'crustacean'], wishes: ['no_pork', 'no_alcohol'] })).toEqual([
    '忌口/过敏：花生、虾蟹',
    '饮食要求：不吃猪肉、不沾酒精（含料酒）',
  ]);
});

test('every allergen and every wish is said, none twice, and nothing where nothing was said', () => {
  const [avoided = '', wished = ''] = dietLinesZh({ avoids: allergens, wishes: dietWishes });
  expect(new Set(allergens.map((allergen) => dietLinesZh({ avoids: [allergen], wishes: [] })[0])).size).toBe(
    allergens.length,
  );
  expect(avoided).not.toContain('undefined');
  expect(wished).not.toContain('undefined');
  expect(dietLinesZh({ avoids: [], wishes: [] })).toEqual([]);
});
