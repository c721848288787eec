import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { areOptionsValid, areReductionsValid } from './menu-rules.ts';

const choices = (...keys: string[]) => keys.map((key) => ({ key, price: fen(0) }));
const group = (key: string, min: number, max: number, ...keys: string[]) => ({
  key,
  min,
  max,
  choices: choices(...keys),
});

test.each([
  ['none', [], true],
  ['one of two', [group('size', 1, 1, 'small', 'large')], true],
  ['none to all', [group('extras', 0, 2, 'egg', 'tofu')], true],
  ['a minimum above the maximum', [group('size', 2, 1, 'small', 'large')], false],
  ['a maximum above the number of choices', [group('size', 1, 3, 'small', 'large')], false],
  ['a negative minimum', [group('size', -1, 1, 'small')], false],
  ['a maximum of zero', [group('size', 0, 0, 'small')], false],
  ['no choices', [group('size', 0, 1)], false],
  ['one choice twice', [group('size', 1, 1, 'small', 'small')], false],
  ['one group twice', [group('size', 1, 1, 'small'), group('size', 1, 1, 'large')], false],
  ['the same choice in two groups', [group('tea', 1, 1, 'ice'), group('juice', 1, 1, 'ice')], true],
])('options of a dish: %s is %s', (_what, groups, isValid) => {
  expect(areOptionsValid(groups)).toBe(isValid);
});

test('a choice with a negative price makes the options invalid', () => {
  const [size] = [group('size', 1, 1, 'small', 'large')];
  const cheaper = { ...size, choices: [...choices('small'), { key: 'large', price: fen(-1) }] };
  expect(areOptionsValid([cheaper])).toBe(false);
});

const tier = (threshold: number, reduction: number) => ({ threshold, reduction });
test.each([
  ['none', [], true],
  ['rising tiers in any order', [tier(5000, 800), tier(3000, 300)], true],
  ['a reduction of the whole sum', [tier(3000, 3000)], false],
  ['nothing', [tier(3000, 0)], false],
  ['a negative reduction', [tier(3000, -1)], false],
  ['the same threshold twice', [tier(3000, 300), tier(3000, 400)], false],
  ['a smaller reduction for a higher threshold', [tier(3000, 300), tier(5000, 200)], false],
  ['the same reduction for a higher threshold', [tier(3000, 300), tier(5000, 300)], false],
])('full reductions: %s is %s', (_what, tiers, isValid) => {
  expect(areReductionsValid(tiers)).toBe(isValid);
});
