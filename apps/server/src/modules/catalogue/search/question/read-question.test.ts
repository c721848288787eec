import { readFileSync } from 'node:fs';
import { languages } from '@chifan/domain';
import { describe, expect, test } from 'vitest';
import { type AskedFilter, readQuestion } from './read-question.ts';

const root = new URL('../../../../../../../', import.meta.url);
const set = readFileSync(new URL('question-set.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

const named = (filter: AskedFilter): string => {
  if (filter.kind === 'wish') return filter.wish;
  if (filter.kind === 'avoid') return `avoid:${filter.allergen}`;
  return filter.kind === 'max_price' ? `max_price:${filter.fen / 100}` : filter.kind;
};

const understood = (text: string): string => {
  const { filters, rest } = readQuestion(text);
  return [...filters.map(named).toSorted(), ...(rest === '' ? [] : [`=${rest}`])].join(' ');
};

describe('a question is read as what it asks for', () => {
  test.each(set)('%s', (question = '', wanted = '') => {
    const names = wanted.split(' ').filter((part) => !part.startsWith('='));
    const rest = wanted.includes('=') ? [wanted.slice(wanted.indexOf('='))] : [];
    expect(understood(question)).toBe([...names.toSorted(), ...rest].join(' '));
  });
});

describe('the name of a dish is no question', () => {
  test.each([
    '素鸭',
    '猪肉水饺',
    '无锡小笼',
    '去骨鸡爪',
    'pork belly',
    'vegetable soup',
    'Milk tea',
    'egg fried rice',
    'chili crab',
    'Pfannkuchen',
    'fish',
    '辣子鸡',
    '水煮鱼',
    'без',
    'no',
    '50',
    '3 cups chicken',
    'Eis',
    'milder',
  ])('%s', (name) => {
    expect(readQuestion(name)).toEqual({ filters: [], rest: name });
  });
});

test('each filter bears the words that said so', () => {
  const { filters } = readQuestion('Halal noodles without peanuts, under 50 yuan');
  expect(filters.map(({ words }) => words)).toEqual(['Halal', 'without peanuts', 'under 50 yuan']);
});

describe.each(languages)('what the search offers to ask in %s is understood', (language) => {
  const sentences = readFileSync(new URL(`packages/phrases/${language}/search.po`, root), 'utf8');
  test.each([
    ['No pork', 'no_pork'],
    ['Vegetarian food', 'vegetarian'],
    ['Not spicy', 'max_spice'],
    ['Under 50 yuan', 'max_price:50'],
    ['Halal food', 'halal'],
    ['Without peanuts', 'avoid:peanut'],
  ])('%s', (english, wanted) => {
    const [, offered = ''] = new RegExp(`msgid "${english}"\nmsgstr "(.*)"`).exec(sentences) ?? [];
    expect(understood(offered)).toBe(wanted);
  });
});
