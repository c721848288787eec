import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { documentBlocks } from './document-layout.ts';
import { printableText } from './gb18030.ts';
import { lineForTest, ticketOrderForTest } from './order-for-test.ts';
import { type PrintJob, printJobBlocks } from './print-job.ts';
import { receiptLanguageOf } from './receipt-language.ts';
import { kitchenTicketLines } from './ticket-lines.ts';
import { type KitchenTicketBlock, kitchenTicketColumns, type ReceiptTexts, receiptLabels } from './ticket-order.ts';

const printedAt = new Date('2026-11-21T04:05:00Z');
const inWords = Object.fromEntries(receiptLabels.map((label) => [label, `[${label}]`])) as ReceiptTexts['labels'];
const receipt: ReceiptTexts = {
  shopName: 'One Noodle House',
  lines: [{ name: 'Spicy pork', chosen: ['less spicy', null, 'extra rice'] }],
  labels: inWords,
  missing: null,
};
const job: PrintJob = {
  document: 'receipt',
  order: ticketOrderForTest({ lines: [lineForTest()] }),
  receipt,
  isCopy: false,
  copy: 1,
  copies: 1,
  paper: 58,
  printerName: '前台',
};

const linesOf = (blocks: readonly KitchenTicketBlock[], paper: 58 | 80 = 58) =>
  kitchenTicketLines(blocks, kitchenTicketColumns[paper]).flatMap((line) => (line.kind === 'text' ? [line.text] : []));
const printed = (changes: Partial<PrintJob> = {}) => linesOf(printJobBlocks({ ...job, ...changes }, printedAt));

test('a receipt has restaurant, order type, dishes, options and amounts in Chinese and in the guest’s language', () => {
  const lines = printed();
  expect(lines).toEqual(expect.arrayContaining(['一家面馆', 'One Noodle House', '[delivery]']));
  const dish = lines.findIndex((line) => line.startsWith('辣椒炒肉 ×2'));
  expect(lines.slice(dish, dish + 4)).toEqual([
    expect.stringMatching(/^辣椒炒肉 ×2 +56\.00$/),
    '  少辣、加饭',
    '  Spicy pork',
    '  less spicy, extra rice',
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^客人实付 \[paid\] +57\.00$/));
});

test('a receipt without texts in the guest’s language is only in Chinese', () => {
  expect(printed({ receipt: null }).join()).not.toMatch(/Spicy|\[/);
});

test('a receipt says in Chinese that the printer lacks the script of the guest’s language', () => {
  expect(printed({ receipt: { ...receipt, missing: '韩语' } }).join('')).toContain(
    '打印机没有韩语文字，顾客部分用英语',
  );
});

test('a kitchen ticket has no texts in the guest’s language', () => {
  expect(printed({ document: 'kitchen' }).join()).not.toMatch(/Spicy pork|\[/);
});

test.each([
  ['zh-CN', null],
  ['fr', { language: 'fr', missing: null }],
  ['ja', { language: 'ja', missing: null }],
  ['ko', { language: 'en', missing: '韩语' }],
  ['ar', { language: 'en', missing: '阿拉伯语' }],
  ['ur', { language: 'en', missing: '乌尔都语' }],
  ['xx', { language: 'en', missing: null }],
])('the second language of a receipt for the guest’s language %s is %j', (language, second) => {
  expect(receiptLanguageOf(language)).toEqual(second);
});

test('English replaces the guest’s language on a receipt only if printers lack the letters of that language', () => {
  const nameOf = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
  for (const language of languages)
    expect(printableText(nameOf(language)) === null).toBe((receiptLanguageOf(language)?.missing ?? null) !== null);
});

test('each of several equal tickets shows its number and how many there are, and a single ticket does not', () => {
  expect(printed({ copy: 2, copies: 3 })).toContainEqual('第 2 联，共 3 联');
  expect(printed().join()).not.toContain('联，共');
});

test('a test page has the printer’s name, the width of the paper and lines from edge to edge', () => {
  for (const paper of [58, 80] as const) {
    const lines = linesOf(printJobBlocks({ ...job, document: 'test', order: null, paper }, printedAt), paper);
    expect(lines).toContain('前台');
    expect(lines.join('')).toContain(`纸宽 ${paper} 毫米`);
    expect(lines.filter((line) => line === '-'.repeat(kitchenTicketColumns[paper]))).toHaveLength(2);
  }
});

test('a copy of a receipt is marked at its top', () => {
  const [first] = documentBlocks(ticketOrderForTest(), {
    kind: 'receipt',
    printedAt,
    isCopy: true,
    receipt,
    printable: printableText,
  });
  expect(first).toMatchObject({ text: expect.stringContaining('补打') });
});
