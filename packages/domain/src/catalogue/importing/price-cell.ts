import { type Fen, fen } from '../../fen.ts';
import { failure, type Result, success } from '../../result.ts';
import { plainCell } from './cell-text.ts';

/** Dearer than any dish: a number that slipped. As much as the dish editor takes. */
export const priceMost: Fen = fen(10_000_000);

export type PriceProblem = 'price_unreadable' | 'price_too_precise' | 'price_negative' | 'price_too_high';

/** "38", "¥38.50", "３８元", "1,280", "38元/份": yuan, of which fen are the last decimals. */
export function readPrice(cell: string): Result<Fen, PriceProblem> {
  const found = written.exec(plainCell(cell).replaceAll(' ', ''));
  const [, before = '', behind = '', whole = '', decimals = ''] = found ?? [];
  if (whole === '') return failure('price_unreadable');
  const fraction = decimals.replace(/0+$/, '');
  if (fraction.length > 2) return failure('price_too_precise');
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const amount = digits.length > 9 ? Number.POSITIVE_INFINITY : Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
  if (before + behind !== '' && amount > 0) return failure('price_negative');
  return amount > priceMost ? failure('price_too_high') : success(fen(amount));
}

/** As one types it: "12" and "12.50". */
export const writePrice = (amount: Fen | number): string =>
  amount % 100 === 0 ? String(amount / 100) : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const written =
  /^([-−–]?)(?:[¥$]|rmb|cny|人民币)?([-−–]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(?:元|块|圆|rmb|cny|yuan)?(?:整|\/(?:份|例|位|碗|盘|个|只|杯|瓶))?$/iu;
