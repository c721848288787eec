import { expect, test } from 'vitest';
import { readCodes } from './read-codes.ts';

const codesIn = (csv: string) => readCodes(csv).codes.map(({ code }) => code);

test.each([
  ['a plain list', 'AB-1001\nAB-1002\n'],
  ['as Windows ends its lines', 'AB-1001\r\nAB-1002\r\n'],
  ['with the mark that Excel writes first', '\uFEFFAB-1001\r\nAB-1002'],
  ['under a heading', 'code\nAB-1001\nAB-1002'],
  ['under a Chinese heading', '\uFEFF取餐码\r\nAB-1001\r\nAB-1002'],
  ['in quotation marks, with spaces', '"AB-1001" \n "AB-1002"'],
  ['with more columns', 'Voucher Code,valid until\nAB-1001,2026-12-31\nAB-1002,2026-12-31'],
])('reads codes: %s', (_how, csv) => {
  expect(readCodes(csv)).toMatchObject({ codes: [{ code: 'AB-1001' }, { code: 'AB-1002' }], problems: [] });
});

test('an invalid line of codes is reported with its number, and the other lines are read', () => {
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

test('a code of letters alone is not a heading', () => {
  expect(codesIn('ABCDEF\nGHIJKL')).toEqual(['ABCDEF', 'GHIJKL']);
});
