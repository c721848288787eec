import { expect, test } from 'vitest';
import { mostLikelyReading } from './most-likely-reading.ts';

const reading = (text: string, confidence = 0.9) => ({ text, confidence });

test('mostLikelyReading chooses for each position the character that most readings have', () => {
  expect(mostLikelyReading([reading('红烧内'), reading('红挠肉'), reading('红烧肉')]).text).toBe('红烧肉');
});

test('mostLikelyReading ignores spaces, and a reading with another length than the majority', () => {
  expect(mostLikelyReading([reading('红 烧 肉'), reading('红烧肉.'), reading('红烧肉')]).text).toBe('红烧肉');
});

test('mostLikelyReading returns the most confident reading if all readings differ', () => {
  expect(mostLikelyReading([reading('了', 0.3), reading('丁', 0.8), reading('子', 0.4)]).text).toBe('丁');
});

test('mostLikelyReading returns a lower confidence if the readings differ than if they are equal', () => {
  const [together, apart] = [
    mostLikelyReading([reading('红烧肉'), reading('红烧肉'), reading('红烧肉')]),
    mostLikelyReading([reading('红烧肉'), reading('红烧内'), reading('红烧肉')]),
  ];
  expect(together.confidence).toBeCloseTo(0.9);
  expect(apart.confidence).toBeCloseTo(0.6);
});

test('mostLikelyReading returns an empty text if there are no readings', () => {
  expect(mostLikelyReading([])).toEqual({ text: '', confidence: 0 });
  expect(mostLikelyReading([reading(''), reading('')]).text).toBe('');
});
