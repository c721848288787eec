import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../catalogue/allergens.ts';
import { dietWishes } from '../member/diet-wishes.ts';
import { remarkPhrases } from '../ordering/remark-phrases.ts';
import { documentBlocks } from './document-layout.ts';
import { printableText } from './gb18030.ts';
import { lineForTest, ticketOrderForTest } from './order-for-test.ts';
import { kitchenTicketLines, printColumns } from './ticket-lines.ts';
import {
  type KitchenTicketBlock,
  type KitchenTicketKind,
  type KitchenTicketOrder,
  kitchenTicketColumns,
  kitchenTicketKinds,
  paperWidths,
} from './ticket-order.ts';

const printedAt = new Date('2026-11-21T04:05:00Z');

const ticket = (
  order: KitchenTicketOrder,
  kind: KitchenTicketKind = 'kitchen',
  isCopy = false,
): readonly KitchenTicketBlock[] => documentBlocks(order, { kind, printedAt, isCopy, printable: printableText });

const wordsOf = (block: KitchenTicketBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'box':
      return block.texts.join('\n');
    case 'row':
      return `${block.start} ${block.end}`;
    default:
      return '';
  }
};
const textOf = (blocks: readonly KitchenTicketBlock[]): string => blocks.map(wordsOf).join('\n');

const hanzi = fc.string({
  unit: fc.constantFrom(...'宫保鸡丁鱼香肉丝麻婆豆腐干锅花菜 Mapo-tofu🥢()'),
  minLength: 1,
  maxLength: 60,
});
const diets = fc.record({
  avoids: fc.uniqueArray(fc.constantFrom(...allergens)),
  wishes: fc.uniqueArray(fc.constantFrom(...dietWishes)),
});
const line = fc
  .record({
    nameZh: hanzi,
    chosenZh: fc.array(hanzi, { maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 200 }),
    conflicts: diets,
    amount: fc.nat(9_999_999),
  })
  .chain((each) => fc.nat(each.quantity).map((refunded) => ({ ...each, refunded })));
const orders: fc.Arbitrary<KitchenTicketOrder> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    remark: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })),
    remarkPhrases: fc.uniqueArray(fc.constantFrom(...remarkPhrases), { maxLength: 8 }),
    dietProfile: fc.option(diets),
    cutlery: fc.option(fc.nat(20)),
    tableNumber: fc.option(fc.string({ minLength: 1, maxLength: 12 })),
    reductions: fc.nat(99_999),
    packageFee: fc.nat(99_999),
    deliveryFee: fc.nat(99_999),
    contactName: fc.string({ unit: 'grapheme', maxLength: 60 }),
    wantedAt: fc.option(fc.constant('2026-11-22T04:10:00Z')),
    setMealId: fc.option(fc.constant(7)),
  })
  .map((made) => ticketOrderForTest({ ...made, goods: made.lines.reduce((sum, { amount }) => sum + amount, 99_999) }));

const ofAll = (check: (order: KitchenTicketOrder, kind: KitchenTicketKind) => void) =>
  fc.assert(fc.property(orders, fc.constantFrom(...kitchenTicketKinds), check));

/** The text without frames and blanks, so that it does not depend on line breaks. */
const bare = (text: string): string => text.replace(/[\s│┌┐└┘─-]/g, '');

test('no printed line is wider than the paper, and no text of the ticket is lost, on paper of 58 or 80 mm', () => {
  ofAll((order, kind) => {
    const blocks = ticket(order, kind);
    for (const paper of paperWidths) {
      const lines = kitchenTicketLines(blocks, kitchenTicketColumns[paper]).filter((each) => each.kind === 'text');
      for (const { text, size } of lines)
        expect(printColumns(text) * (size === 'large' ? 2 : 1)).toBeLessThanOrEqual(kitchenTicketColumns[paper]);
      // Sorts the characters, because a printed row shows its amount after the first line of the dish name.
      const sorted = (text: string) => [...bare(text)].sort().join('');
      expect(sorted(lines.map(({ text }) => text).join(''))).toBe(
        sorted(textOf(blocks).replace(/\p{Cc}|[\u2028\u2029]/gu, '')),
      );
    }
  });
});

test('a ticket shows avoided ingredients in a box before all dishes, after the number and the order type', () => {
  ofAll((order, kind) => {
    const kinds = ticket(order, kind);
    const isAsked = order.dietProfile !== null && order.dietProfile.avoids.length + order.dietProfile.wishes.length > 0;
    const box = kinds.findIndex((block) => block.kind === 'box');
    if (isAsked) expect(box).toBe(2);
    expect(kinds.filter((block) => block.kind === 'box').length).toBeLessThanOrEqual(1);
  });
});

