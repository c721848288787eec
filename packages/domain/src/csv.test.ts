import { expect, test } from 'vitest';
import { escapeFormula, toCsv, unescapeFormula } from './csv.ts';

test('toCsv starts with the UTF-8 byte order mark and quotes cells with commas, quotes or line breaks', () => {
  const table = [
    ['订单号', '备注'],
    ['261121-000123-K', '少辣, "谢谢"\n不要香菜'],
  ];
  expect(toCsv(table)).toBe('\uFEFF订单号,备注\r\n261121-000123-K,"少辣, ""谢谢""\n不要香菜"\r\n');
});

test.each(['=1+1', '+49 151 1', '-2+3', '-A1', '@SUM(A1)', '\tx', '＝1'])(
  'toCsv writes “%s” as text, because a spreadsheet would evaluate it as a formula',
  (written) => {
    expect(toCsv([[written]])).toBe(`\uFEFF'${written}\r\n`);
  },
);

test('toCsv writes a negative amount as a number, so that a spreadsheet can add it up', () => {
  expect(toCsv([['-12.50']])).toBe('\uFEFF-12.50\r\n');
});

test('toCsv writes a formula with quotes as quoted text', () => {
  expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe('\uFEFF"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

test.each(['=1+1', '+49 151 1', '-2', '@SUM(A1)', '38', "'今日特价'", ''])(
  'unescapeFormula returns “%s” unchanged after escapeFormula',
  (written) => {
    expect(unescapeFormula(escapeFormula(written))).toBe(written);
  },
);
