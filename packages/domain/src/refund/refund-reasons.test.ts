import { expect, test } from 'vitest';
import {
  decisionReasons,
  decisionReasonsFor,
  isDecisionExplained,
  merchantRefusals,
  partialReasons,
  platformRefusals,
} from './refund-reasons.ts';

test('decisionReasonsFor returns reasons for a refusal and a partial grant, but none for a full grant', () => {
  expect(decisionReasonsFor({ isGrant: false, amount: 0, asked: 1_200 })).toEqual(platformRefusals);
  expect(decisionReasonsFor({ isGrant: true, amount: 1_199, asked: 1_200 })).toEqual(partialReasons);
  expect(decisionReasonsFor({ isGrant: true, amount: 1_200, asked: 1_200 })).toEqual([]);
});

const all = { isGrant: true, amount: 1_200, asked: 1_200 };
const part = { isGrant: true, amount: 1_199, asked: 1_200 };
const refusal = { isGrant: false, amount: 0, asked: 1_200 };

test.each([
  ['a full grant with a note', all, { reason: null, note: '核实无误' }, true],
  ['a full grant without a note', all, { reason: null, note: ' ' }, false],
  ['a refusal with a reason', refusal, { reason: 'as_ordered', note: '' }, true],
  ['a refusal with only a note that the guest cannot read', refusal, { reason: null, note: '核实无误' }, false],
  ['a refusal with a reason for partial grants', refusal, { reason: 'only_affected', note: '核实无误' }, false],
  ['a partial grant with a reason', part, { reason: 'only_affected', note: '' }, true],
  ['a partial grant with only a note that the guest cannot read', part, { reason: null, note: '核实无误' }, false],
] as const)(
  'a decision about a refund needs a fitting reason or note (%s, accepted: $3)',
  (_what, decision, said, expected) => {
    expect(isDecisionExplained(decision, said)).toBe(expected);
  },
);

test('all reasons for a refund decision have different keys', () => {
  const keys = [...decisionReasons, ...merchantRefusals];
  expect(new Set(keys).size).toBe(keys.length);
});
