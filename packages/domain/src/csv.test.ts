import { expect, test } from 'vitest';
import { escapeFormula, toCsv, unescapeFormula } from './csv.ts';

test('a CSV starts with the UTF-8 mark, and special characters of a cell stay in the cell', () => {
  const table = [
    ['订单号', '备注'],
    ['261121-000123-K', '少辣, "谢谢"\n不要香菜'],
  ];
  expect(toCsv(table)).toBe('\uFEFF订单号,备注\r\n261121-000123-K,"少辣, ""谢谢""\n不要香菜"\r\n');
});

test.each(['=1+1', '+49 151 1', '-2', '@SUM(A1)', '\tx', '＝1'])(
  '%j is written as text instead of a formula',
  (written) => {
    expect(toCsv([[written]])).toBe(`\uFEFF'${written}\r\n`);
  },
);

test('a formula with quotes is written as quoted text', () => {
  expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe('\uFEFF"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

test.each(['=1+1', '+49 151 1', '-2', '@SUM(A1)', '38', "'今日特价'", ''])(
  '%j is unchanged after writing and reading',
  (written) => {
    expect(unescapeFormula(escapeFormula(written))).toBe(written);
  },
);
