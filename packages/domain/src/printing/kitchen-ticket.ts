import { conflictsZh, orderDietLinesZh } from '../catalogue/diet/diet-words-zh.ts';
import { defaultLanguage, isLanguage, type Language } from '../language.ts';
import { guestWordsOf } from '../ordering/messages/own-words.ts';
import { kitchenCallNumber } from '../ordering/order-number.ts';
import { orderWayOf, orderWayZh } from '../ordering/order-ways.ts';
import { remarkPhraseZh } from '../ordering/remark-phrases.ts';
import { shanghaiDate, shanghaiMinutes } from '../shanghai-time.ts';
import { detectLanguage } from '../translation/detect-language.ts';
import type { TranslatedText } from '../translation/translated-text.ts';
import { replacementCharacter } from './gb18030.ts';
import type {
  KitchenTicketBlock,
  KitchenTicketKind,
  KitchenTicketOrder,
  KitchenTicketTextSize,
} from './ticket-order.ts';

type TicketWords = {
  readonly kind: KitchenTicketKind;
  readonly printedAt: Date;
  /** True if the ticket was printed before, or may have been. */
  readonly isCopy: boolean;
  /** Converts a text to characters that the printer has. Null if the printer lacks a letter. */
  readonly printable: (text: string) => string | null;
};

/**
 * Rule printing-1: content of a ticket from top to bottom. Ingredients that the guest avoids come before the dishes.
 */
export function kitchenTicketBlocks(order: KitchenTicketOrder, words: TicketWords): readonly KitchenTicketBlock[] {
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
    ...(words.kind === 'receipt' ? [text(order.shopNameZh, { align: 'center' })] : []),
    ...dueOf(order, words.printedAt),
    rule,
    ...(words.kind === 'kitchen' ? dishesToCook(order) : dishesWithAmounts(order)),
    rule,
    ...remarkOf(order, words),
    ...(words.kind === 'receipt' ? [...sumsOf(order), ...guestOf(order, words), qrOf(order)] : []),
    text(`${order.number}  ${clockOf(words.printedAt, words.printedAt)} 打印`, { align: 'center' }),
    { kind: 'cut' },
  ];
}

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

type Look = { readonly size?: KitchenTicketTextSize; readonly isBold?: boolean; readonly align?: 'start' | 'center' };

const text = (words: string, { size = 'normal', isBold = false, align = 'start' }: Look = {}): KitchenTicketBlock => ({
  kind: 'text',
  text: words,
  size,
  isBold,
  align,
});

const rule: KitchenTicketBlock = { kind: 'rule' };

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

/** The time in China: 18:05 for today, 11-22 18:05 for any other day. */
function clockOf(instant: Date, now: Date): string {
  const minutes = Math.floor(shanghaiMinutes(instant)) % 1_440;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const day = shanghaiDate(instant);
  return day === shanghaiDate(now) ? clock : `${day.slice(5)} ${clock}`;
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

function conflictsOf({ conflicts }: KitchenTicketOrder['lines'][number]): KitchenTicketBlock[] {
  const words = conflictsZh(conflicts);
  return words === '' ? [] : [text(`！${words}（客人忌口）`, { size: 'tall', isBold: true })];
}

/**
 * Each dish of a set meal gets a separate line, because it is cooked like any other dish. Options of a dish share one
 * line.
 */
const chosenOf = ({ chosenZh }: KitchenTicketOrder['lines'][number], isSetMeal: boolean): readonly string[] =>
  isSetMeal || chosenZh.length === 0 ? chosenZh.map((dish) => `· ${dish}`) : [chosenZh.join('、')];

const goneWords = ({ nameZh, refunded }: KitchenTicketOrder['lines'][number]): string =>
  `（${nameZh} 已退 ${refunded} 份，不用出餐）`;

const dishesWithAmounts = ({ lines, setMealId }: KitchenTicketOrder): KitchenTicketBlock[] =>
  lines.flatMap((line) => [
    { kind: 'row', start: `${line.nameZh} ×${line.quantity}`, end: yuan(line.amount), isBold: true },
    ...(line.refunded < line.quantity ? conflictsOf(line) : []),
    ...chosenOf(line, setMealId !== null).map((chosen) => text(`  ${chosen}`)),
    ...(line.refunded > 0 ? [text(goneWords(line))] : []),
  ]);

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

const languageZh: Readonly<Record<Language, string>> = {
  en: '英语',
  ja: '日语',
  ko: '韩语',
  ru: '俄语',
  ur: '乌尔都语',
  ar: '阿拉伯语',
  fr: '法语',
  de: '德语',
  'zh-CN': '中文',
};

/** Words of the guest. `chinese` is null for Chinese words. */
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

/** Prints the translated words in large type. The original follows, because a machine translation may be wrong. */
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

/** The amounts of the receipt in the order of the calculation. Zero amounts are omitted. */
function sumsOf({
  goods,
  reductions,
  packageFee,
  deliveryFee,
  refundedAmount,
}: KitchenTicketOrder): KitchenTicketBlock[] {
  const row = (start: string, amount: number, isBold = false): KitchenTicketBlock[] =>
    amount === 0 && !isBold ? [] : [{ kind: 'row', start, end: yuan(amount), isBold }];
  return [
    ...row('菜品合计', goods),
    ...row('优惠', -reductions),
    ...row('打包费', packageFee),
    ...row('配送费', deliveryFee),
    ...row('客人实付', goods - reductions + packageFee + deliveryFee, true),
    ...row('已退给客人', -refundedAmount),
    rule,
  ];
}

const yuan = (amount: number): string => {
  const fen = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
};

/**
 * The contact lines of a receipt. The receipt is on the bag, where many people see it, so it omits the address and
 * shows only the last digits of the phone number.
 */
function guestOf({ contactName, contactPhone, placedAt }: KitchenTicketOrder, { printable, printedAt }: TicketWords) {
  const name = printable(contactName) ?? '';
  const phone = contactPhone === null ? '' : `尾号 ${contactPhone.slice(-4)}`;
  return [
    ...(name === '' && phone === '' ? [] : [text(['客人', name, phone].filter((part) => part !== '').join(' '))]),
    text(`下单 ${clockOf(new Date(placedAt), printedAt)}`),
  ];
}

/**
 * A QR code with which staff open the order. The QR code contains the order number and not the guest's pick-up code,
 * because anyone may hold the receipt.
 */
const qrOf = ({ number }: KitchenTicketOrder): KitchenTicketBlock => ({ kind: 'qr', text: number });
