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

test.each([
  ['a note', { reason: null, note: '核实无误' }, true],
  ['a reason', { reason: 'as_ordered', note: '' }, true],
  ['a reason that points at a note', { reason: 'see_note', note: '核实无误' }, true],
  ['a reason that points at a note that is not there', { reason: 'see_note', note: ' ' }, false],
  ['nothing', { reason: null, note: '' }, false],
] as const)('%s in writing: %s', (_what, said, expected) => {
  expect(isInWriting(said)).toBe(expected);
});

test('no two reasons have one key: each is one phrase', () => {
  const keys = [...decisionReasons, ...merchantRefusals];
  expect(new Set(keys).size).toBe(keys.length);
});
