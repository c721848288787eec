import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { type ChosenOptions, type OptionGroup, priceOptions } from './dish-options.ts';

const groups: OptionGroup[] = [
  { key: 'size', min: 1, max: 1, choices: [choice('small', 0), choice('large', 500)] },
  { key: 'extras', min: 0, max: 2, choices: [choice('egg', 200), choice('tofu', 300), choice('coriander', 0)] },
];

function choice(key: string, price: number) {
  return { key, price: fen(price) };
}

describe('priceOptions', () => {
  test.each<[string, ChosenOptions, number | string]>([
    ['adds the prices of the chosen options', { size: ['large'], extras: ['egg', 'tofu'] }, 1_000],
    ['allows omitting an optional group', { size: ['small'] }, 0],
    ['refuses omitting a required group', { extras: ['egg'] }, 'option_missing'],
    ['refuses a required group without a chosen option', { size: [] }, 'option_missing'],
    ['refuses two sizes', { size: ['small', 'large'] }, 'option_too_many'],
    ['refuses an extra that is chosen twice', { size: ['small'], extras: ['egg', 'egg'] }, 'option_too_many'],
    ['refuses an unknown option', { size: ['huge'] }, 'option_unknown'],
    ['refuses an unknown option next to a known one', { size: ['small'], extras: ['egg', 'sesame'] }, 'option_unknown'],
    ['refuses an option of another group', { size: ['egg'] }, 'option_unknown'],
    ['refuses an unknown group', { size: ['small'], sauce: [] }, 'option_unknown'],
    [
      'refuses “constructor”, which every object inherits, as an unknown group',
      { size: ['small'], constructor: ['x'] },
      'option_unknown',
    ],
  ])('the price calculation of chosen options %s', (_rule, chosen, expected) => {
    const result = priceOptions(groups, chosen);
    expect(result.ok ? result.value : result.reason).toBe(expected);
  });

  test('priceOptions treats the group key “constructor” like any other key', () => {
    const [size] = groups;
    if (!size) throw new Error('no group');
    expect(priceOptions([{ ...size, key: 'constructor' }], {})).toEqual({ ok: false, reason: 'option_missing' });
  });

  test('priceOptions returns the sum of the prices of the chosen options if the choice is allowed', () => {
    const allowed = fc.record({
      size: fc.subarray(['small', 'large'], { minLength: 1, maxLength: 1 }),
      extras: fc.subarray(['egg', 'tofu', 'coriander'], { maxLength: 2 }),
    });
    const prices: Record<string, number> = { large: 500, egg: 200, tofu: 300 };
    fc.assert(
      fc.property(allowed, (chosen) => {
        const sum = [...chosen.size, ...chosen.extras].reduce((sum, key) => sum + (prices[key] ?? 0), 0);
        expect(priceOptions(groups, chosen)).toEqual({ ok: true, value: sum });
      }),
    );
  });
});
