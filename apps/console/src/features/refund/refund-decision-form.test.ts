import type { MallDecisionReason } from '@chifan/domain/mall';
import type { DecisionReason } from '@chifan/domain/refund';
import { describe, expect, test } from 'vitest';
import { mallRefunds } from './mall/mall-refund-kind.ts';
import { mealRefunds, merchantAmountOf } from './meal/meal-refund-kind.ts';
import { firstRuling, type RefundDecisionForm, validateDecision } from './refund-decision-form.ts';

describe('a ruling on a meal', () => {
  const asked = 4_456;
  const ruling = (changes: Partial<RefundDecisionForm<DecisionReason>> = {}) =>
    validateDecision(mealRefunds, { ...firstRuling(mealRefunds, asked), ...changes }, asked);

  test.each([
    ['20', 2_000],
    ['20.3', 2_030],
    ['20.35', 2_035],
    ['20。35', 2_035],
    ['0.05', 5],
    ['0.5', 50],
    ['0.01', 1],
    [' 44.56 ', 4_456],
  ])('the platform’s decision form for a meal refund converts %j yuan to %i fen (0.01 yuan)', (typed, fen) => {
    expect(ruling({ typed, chosen: 'only_affected', note: '核实无误' })).toMatchObject({
      amount: fen,
      decided: { decision: 'grant', amount: fen },
    });
  });

  test.each([['0'], ['0.00'], ['44.57'], ['45'], ['-1'], ['1.234'], ['1,5'], [''], ['abc']])(
    'the platform cannot grant %j yuan for a requested meal refund of 44.56 yuan',
    (typed) => {
      expect(ruling({ typed, chosen: 'only_affected' })).toMatchObject({ amount: null, decided: null });
    },
  );

  test('the decision form of a meal refund starts with the whole requested amount, to the fen', () => {
    for (const all of [1, 9, 10, 99, 100, 4_456, 123_405]) {
      expect(validateDecision(mealRefunds, firstRuling(mealRefunds, all), all).amount).toBe(all);
    }
  });

  test.each([
    ['4.45', null],
    ['4.46', 446],
    ['44.55', 4_455],
    ['44.56', 4_456],
  ])(
    'if a guest requests 44.56 yuan, a merchant who types %s yuan grants or offers %j fen (null: below a tenth of the request)',
    (typed, fen) => {
      expect(merchantAmountOf(ruling({ typed }).amount, asked)).toBe(fen);
    },
  );

  test('a partial grant and a refusal of a meal refund need a reason for the guest, and a note is not enough', () => {
    const part = { typed: '20.35', note: '照片显示餐盒半空' };
    expect(ruling(part).decided).toBeNull();
    expect(ruling({ ...part, chosen: 'only_affected' }).decided).toMatchObject({ reason: 'only_affected' });
    const refusal = { decision: 'refuse', typed: '', note: '核实无误' } as const;
    expect(ruling(refusal).decided).toBeNull();
    expect(ruling({ ...refusal, chosen: 'as_ordered' }).decided).toEqual({
      decision: 'refuse',
      note: '核实无误',
      reason: 'as_ordered',
    });
  });

  test('the platform needs a note for the accounts to grant a meal refund in full', () => {
    expect(ruling().decided).toBeNull();
    expect(ruling({ note: '核实无误' }).decided).toMatchObject({ amount: asked, note: '核实无误' });
  });

  test('the decision on a meal refund ignores a chosen reason for a partial grant if the whole amount is granted or the request is refused', () => {
    for (const other of [{ chosen: 'only_affected' }, { decision: 'refuse', chosen: 'only_affected' }] as const) {
      expect(ruling(other).reason).toBeNull();
    }
  });
});

describe('a ruling on a mall order', () => {
  const asked = 600;
  const ruling = (changes: Partial<RefundDecisionForm<MallDecisionReason>> = {}) =>
    validateDecision(mallRefunds, { ...firstRuling(mallRefunds, asked), ...changes }, asked);

  test('the platform needs no note to grant a mall refund in full', () => {
    expect(ruling().decided).toEqual({ decision: 'grant', amount: 600, note: '' });
  });

  test.each([['0'], ['601'], ['-1'], ['1.5'], [''], ['abc']])(
    'the platform cannot grant %j points for a requested mall refund of 600 points',
    (typed) => {
      expect(ruling({ typed, note: '写明' })).toMatchObject({ amount: null, decided: null });
    },
  );

  test('a partial grant of a mall refund needs a reason for the guest, and a note is not enough', () => {
    const part = { typed: '200' };
    expect(ruling(part).decided).toBeNull();
    expect(ruling({ ...part, chosen: 'slight_fault' }).decided).toMatchObject({ amount: 200, reason: 'slight_fault' });
    expect(ruling({ ...part, note: ' 补偿 ' }).decided).toBeNull();
  });

  test('the decision on a mall refund ignores a chosen reason for a partial grant if the whole amount is granted or the request is refused', () => {
    for (const other of [{ chosen: 'slight_fault' }, { decision: 'refuse', chosen: 'slight_fault' }] as const) {
      expect(ruling(other).reason).toBeNull();
    }
  });

  test('the platform needs no amount to refuse a mall refund', () => {
    const refused = ruling({ decision: 'refuse', typed: '', chosen: 'used' });
    expect(refused.decided).toEqual({ decision: 'refuse', reason: 'used', note: '' });
  });

  test('the decision form of a mall refund offers no reasons while the amount is invalid', () => {
    expect(ruling({ typed: '' }).reasons).toEqual([]);
  });
});