test.each([
  ['I am allergic to peanuts', '可能是过敏：花生'],
  ['ピーナッツアレルギーです', '可能是过敏：花生'],
  ['أعاني من حساسية الفول السوداني', '可能是过敏：花生'],
])('a ticket shows the allergy from the guest’s note “%s” in a box in Chinese', (remark, said) => {
  expect(ticket(ticketOrderForTest({ remark })).find((block) => block.kind === 'box')).toMatchObject({
    texts: [said, expect.stringContaining('请核对')],
  });
});

test.each(kitchenTicketKinds)(
  'a %s ticket marks a dish that contains an avoided ingredient, unless the dish was refunded completely',
  (kind) => {
    const conflicts = { avoids: ['peanut'], wishes: [] } as const;
    const of = (refunded: number) =>
      textOf(ticket(ticketOrderForTest({ lines: [lineForTest({ quantity: 2, refunded, conflicts })] }), kind));
    expect(of(1)).toMatch(/辣椒炒肉.*\n！含花生（客人忌口）/);
    expect(of(2)).not.toContain('含花生');
  },
);

test.each([
  ['¥99双人餐', '￥99双人餐', false],
  ['½ 只鸡', '1/2 只鸡', false],
  ['Phở gà 鸡汤粉', 'Pho gà 鸡汤粉', false],
  ['김치 泡菜饭', '□□ 泡菜饭', true],
])(
  'a ticket prints the dish %s as %s and decides whether to add a note about missing characters: %s',
  (nameZh, printed, isNoted) => {
    for (const kind of kitchenTicketKinds) {
      const words = textOf(ticket(ticketOrderForTest({ lines: [lineForTest({ nameZh, chosenZh: [] })] }), kind));
      expect(words).toContain(printed);
      expect(words.includes('有打印机打不出的字（□），请看接单屏')).toBe(isNoted);
    }
  },
);

test('a ticket printed by a browser shows every character unchanged', () => {
  const order = ticketOrderForTest({ lines: [lineForTest({ nameZh: '¥99 김치' })] });
  const words = { kind: 'kitchen', printedAt, isCopy: false, printable: (text: string) => text } as const;
  expect(textOf(documentBlocks(order, words))).toContain('¥99 김치');
});

test('a receipt shows the amounts of the order, and the payment is their sum', () => {
  ofAll((order) => {
    const rows = ticket(order, 'receipt').flatMap((block) => (block.kind === 'row' ? [block] : []));
    const fen = (end: string) => Math.round(Number(end) * 100);
    const dishes = rows.slice(0, order.lines.length).map(({ end }) => fen(end));
    expect(dishes).toEqual(order.lines.map(({ amount }) => amount));
    const sums = rows.slice(order.lines.length);
    const paid = sums.findIndex(({ start }) => start === '客人实付');
    expect(sums.slice(0, paid).reduce((sum, { end }) => sum + fen(end), 0)).toBe(fen(sums[paid]?.end ?? ''));
    expect(fen(sums[paid]?.end ?? '')).toBe(order.goods - order.reductions + order.packageFee + order.deliveryFee);
  });
});

test('a kitchen ticket shows number, order type, table, due time, dishes with options, note and cutlery', () => {
  const order = ticketOrderForTest({
    type: 'pickup',
    dining: 'dine_in',
    tableNumber: 'A3',
    remarkPhrases: ['less_oil'],
    remark: '微辣',
    guestLanguage: 'zh-CN',
    cutlery: 2,
  });
  expect(textOf(ticket(order)).split('\n').filter(Boolean)).toEqual([
    '123 号',
    '堂食 桌号 A3',
    '尽快，预计 12:40',
    '2 × 辣椒炒肉',
    '   少辣、加饭',
    '共 2 份',
    '备注：少油',
    '客人备注：',
    '微辣',
    '餐具 2 套',
    '261121-000123-K  12:05 打印',
  ]);
});

test('a ticket starts with the day number in large type and ends with the long order number', () => {
  const [head, ...rest] = ticket(ticketOrderForTest({ dayNumber: 12 }));
  expect(head).toMatchObject({ text: '12 号', size: 'large' });
  expect(textOf(rest)).toContain('261121-000123-K');
});

