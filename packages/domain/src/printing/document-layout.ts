import { orderDietLinesZh } from '../catalogue/diet/diet-words-zh.ts';
import { defaultLanguage, isLanguage, type Language } from '../language.ts';
import { guestWordsOf } from '../ordering/messages/own-words.ts';
import { kitchenCallNumber } from '../ordering/order-number.ts';
import { orderWayOf, orderWayZh } from '../ordering/order-ways.ts';
import { remarkPhraseZh } from '../ordering/remark-phrases.ts';
import { detectLanguage } from '../translation/detect-language.ts';
import type { TranslatedText } from '../translation/translated-text.ts';
import { replacementCharacter } from './gb18030.ts';
import { dishesWithAmounts, guestOf, qrOf, receiptHeadOf, sumsOf } from './receipt.ts';
import type { KitchenTicketBlock, KitchenTicketOrder } from './ticket-order.ts';
import { chosenOf, clockOf, conflictsOf, goneWords, languageZh, rule, type TicketWords, text } from './ticket-parts.ts';

/**
 * Rule printing-1: content of a ticket from top to bottom. Ingredients that the guest avoids come before the dishes.
 */
export function documentBlocks(order: KitchenTicketOrder, words: TicketWords): readonly KitchenTicketBlock[] {
  const { blocks, isWhole } = printedBlocks(blocksOf(order, words), words.printable);
  if (isWhole) return blocks;
  const cut = blocks.findIndex(({ kind }) => kind === 'rule');
  return [
    ...blocks.slice(0, cut),
    text(`有打印机打不出的字（${replacementCharacter}），请看接单屏`, { isBold: true }),
    ...blocks.slice(cut),
  ];
}

function blocksOf(order: KitchenTicketOrder, words: TicketWords): readonly KitchenTicketBlock[] {
  return [
    ...(words.isCopy ? [text('补打（可能已打印过，请勿重复制作）', { isBold: true, align: 'center' })] : []),
    ...headOf(order),
    ...dietOf(order),
    ...(words.kind === 'receipt' ? receiptHeadOf(order, words) : []),
    ...dueOf(order, words.printedAt),
    rule,
    ...(words.kind === 'kitchen' ? dishesToCook(order) : dishesWithAmounts(order, words)),
    rule,
    ...remarkOf(order, words),
    ...(words.kind === 'receipt' ? [...sumsOf(order, words), ...guestOf(order, words), qrOf(order)] : []),
    ...severalOf(words),
    text(`${order.number}  ${clockOf(words.printedAt, words.printedAt)} 打印`, { align: 'center' }),
    { kind: 'cut' },
  ];
}

/**
 * If the printer prints several copies of a ticket, prints a copy number on each, so that cooks do not take the copies
 * for several orders.
 */
const severalOf = ({ ofSeveral }: TicketWords): KitchenTicketBlock[] =>
  ofSeveral ? [text(`第 ${ofSeveral.number} 联，共 ${ofSeveral.total} 联`, { align: 'center' })] : [];

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Converts all texts for the printer. `isWhole` is false if the printer lacks a character. */
function printedBlocks(blocks: readonly KitchenTicketBlock[], printable: TicketWords['printable']) {
  let isWhole = true;
  const letter = (sign: string): string => {
    const shown = printable(sign);
    if (shown === null) isWhole = false;
    return shown ?? replacementCharacter;
  };
  const printed = (words: string): string =>
    printable(words) ?? [...graphemes.segment(words)].map(({ segment }) => letter(segment)).join('');
  const shown = blocks.map((block): KitchenTicketBlock => {
    switch (block.kind) {
      case 'text':
        return { ...block, text: printed(block.text) };
      case 'box':
        return { ...block, texts: block.texts.map(printed) };
      case 'row':
        return { ...block, start: printed(block.start) };
      default:
        return block;
    }
  });
  return { blocks: shown, isWhole };
}

function headOf(order: KitchenTicketOrder): KitchenTicketBlock[] {
  const table = order.tableNumber === null ? '' : ` 桌号 ${order.tableNumber}`;
  const setMeal = order.setMealId === null ? '' : ' 品牌套餐';
  return [
    text(`${kitchenCallNumber(order)} 号`, { size: 'large', isBold: true, align: 'center' }),
    text(`${orderWayZh[orderWayOf(order)]}${table}${setMeal}`, { size: 'tall', isBold: true, align: 'center' }),
  ];
}

function dietOf(order: KitchenTicketOrder): KitchenTicketBlock[] {
  const { lines, isRead } = orderDietLinesZh(guestWordsOf(order), order.dietProfile);
  if (lines.length === 0) return [];
  const doubt = isRead ? ['“可能”由系统从备注和消息识别，请核对'] : [];
  return [{ kind: 'box', texts: [...lines, ...doubt] }];
}

