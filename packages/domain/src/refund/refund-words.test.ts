import { expect, test } from 'vitest';
import {
  decisionReasons,
  isInWriting,
  merchantRefusals,
  partialReasons,
  platformRefusals,
  reasonsToGive,
} from './refund-words.ts';

test('a refusal and a part have reasons to choose from, a grant of everything has none', () => {
  expect(reasonsToGive({ isGrant: false, amount: 0, asked: 1_200 })).toEqual(platformRefusals);
  expect(reasonsToGive({ isGrant: true, amount: 1_199, asked: 1_200 })).toEqual(partialReasons);
  expect(reasonsToGive({ isGrant: true, amount: 1_200, asked: 1_200 })).toEqual([]);
});

const all = { isGrant: true, amount: 1_200, asked: 1_200 };
const part = { isGrant: true, amount: 1_199, asked: 1_200 };
const refusal = { isGrant: false, amount: 0, asked: 1_200 };

test.each([
  ['a grant of everything by a note', all, { reason: null, note: '核实无误' }, true],
  ['a grant of everything by nothing', all, { reason: null, note: ' ' }, false],
  ['a refusal by a reason', refusal, { reason: 'as_ordered', note: '' }, true],
  ['a refusal by a note that its guest cannot read', refusal, { reason: null, note: '核实无误' }, false],
  ['a refusal by a reason for parts', refusal, { reason: 'only_affected', note: '核实无误' }, false],
  ['a part by a reason', part, { reason: 'only_affected', note: '' }, true],
  ['a part by a note that its guest cannot read', part, { reason: null, note: '核实无误' }, false],
] as const)('%s is in writing: %s', (_what, decision, said, expected) => {
  expect(isInWriting(decision, said)).toBe(expected);
});

test('no two reasons have one key: each is one phrase', () => {
  const keys = [...decisionReasons, ...merchantRefusals];
  expect(new Set(keys).size).toBe(keys.length);
});
