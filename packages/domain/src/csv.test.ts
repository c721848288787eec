import { expect, test } from 'vitest';
import { csvOf, neutralised, restored } from './csv.ts';

test('a table is written with the mark of UTF-8, and whatever a cell holds stays in it', () => {
  const table = [
    ['订单号', '备注'],
    ['261121-000123-K', '少辣, "谢谢"\n不要香菜'],
  ];
  expect(csvOf(table)).toBe('\uFEFF订单号,备注\r\n261121-000123-K,"少辣, ""谢谢""\n不要香菜"\r\n');
});

test.each(['=1+1', '+49 151 1', '-2', '@SUM(A1)', '\tx', '＝1'])('%j is text and no formula', (written) => {
  expect(csvOf([[written]])).toBe(`\uFEFF'${written}\r\n`);
});

test('a formula that needs quotes is text within them', () => {
  expect(csvOf([['=HYPERLINK("http://x","y")']])).toBe('\uFEFF"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

test.each(['=1+1', '+49 151 1', '-2', '@SUM(A1)', '38', "'今日特价'", ''])('%j is read back as it was', (written) => {
  expect(restored(neutralised(written))).toBe(written);
});
