import { expect, test } from 'vitest';
import { choiceWarning } from './choice-warning.ts';
import { sampleDish } from './dish-in-tests.ts';

const noPeanut = { avoids: ['peanut'], wishes: [] } as const;
const having = (contains: string[], free: string[] = []) => ({ allergens: { contains, free }, diet: {} });
const choice = (marks: ReturnType<typeof having> | null) => ({
  key: 'sauce',
  name: { text: 'Sauce', language: 'en' as const },
  nameZh: '酱',
  price: 0,
  marks,
  isSoldOut: false,
});

test.each<[string, ReturnType<typeof having>, ReturnType<typeof having> | null, string | null]>([
  ['brings peanut into a dish without', having([], ['peanut']), having(['peanut']), 'conflicts'],
  ['brings peanut into a dish that nobody knows', having([]), having(['peanut']), 'conflicts'],
  ['is unmarked in a dish without', having([], ['peanut']), null, 'unknown'],
  ['is unmarked in a dish that nobody knows', having([]), null, null],
  ['brings peanut into a dish that has it', having(['peanut']), having(['peanut']), null],
  ['adds nothing', having([], ['peanut']), having([], ['peanut']), null],
])('a choice that %s warns of that', (_case, dish, marks, verdict) => {
  expect(choiceWarning(noPeanut, sampleDish(dish), choice(marks))?.verdict ?? null).toBe(verdict);
});
