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
    ['the prices of chosen options are added', { size: ['large'], extras: ['egg', 'tofu'] }, 1_000],
    ['an optional group may be omitted', { size: ['small'] }, 0],
    ['a required group may not be omitted', { extras: ['egg'] }, 'option_missing'],
    ['a required group may not be empty', { size: [] }, 'option_missing'],
    ['two sizes are refused', { size: ['small', 'large'] }, 'option_too_many'],
    ['a repeated extra is refused', { size: ['small'], extras: ['egg', 'egg'] }, 'option_too_many'],
    ['an unknown choice is refused', { size: ['huge'] }, 'option_unknown'],
    [
      'an unknown choice is refused next to a known one',
      { size: ['small'], extras: ['egg', 'sesame'] },
      'option_unknown',
    ],
    ['a choice of another group is refused', { size: ['egg'] }, 'option_unknown'],
    ['an unknown group is refused', { size: ['small'], sauce: [] }, 'option_unknown'],
    ['a property that every object inherits is not a group', { size: ['small'], constructor: ['x'] }, 'option_unknown'],
  ])('priceOptions: %s', (_rule, chosen, expected) => {
    const result = priceOptions(groups, chosen);
    expect(result.ok ? result.value : result.reason).toBe(expected);
  });

  test('a group with the key of an inherited property is handled like any other', () => {
    const [size] = groups;
    if (!size) throw new Error('no group');
    expect(priceOptions([{ ...size, key: 'constructor' }], {})).toEqual({ ok: false, reason: 'option_missing' });
  });

  test('an allowed choice costs the sum of its parts', () => {
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
