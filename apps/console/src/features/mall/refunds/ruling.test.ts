import { expect, test } from 'vitest';
import { firstRuling, pointsOf, reasonOf, reasonsFor, rulingToSend } from './ruling.ts';

const asked = 600;
const ruling = (changes: Partial<ReturnType<typeof firstRuling>> = {}) => ({ ...firstRuling(asked), ...changes });

test('all that is asked is granted without a word', () => {
  expect(rulingToSend(ruling(), asked)).toEqual({ decision: 'grant', points: 600, note: '', isBackInStock: false });
});

test.each([['0'], ['601'], ['-1'], ['1.5'], [''], ['abc']])('%j is no sum that may be granted of 600', (typed) => {
  expect(pointsOf({ typed }, asked)).toBeNull();
  expect(rulingToSend(ruling({ typed, note: '写明' }), asked)).toBeNull();
});

test('a part is granted by a reason of a part: a note says nothing to a guest', () => {
  const part = ruling({ typed: '200' });
  expect(rulingToSend(part, asked)).toBeNull();
  expect(rulingToSend({ ...part, chosen: 'slight_fault' }, asked)).toMatchObject({
    points: 200,
    reason: 'slight_fault',
  });
  expect(rulingToSend({ ...part, note: ' 补偿 ' }, asked)).toBeNull();
});

test('a reason for a part is not given where everything is granted or nothing', () => {
  for (const other of [ruling({ chosen: 'slight_fault' }), ruling({ decision: 'refuse', chosen: 'slight_fault' })]) {
    expect(reasonOf(other, asked)).toBeNull();
  }
});

test('who refuses needs no sum, and puts nothing back into the stock', () => {
  const refused = ruling({ decision: 'refuse', typed: '', chosen: 'used', isBackInStock: true });
  expect(rulingToSend(refused, asked)).toEqual({ decision: 'refuse', reason: 'used', note: '' });
});

test('while no sum can be read no reason for a part is asked', () => {
  expect(reasonsFor(ruling({ typed: '' }), asked)).toEqual([]);
});
