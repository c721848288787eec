import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { applyEvent } from '../workflow.ts';
import { disputeEvents, disputeFreeze, disputeLoss, disputeStates, disputeWorkflow } from './disputes.ts';

test('a payment dispute can end only if it is open, and only once', () => {
  const allowed = disputeStates.flatMap((state) =>
    disputeEvents
      .filter((event) => applyEvent(disputeWorkflow, { state }, event, 'system').ok)
      .map((event) => `${state} ${event}`),
  );
  expect(allowed).toEqual(['open win', 'open lose']);
});

describe('freezing balance for a disputed top-up', () => {
  const topUp = { amount: 100_00, bonus: 5_00 };
  it.each([
    [
      'the amount and the bonus while both are unspent',
      { balance: 105_00, bonus: 5_00, frozen: 0 },
      { amount: 105_00, bonus: 5_00 },
    ],
    ['nothing of other top-ups', { balance: 305_00, bonus: 9_00, frozen: 0 }, { amount: 105_00, bonus: 5_00 }],
    [
      'the remaining balance if the member spent a part',
      { balance: 30_00, bonus: 5_00, frozen: 0 },
      { amount: 30_00, bonus: 5_00 },
    ],
    ['a balance that consists of bonus', { balance: 8_00, bonus: 8_00, frozen: 0 }, { amount: 8_00, bonus: 8_00 }],
    ['nothing if the balance is empty', { balance: 0, bonus: 0, frozen: 0 }, { amount: 0, bonus: 0 }],
    [
      'the missing part if 30 yuan are frozen already',
      { balance: 90_00, bonus: 0, frozen: 30_00 },
      { amount: 75_00, bonus: 0 },
    ],
    [
      'nothing if the full sum is frozen already',
      { balance: 90_00, bonus: 5_00, frozen: 105_00 },
      { amount: 0, bonus: 0 },
    ],
  ])('for a disputed top-up of 100 yuan with a bonus of 5 yuan, disputeFreeze freezes %s', (_, account, expected) => {
    expect(disputeFreeze(topUp, account)).toEqual(expected);
  });
});

const sum = fc.integer({ min: 0, max: 10_000_00 });

test('disputeFreeze never freezes more than the member’s balance, and never leaves more bonus than balance', () => {
  fc.assert(
    fc.property(sum, sum, sum, sum, sum, (amount, granted, balance, share, frozen) => {
      const bonus = Math.min(balance, share);
      const freeze = disputeFreeze({ amount, bonus: granted }, { balance, bonus, frozen });
      expect(freeze.amount).toBeLessThanOrEqual(balance);
      expect(freeze.bonus).toBeLessThanOrEqual(Math.min(bonus, freeze.amount));
      expect(bonus - freeze.bonus).toBeLessThanOrEqual(balance - freeze.amount);
      expect(freeze.amount + frozen).toBeLessThanOrEqual(Math.max(frozen, amount + granted));
    }),
  );
});

test('a lost dispute takes exactly the disputed amount from the frozen balance and the platform', () => {
  fc.assert(
    fc.property(sum, sum, (amount, frozen) => {
      const { fromFrozen, fromPlatform, bonusBack } = disputeLoss(amount, frozen);
      expect(fromFrozen + fromPlatform).toBe(amount);
      expect(fromFrozen + bonusBack).toBe(frozen);
      expect(Math.min(fromFrozen, fromPlatform, bonusBack)).toBeGreaterThanOrEqual(0);
    }),
  );
});