test('a ticket shows a chosen time with its day, and the time at which cooking must begin', () => {
  const order = ticketOrderForTest({ wantedAt: '2026-11-22T04:10:00Z', estimatedAt: '2026-11-22T04:40:00Z' });
  expect(textOf(ticket(order))).toContain('预约 11-22 12:40 送达\n12:10 开始备餐');
});

test('a kitchen ticket lists refunded portions as not to be cooked', () => {
  const lines = [lineForTest({ refunded: 2 }), lineForTest({ nameZh: '米饭', chosenZh: [], quantity: 3, refunded: 1 })];
  const text = textOf(ticket(ticketOrderForTest({ lines })));
  expect(text).toContain('（辣椒炒肉 已退 2 份，不用出餐）\n2 × 米饭\n（米饭 已退 1 份，不用出餐）\n共 2 份');
  expect(text).not.toContain('× 辣椒炒肉');
});

test('a ticket marks an untranslated note, or refers staff to the screen if the printer lacks its script', () => {
  expect(textOf(ticket(ticketOrderForTest({ remark: 'ソースは別に' })))).toContain(
    '客人备注（日语原文，未翻译，可在接单屏查看）：\nソースは別に',
  );
  expect(textOf(ticket(ticketOrderForTest({ remark: '소스 따로 주세요', guestLanguage: 'ko' })))).toContain(
    '客人备注为韩语，打印机没有这种文字：请看接单屏',
  );
});

test('a ticket shows a note in Chinese, marks machine translations, and adds the original if it is printable', () => {
  const read = (changes: Partial<KitchenTicketOrder>) =>
    textOf(ticket(ticketOrderForTest({ remark: 'ソースは別に', ...changes })));
  const whole = { text: '酱汁分开放', by: 'phrasebook', rest: null, isComing: false } as const;
  expect(read({ remarkInChinese: whole })).toContain('客人备注（日语）：\n酱汁分开放\n原文：ソースは別に');
  expect(read({ remarkInChinese: { ...whole, by: 'machine' } })).toContain('客人备注（日语，机器翻译）：\n酱汁分开放');
  expect(read({ remarkInChinese: { ...whole, rest: '母の分' } })).toContain('酱汁分开放\n未翻译：母の分');
  const korean = { remark: '소스 따로', guestLanguage: 'ko', remarkInChinese: whole };
  expect(read(korean)).toContain('客人备注（韩语）：\n酱汁分开放');
  expect(read(korean)).not.toContain('原文');
});

test('a ticket warns of an allergy in a guest’s message, and prints the message translated and as written', () => {
  const translated = { text: '对花生过敏', by: 'phrasebook', rest: null, isComing: false } as const;
  const words = { text: 'ピーナッツアレルギーです', language: 'ja', translated, isAboutDiet: true } as const;
  const thanks = { text: 'ありがとう', language: 'ja', translated: null, isAboutDiet: false } as const;
  const messages = [
    { from: 'member', ownWords: words },
    { from: 'member', ownWords: thanks },
    { from: 'courier', ownWords: { ...words, text: '我对花生过敏' } },
    { from: 'member', ownWords: null },
  ] as const;
  const blocks = ticket(ticketOrderForTest({ messages }));
  const boxes = blocks.filter(({ kind }) => kind === 'box');
  expect(textOf(boxes)).toContain('可能是过敏：花生');
  expect(textOf(blocks)).toContain('客人消息（日语）：\n对花生过敏\n原文：ピーナッツアレルギーです');
  expect(textOf(blocks)).not.toMatch(/ありがとう|我对花生过敏/);
});

test('kitchenTicketLines replaces line breaks in a note with blanks, because they would control the printer', () => {
  const [line] = kitchenTicketLines(
    [{ kind: 'text', text: '不要\n香菜', size: 'normal', isBold: false, align: 'start' }],
    32,
  );
  expect(line).toMatchObject({ text: '不要 香菜' });
});

test('a ticket that may have been printed before starts with a copy mark', () => {
  expect(wordsOf(ticket(ticketOrderForTest(), 'kitchen', true)[0] ?? { kind: 'cut' })).toContain('补打');
});

test('a receipt has a QR code of the order number and only the last digits of the phone number', () => {
  const receipt = ticket(ticketOrderForTest(), 'receipt');
  expect(receipt).toContainEqual({ kind: 'qr', text: '261121-000123-K' });
  expect(textOf(receipt)).toContain('尾号 1234');
  expect(textOf(receipt)).not.toContain('1380000');
  expect(ticket(ticketOrderForTest()).some((block) => block.kind === 'qr')).toBe(false);
});
