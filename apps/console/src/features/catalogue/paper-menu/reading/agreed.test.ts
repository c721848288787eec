import { expect, test } from 'vitest';
import { agreed } from './agreed.ts';

const reading = (text: string, confidence = 0.9) => ({ text, confidence });

test('of several readings each character is what most of them say', () => {
  expect(agreed([reading('红烧内'), reading('红挠肉'), reading('红烧肉')]).text).toBe('红烧肉');
});

test('a reading with a character more or less is outvoted, and blanks do not count', () => {
  expect(agreed([reading('红 烧 肉'), reading('红烧肉.'), reading('红烧肉')]).text).toBe('红烧肉');
});

test('where all disagree the most confident reading holds', () => {
  expect(agreed([reading('了', 0.3), reading('丁', 0.8), reading('子', 0.4)]).text).toBe('丁');
});

test('what the readings do not agree on is less sure than what they do', () => {
  const [together, apart] = [
    agreed([reading('红烧肉'), reading('红烧肉'), reading('红烧肉')]),
    agreed([reading('红烧肉'), reading('红烧内'), reading('红烧肉')]),
  ];
  expect(together.confidence).toBeCloseTo(0.9);
  expect(apart.confidence).toBeCloseTo(0.6);
});

test('no reading is none', () => {
  expect(agreed([])).toEqual({ text: '', confidence: 0 });
  expect(agreed([reading(''), reading('')]).text).toBe('');
});
