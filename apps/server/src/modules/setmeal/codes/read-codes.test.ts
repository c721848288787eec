import { expect, test } from 'vitest';
import { readCodes } from './read-codes.ts';

const codesIn = (csv: string) => readCodes(csv).codes.map(({ code }) => code);

test.each([
  ['a plain list', 'AB-1001\nAB-1002\n'],
  ['Windows line ends', 'AB-1001\r\nAB-1002\r\n'],
  ['a byte order mark', '\uFEFFAB-1001\r\nAB-1002'],
  ['a heading', 'code\nAB-1001\nAB-1002'],
  ['a Chinese heading', '\uFEFF取餐码\r\nAB-1001\r\nAB-1002'],
  ['quotation marks and spaces', '"AB-1001" \n "AB-1002"'],
  ['more columns', 'Voucher Code,valid until\nAB-1001,2026-12-31\nAB-1002,2026-12-31'],
])('readCodes reads a file with %s', (_how, csv) => {
  expect(readCodes(csv)).toMatchObject({ codes: [{ code: 'AB-1001' }, { code: 'AB-1002' }], problems: [] });
});

test('readCodes reports each invalid line by its number and reads the voucher codes of the other lines', () => {
  const csv = 'code\nAB-1001\n\nAB-1001\nab\n1.2E+10\n"open,\nAB-1002';
  expect(codesIn(csv)).toEqual(['AB-1001', 'AB-1002']);
  expect(readCodes(csv).problems).toEqual([
    { line: 3, code: '', why: 'empty' },
    { line: 4, code: 'AB-1001', why: 'repeated' },
    { line: 5, code: 'ab', why: 'malformed' },
    { line: 6, code: '1.2E+10', why: 'malformed' },
    { line: 7, code: '"open', why: 'malformed' },
  ]);
});

test('readCodes reads a first line of letters as a voucher code, not as a heading', () => {
  expect(codesIn('ABCDEF\nGHIJKL')).toEqual(['ABCDEF', 'GHIJKL']);
});
