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
  ['no groups', [], true],
  ['a group with one of two options', [group('size', 1, 1, 'small', 'large')], true],
  ['a group with none to all options', [group('extras', 0, 2, 'egg', 'tofu')], true],
  ['a group with a minimum above the maximum', [group('size', 2, 1, 'small', 'large')], false],
  ['a group with a maximum above the number of options', [group('size', 1, 3, 'small', 'large')], false],
  ['a group with a negative minimum', [group('size', -1, 1, 'small')], false],
  ['a group with a maximum of zero', [group('size', 0, 0, 'small')], false],
  ['a group without options', [group('size', 0, 1)], false],
  ['a group with one option twice', [group('size', 1, 1, 'small', 'small')], false],
  ['two groups with the same key', [group('size', 1, 1, 'small'), group('size', 1, 1, 'large')], false],
  ['the same option in two groups', [group('tea', 1, 1, 'ice'), group('juice', 1, 1, 'ice')], true],
])('areOptionsValid returns $2 for a dish with %s', (_what, groups, isValid) => {
  expect(areOptionsValid(groups)).toBe(isValid);
});

test('areOptionsValid is false for an option with a negative price', () => {
  const [size] = [group('size', 1, 1, 'small', 'large')];
  const cheaper = { ...size, choices: [...choices('small'), { key: 'large', price: fen(-1) }] };
  expect(areOptionsValid([cheaper])).toBe(false);
});

const tier = (threshold: number, reduction: number) => ({ threshold, reduction });
test.each([
  ['no tiers', [], true],
  ['tiers with rising reductions in any order', [tier(5000, 800), tier(3000, 300)], true],
  ['a reduction equal to its threshold', [tier(3000, 3000)], false],
  ['a reduction of zero', [tier(3000, 0)], false],
  ['a negative reduction', [tier(3000, -1)], false],
  ['the same threshold twice', [tier(3000, 300), tier(3000, 400)], false],
  ['a smaller reduction for a higher threshold', [tier(3000, 300), tier(5000, 200)], false],
  ['the same reduction for a higher threshold', [tier(3000, 300), tier(5000, 300)], false],
])('areReductionsValid returns $2 for a shop’s full reductions with %s', (_what, tiers, isValid) => {
  expect(areReductionsValid(tiers)).toBe(isValid);
});
