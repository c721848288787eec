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

describe('options', () => {
  test.each<[string, ChosenOptions, number | string]>([
    ['the chosen options are added up', { size: ['large'], extras: ['egg', 'tofu'] }, 1_000],
    ['a group without an obligation may be left out', { size: ['small'] }, 0],
    ['a needed group may not be left out', { extras: ['egg'] }, 'option_missing'],
    ['nor be empty', { size: [] }, 'option_missing'],
    ['two sizes are one too many', { size: ['small', 'large'] }, 'option_too_many'],
    ['an extra counts once', { size: ['small'], extras: ['egg', 'egg'] }, 'option_too_many'],
    ['a choice that is not offered is refused', { size: ['huge'] }, 'option_unknown'],
    [
      'a choice that is not offered is refused beside one that is',
      { size: ['small'], extras: ['egg', 'sesame'] },
      'option_unknown',
    ],
    ['a choice of another group is refused', { size: ['egg'] }, 'option_unknown'],
    ['a group that is not asked is refused', { size: ['small'], sauce: [] }, 'option_unknown'],
    ['what every object inherits is no group', { size: ['small'], constructor: ['x'] }, 'option_unknown'],
  ])('%s', (_rule, chosen, expected) => {
    const result = priceOptions(groups, chosen);
    expect(result.ok ? result.value : result.reason).toBe(expected);
  });

  test('a group named like an inherited property is read like any other', () => {
    const [size] = groups;
    if (!size) throw new Error('no group');
    expect(priceOptions([{ ...size, key: 'constructor' }], {})).toEqual({ ok: false, reason: 'option_missing' });
  });

  test('any allowed choice is priced at the sum of its parts', () => {
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
