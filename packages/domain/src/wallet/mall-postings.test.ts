import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mallPaidPosting, mallReturnedPosting } from './mall-postings.ts';
import { checkPosting } from './posting.ts';

const paid = { id: 'p1', memberId: 'm1', points: 300 };

test('mallPaidPosting moves points of a member to the account of redeemed points', () => {
  expect(mallPaidPosting(paid).entries).toEqual([
    { account: 'member_points:m1', amount: -300 },
    { account: 'points_redeemed', amount: 300 },
  ]);
});

test('mallReturnedPosting reverses mallPaidPosting, and both are balanced', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (points) => {
      const [there, back] = [mallPaidPosting({ ...paid, points }), mallReturnedPosting({ ...paid, points })];
      for (const posting of [there, back]) expect(checkPosting(posting).ok).toBe(true);
      const left = [...there.entries, ...back.entries]
        .filter(({ account }) => account === 'member_points:m1')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(left).toBe(0);
    }),
  );
});
