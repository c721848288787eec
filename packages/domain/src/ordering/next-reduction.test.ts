import { describe, expect, it } from 'vitest';
import { fen } from '../fen.ts';
import { nextReduction } from './next-reduction.ts';

const tiers = [
  { threshold: fen(8_000), reduction: fen(1_500) },
  { threshold: fen(3_000), reduction: fen(500) },
  { threshold: fen(5_000), reduction: fen(500) },
];

describe('the next tier of a full reduction', () => {
  it.each([
    ['is the nearest one above the goods', 1_000, { missing: 2_000, reduction: 500 }],
    ['is the next one once a tier is reached to the fen', 3_000, { missing: 5_000, reduction: 1_500 }],
    ['passes over what would take no more than what is reached', 4_000, { missing: 4_000, reduction: 1_500 }],
    ['is none at the top', 8_000, null],
  ])('%s', (_, goods, expected) => expect(nextReduction(tiers, fen(goods))).toEqual(expected));

  it('is none where the shop has none', () => expect(nextReduction([], fen(1_000))).toBeNull());
});
