import { expect, test } from 'vitest';
import { readYuan, writeYuan } from './yuan.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.50', 1250],
  ['0.05', 5],
  [' 7 ', 700],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
  ['十二', null],
])('readYuan(%j) returns %s, in fen, or null for text that is not an amount', (typed, fen) => {
  expect(readYuan(typed)).toBe(fen);
});

test('readYuan reads every amount that writeYuan formats', () => {
  for (let fen = 0; fen < 30_000; fen += 1) expect(readYuan(writeYuan(fen))).toBe(fen);
});

test.each([
  [-1250, '-12.50'],
  [-5, '-0.05'],
  [-700, '-7'],
])('writeYuan(%i) is %s', (fen, written) => {
  expect(writeYuan(fen)).toBe(written);
});