function dueOf(order: KitchenTicketOrder, now: Date): KitchenTicketBlock[] {
  const told = clockOf(new Date(order.estimatedAt), now);
  if (order.setMealId !== null) return [text(`今日到店，最早 ${told}`, { isBold: true })];
  if (order.wantedAt === null) return [text(`尽快，预计 ${told}`, { size: 'tall', isBold: true })];
  const way = order.type === 'delivery' ? '送达' : '取餐';
  return [
    text(`预约 ${told} ${way}`, { size: 'tall', isBold: true }),
    text(`${clockOf(new Date(order.wantedAt), new Date(order.estimatedAt))} 开始备餐`),
  ];
}

function dishesToCook({ lines, setMealId }: KitchenTicketOrder): KitchenTicketBlock[] {
  const blocks = lines.flatMap((line) => {
    const left = line.quantity - line.refunded;
    if (left === 0) return [text(goneWords(line))];
    return [
      text(`${left} × ${line.nameZh}`, { size: 'tall', isBold: true }),
      ...conflictsOf(line),
      ...chosenOf(line, setMealId !== null).map((chosen) => text(`   ${chosen}`, { size: 'tall' })),
      ...(line.refunded > 0 ? [text(goneWords(line))] : []),
    ];
  });
  const pieces = lines.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0);
  return [...blocks, text(`共 ${pieces} 份`, { isBold: true })];
}

function remarkOf(order: KitchenTicketOrder, { printable }: TicketWords): KitchenTicketBlock[] {
  const { remark, remarkPhrases, cutlery } = order;
  const blocks = [
    ...(remarkPhrases.length > 0
      ? [
          text(`备注：${remarkPhrases.map((phrase) => remarkPhraseZh[phrase]).join('、')}`, {
            size: 'tall',
            isBold: true,
          }),
        ]
      : []),
    ...(remark === null ? [] : ownWords(remarkWords(remark, order), printable)),
    ...messagesAboutDiet(order).flatMap((words) => ownWords(words, printable)),
    ...(cutlery === null ? [] : [text(cutlery === 0 ? '不需要餐具' : `餐具 ${cutlery} 套`, { isBold: true })]),
  ];
  return blocks.length > 0 ? [...blocks, rule] : [];
}

/** Text that the guest wrote, with its Chinese translation. `chinese` is null if the guest wrote Chinese. */
type OwnWords = {
  readonly label: string;
  readonly original: string;
  readonly written: Language;
  readonly chinese: TranslatedText | null;
};

function remarkWords(remark: string, { guestLanguage, remarkInChinese }: KitchenTicketOrder): OwnWords {
  const written = detectLanguage(remark, isLanguage(guestLanguage) ? guestLanguage : defaultLanguage);
  return { label: '客人备注', original: remark, written, chinese: remarkInChinese };
}

/** Messages in the guest's own words that may mention an allergy (rule ordering-124). */
const messagesAboutDiet = ({ messages = [] }: KitchenTicketOrder): readonly OwnWords[] =>
  messages.flatMap(({ from, ownWords: said }) =>
    from === 'member' && said?.isAboutDiet
      ? [{ label: '客人消息', original: said.text, written: said.language, chinese: said.translated }]
      : [],
  );

/**
 * Prints the Chinese translation in large type. The original text follows, because a machine translation may be wrong.
 */
function ownWords(words: OwnWords, printable: TicketWords['printable']): KitchenTicketBlock[] {
  const { label, original, written, chinese } = words;
  if (written === 'zh-CN') return [text(`${label}：`), text(printable(original) ?? '请看接单屏', { isBold: true })];
  const language = languageZh[written];
  if (!chinese || chinese.text === null) return untranslated(words, printable);
  const by = chinese.by === 'machine' ? '，机器翻译' : '';
  const rest = chinese.rest === null ? null : (printable(chinese.rest) ?? '打印机没有这种文字，请看接单屏');
  return [
    text(`${label}（${language}${by}）：`),
    text(chinese.text, { size: 'tall', isBold: true }),
    ...(rest === null ? originalOf(original, printable) : [text(`未翻译：${rest}`, { isBold: true })]),
  ];
}

function untranslated(
  { label, original, written }: OwnWords,
  printable: TicketWords['printable'],
): KitchenTicketBlock[] {
  const language = languageZh[written];
  const words = printable(original);
  if (words === null) return [text(`${label}为${language}，打印机没有这种文字：请看接单屏`, { isBold: true })];
  return [text(`${label}（${language}原文，未翻译，可在接单屏查看）：`), text(words, { isBold: true })];
}

function originalOf(remark: string, printable: TicketWords['printable']): KitchenTicketBlock[] {
  const words = printable(remark);
  return words === null ? [] : [text(`原文：${words}`)];
}
