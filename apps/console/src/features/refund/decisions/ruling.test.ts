import { expect, test } from 'vitest';
import { amountOf, firstRuling, merchantAmountOf, type Ruling, reasonOf, rulingToSend } from './ruling.ts';

const asked = 4_456;
const ruling = (changes: Partial<Ruling> = {}): Ruling => ({ ...firstRuling(asked), ...changes });

test.each([
  ['20', 2_000],
  ['20.3', 2_030],
  ['20.35', 2_035],
  ['20。35', 2_035],
  ['0.05', 5],
  ['0.5', 50],
  ['0.01', 1],
  [' 44.56 ', 4_456],
])('%j yuan are granted to the jiao and fen: %i', (typed, fen) => {
  expect(amountOf({ typed }, asked)).toBe(fen);
  expect(rulingToSend(ruling({ typed, chosen: 'only_affected', note: '核实无误' }), asked)).toMatchObject({
    decision: 'grant',
    amount: fen,
  });
});

test.each([['0'], ['0.00'], ['44.57'], ['45'], ['-1'], ['1.234'], ['1,5'], [''], ['abc']])(
  '%j is no sum that may be granted of 44.56',
  (typed) => {
    expect(amountOf({ typed }, asked)).toBeNull();
    expect(rulingToSend(ruling({ typed, chosen: 'only_affected' }), asked)).toBeNull();
  },
);

test('the sum that a ruling begins with is all that is asked, to the fen', () => {
  for (const all of [1, 9, 10, 99, 100, 4_456, 123_405]) {
    expect(amountOf(firstRuling(all), all)).toBe(all);
  }
});

test.each([
  ['4.45', null],
  ['4.46', 446],
  ['44.55', 4_455],
  ['44.56', 4_456],
])('a merchant who types %s grants or offers %j: less than a tenth is a refusal', (typed, fen) => {
  expect(merchantAmountOf({ typed }, asked)).toBe(fen);
});

test('a part and a refusal go with a reason that the guest reads: a note alone says nothing to them', () => {
  const part = ruling({ typed: '20.35', note: '照片显示餐盒半空' });
  expect(rulingToSend(part, asked)).toBeNull();
  expect(rulingToSend({ ...part, chosen: 'only_affected' }, asked)).toMatchObject({ reason: 'only_affected' });
  const refusal = ruling({ decision: 'refuse', typed: '', note: '核实无误' });
  expect(rulingToSend(refusal, asked)).toBeNull();
  expect(rulingToSend({ ...refusal, chosen: 'as_ordered' }, asked)).toEqual({
    decision: 'refuse',
    liable: 'merchant',
    note: '核实无误',
    reason: 'as_ordered',
  });
});

test('all that is asked is granted in writing, by a note for the books', () => {
  expect(rulingToSend(ruling(), asked)).toBeNull();
  expect(rulingToSend(ruling({ note: '核实无误' }), asked)).toMatchObject({ amount: asked, note: '核实无误' });
});

test('a reason for a part is not given where everything is granted or nothing', () => {
  for (const other of [ruling({ chosen: 'only_affected' }), ruling({ decision: 'refuse', chosen: 'only_affected' })]) {
    expect(reasonOf(other, asked)).toBeNull();
  }
});
