import { type Fen, fen } from '../../fen.ts';
import { failure, type Result, success } from '../../result.ts';
import { normalizeCell } from './cell-text.ts';

/** Maximum price of a dish, equal to the limit in the dish editor. A higher price is probably a typing mistake. */
export const maxDishPrice: Fen = fen(10_000_000);

export type PriceProblem = 'price_unreadable' | 'price_too_precise' | 'price_negative' | 'price_too_high' | PriceKind;

/** Kinds of prices that are not fixed. The restaurant must decide about the row. */
type PriceKind = 'price_market' | 'price_by_weight' | 'price_range';

/** Reads a price in yuan with fen as decimals: "38", "¥38.50", "３８元", "1,280", "38元/份". */
export function parsePrice(cell: string): Result<Fen, PriceProblem> {
  const found = written.exec(normalizeCell(cell).replaceAll(' ', ''));
  const [, before = '', behind = '', whole = '', decimals = ''] = found ?? [];
  if (whole === '') return failure(kindOf(normalizeCell(cell)));
  const fraction = decimals.replace(/0+$/, '');
  if (fraction.length > 2) return failure('price_too_precise');
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const amount = digits.length > 9 ? Number.POSITIVE_INFINITY : Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
  if (before + behind !== '' && amount > 0) return failure('price_negative');
  return amount > maxDishPrice ? failure('price_too_high') : success(fen(amount));
}

const marketPrice =
  /时价|時價|时令价|市价|市價|面议|面議|电询|另议|当日价|浮动价|时价为准|market|seasonal|(?:^|[^a-z])m\.?p\.?$|ask/iu;
const byWeight = /\d.*(?:斤|两|兩|克|公两|磅|kg|g|lb|lbs|oz|ml|pound|gram|kilo)\.?\)?$/iu;
const severalPrices = /\d\s*(?:起|元起|\+)$|\d\D{0,3}[-~–—/|至到、]\D{0,3}\d|^(?:from|ab|起)\s*\D{0,3}\d/iu;

/** The reason why a text contains no fixed price. A date or "12,5" is unreadable. */
function kindOf(text: string): PriceProblem {
  if (marketPrice.test(text)) return 'price_market';
  if (/^\d{4}-\d/.test(text)) return 'price_unreadable';
  if (byWeight.test(text)) return 'price_by_weight';
  return severalPrices.test(text) ? 'price_range' : 'price_unreadable';
}

/** Writes a price as a plain number: "12" or "12.50". */
export const formatPrice = (amount: Fen | number): string =>
  amount % 100 === 0 ? String(amount / 100) : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const written =
  /^([-−–]?)(?:[¥$]|rmb|cny|人民币)?([-−–]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(?:元|块|圆|rmb|cny|yuan)?(?:整|\/(?:份|例|位|碗|盘|个|只|杯|瓶))?$/iu;
