import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeEscPos, printerFaultOf } from './esc-pos.ts';
import { encodeGb18030, printableText } from './gb18030.ts';

const decoded = (bytes: Iterable<number>): string => new TextDecoder('gb18030').decode(new Uint8Array(bytes));

test('Chinese, kana, Cyrillic and box-drawing characters are printed unchanged', () => {
  const text = '辣椒炒肉 ×2 ┌─│ ソース Привет “可能”：ü é ·';
  expect(printableText(text)).toBe(text);
  expect(decoded(encodeGb18030(text))).toBe(text);
});

test.each([
  ['Nüsse, Straße, Käse', 'Nüsse, Strasse, Kase'],
  ['sans façon, œuf', 'sans facon, oeuf'],
  ['no nuts 🙏', 'no nuts □'],
  ['a\u200fb\u00a0c', 'ab c'],
  ['¥99双人餐', '￥99双人餐'],
  ['½ 只鸡', '1/2 只鸡'],
  ['1½ 只鸡', '1 1/2 只鸡'],
  ['Łódź, phở, Þór «x»', 'Lódz, pho, Thór "x"'],
  ['땅콩', null],
  ['بدون فول', null],
])('printableText converts “%s” to %j', (text, printed) => {
  expect(printableText(text)).toBe(printed);
});

test('the printer gets one byte for each ASCII character, and two bytes for any other character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const printed = printableText(text);
      if (printed === null) return;
      expect(encodeGb18030(printed)).toHaveLength([...printed].reduce((sum, sign) => sum + (sign > '~' ? 2 : 1), 0));
    }),
  );
});

test('no text of a guest becomes a control byte for the printer', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(0x2fff).map((code) => String.fromCodePoint(code)) }), (text) => {
      const bytes = encodeGb18030(text);
      expect(bytes.filter((byte) => byte < 0x20)).toEqual([]);
    }),
  );
});

test('encodeEscPos sets size, weight and alignment for each line', () => {
  const bytes = [...encodeEscPos([{ kind: 'text', text: 'A', size: 'large', isBold: true, align: 'center' }])];
  expect(bytes).toEqual([0x1b, 0x40, 0x1c, 0x26, 0x1b, 0x61, 1, 0x1d, 0x21, 0x11, 0x1b, 0x45, 1, 0x41, 0x0a]);
});

test.each([
  ['no bit for an error', null, { offline: 0x12, paper: 0x12 }],
  ['the bits for little paper', null, { offline: 0x12, paper: 0x1e }],
  ['the bits for no paper', 'no_paper', { offline: 0x32, paper: 0x72 }],
  ['the bits for an open cover and no paper', 'cover_open', { offline: 0x16, paper: 0x72 }],
  ['the bit for an error', 'not_ready', { offline: 0x52, paper: 0x12 }],
] as const)('a printer that answers with %s has the fault %j', (_answers, fault, answers) => {
  expect(printerFaultOf(answers)).toBe(fault);
});
