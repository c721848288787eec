import { type Fen, fen } from '../../fen.ts';
import { hasHan } from './plain-print.ts';

/** A price and the size of the dish that has this price, as the menu prints it. `size` is null for a single price. */
export type PrintedPrice = { readonly size: string | null; readonly price: Fen };

/** `name` is the text without its prices. `isAsked` is true if the menu states a price of the day. */
export type PricedText = { readonly name: string; readonly prices: readonly PrintedPrice[]; readonly isAsked: boolean };

// Characters that text recognition returns instead of digits.
const slips: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  〇: '0',
  口: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  了: '7',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
};
const slip = `OoDQ〇口lIi|!ZzSs了TBgq`;
const amount = `(?<amount>[\\d${slip}]{1,5}(?:\\s?[.,]\\s?[\\d${slip}]{1,2})?)`;
const sign = String.raw`(?<sign>[¥￥$Y半羊]?)`;
const size = String.raw`(?<size>(?:特大|大|中|小|[半整一两二三四双]|\d{1,2})(?:份|碗|杯|例|盘|锅|只|打|瓶|扎|笼|斤)|特大|[大中小]|例|位)?`;
const unit = String.raw`(?<unit>\s?[元圆块]|(?:\s?[元圆块])?\s?[/1l|每]\s?(?:份|位|人|个|只|条|碗|杯|瓶|斤|两|例|盘|串|扎|听|罐|锅|打|克|件|笼|壶|张|块|根|盒))?`;
const priceAtEnd = new RegExp(`(?<before>^|.*?)(?<gap>\\s*)${size}\\s?[:=]?\\s?${sign}\\s?${amount}${unit}\\s?$`, 'u');
const priceAtStart = new RegExp(`^(?<sign>[¥￥$]?)\\s?${amount}${unit}(?<gap>\\s*)(?<rest>.*)$`, 'u');
const onlyAmounts = new RegExp(`^[\\d${slip}.,\\s¥$]+$`, 'u');
/**
 * Text recognition reads ¥ as similar characters, such as 羊, 土 or #. No dish name consists of one character before
 * digits.
 */
const misreadSign = new RegExp(`^[^\\d${slip}(](?=\\s?\\d[\\d${slip}.,]*(?:元|/|$))`, 'u');
const ofTheDay = /[(\s]*(?:时价|市价|面议|询价)\)?$/u;

/** Reads the prices before or after a name as menus print them: 38, ¥38, 38元/份, 大38 小28. */
export function parsePrintedPrices(text: string): PricedText {
  const asked = text.replace(ofTheDay, '').trim();
  if (asked !== text) return { name: asked, prices: [], isAsked: true };
  const ending = readEnding(onlyAmounts.test(text) ? text.replaceAll(' ', '') : text.replace(misreadSign, ''));
  if (ending.prices.length > 0) return { ...ending, isAsked: false };
  const { groups } = priceAtStart.exec(text) ?? {};
  const price = fenOf(groups?.['amount'] ?? '', !hasHan(text));
  const isPriced =
    groups !== undefined && (groups['sign'] || groups['unit'] || groups['gap']) && hasHan(groups['rest'] ?? '');
  if (price === null || !isPriced) return { name: text, prices: [], isAsked: false };
  return { name: groups['rest'] ?? '', prices: [{ size: null, price }], isAsked: false };
}

function readEnding(text: string): Pick<PricedText, 'name' | 'prices'> {
  const prices: PrintedPrice[] = [];
  let name = text;
  for (;;) {
    const { groups } = priceAtEnd.exec(name) ?? {};
    const before = (groups?.['before'] ?? '').replace(/[\s/、,;+-]+$/u, '');
    const isAlone = !/\p{L}/u.test(before) || prices.length > 0;
    const price = fenOf(groups?.['amount'] ?? '', isAlone);
    if (groups === undefined || price === null || !isPriceOf(groups, { before, price, isAlone })) break;
    prices.unshift({ size: sizeOf(groups['size']), price });
    name = before;
  }
  return { name, prices };
}

type Around = { readonly before: string; readonly price: Fen; readonly isAlone: boolean };

/**
 * A number without a space before it is not always a price. In 套餐2 it is part of the name, because no meal costs two
 * yuan. In (5串) it counts skewers.
 */
function isPriceOf(groups: Record<string, string | undefined>, { before, price, isAlone }: Around): boolean {
  if (/\([^)]*$/u.test(before)) return false;
  if (groups['sign'] || groups['unit'] || groups['size'] || isAlone) return true;
  return hasHan(before) && price >= (groups['gap'] === '' ? 300 : 100);
}

const sizeOf = (written: string | undefined): string | null => {
  if (written === undefined || written === '') return null;
  return /^(?:特大|[大中小])$/u.test(written) ? `${written}份` : written;
};

/**
 * Converts a printed price to fen. Null if no character is a digit. `mayHaveSlips` is true for a price without a name,
 * in which misread digits are corrected.
 */
function fenOf(written: string, mayHaveSlips: boolean): Fen | null {
  const digits = [...written.replaceAll(' ', '')].map((each) => (mayHaveSlips ? (slips[each] ?? each) : each)).join('');
  const [, yuan, rest = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (yuan === undefined || !/\d/.test(written)) return null;
  return fen(Number(yuan) * 100 + Number(rest.padEnd(2, '0')));
}
