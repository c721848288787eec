import { expect, test } from 'vitest';
import { plainCsv } from './csv.ts';

test.each([
  ['\uFEFFcode\r\nA1B2\r\n', 'code\nA1B2\n'],
  ['A1B2\rC3D4', 'A1B2\nC3D4'],
  ['A1B2\tnote', 'A1B2,note'],
  ['A1B2\n\nC3D4', 'A1B2\n\nC3D4'],
])('plainCsv converts the pasted text %j to %j and does not change line numbers', (typed, sent) => {
  expect(plainCsv(typed)).toBe(sent);
});
