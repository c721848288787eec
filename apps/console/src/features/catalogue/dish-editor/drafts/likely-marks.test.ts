import { expect, test } from 'vitest';
import { addLikelyMarks, unansweredLikelyMarks } from './likely-marks.ts';

const likely = { contains: ['egg', 'milk'], diet: { vegan: 'no', pork: 'yes' } } as const;
const marks = { allergens: { contains: [], free: ['milk' as const] }, diet: { pork: 'no' as const } };

test('suggested allergens and diets never replace the kitchen’s answers', () => {
  expect(unansweredLikelyMarks(marks, likely)).toEqual({ contains: ['egg'], diets: ['vegan'] });
  expect(addLikelyMarks(marks, likely)).toEqual({
    allergens: { contains: ['egg'], free: ['milk'] },
    diet: { pork: 'no', vegan: 'no' },
  });
});
